import { scriptIntegrity } from './script-integrity.ts';

const BASE = '/releases/mfe-print/1/client/';
const ENTRY = `${BASE}remoteEntry.js`;
const CHUNK = `${BASE}print-hub-page.js`;
const releases = { 'mfe-print': { version: '1', base: BASE, entry: ENTRY, paths: ['/KaagazzPrint'], menu: {} } };

let integrity: Record<string, string>;
let asked: string[];
let answer: () => { ok: boolean };
beforeEach(() => {
  integrity = { [ENTRY]: 'sha384-entry' };
  asked = [];
  answer = () => Response.json({ [ENTRY]: 'sha384-entry', [CHUNK]: 'sha384-hub' });
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    asked.push(url as string);
    return Promise.resolve(answer() as Response);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

it('learns the scripts of a section when it is entered, once', async () => {
  const knowScriptsOf = scriptIntegrity({ releases, integrity });

  await knowScriptsOf('mfe-print');
  await knowScriptsOf('mfe-print');

  expect(integrity).toEqual({ [ENTRY]: 'sha384-entry', [CHUNK]: 'sha384-hub' });
  expect(asked).toEqual([`${BASE}integrity.json`]);
});

it('has the browser fetch what the section begins with meanwhile', async () => {
  await scriptIntegrity({ releases, integrity })('mfe-print');

  const preload = document.querySelector('link[rel=preload]');
  expect(preload?.getAttribute('href')).toBe(ENTRY);
  expect(preload).toHaveProperty('integrity', 'sha384-entry');
});

it('takes what the document asked for, and fetches nothing besides', async () => {
  const list = `${BASE}integrity.json`;
  const knowScriptsOf = scriptIntegrity({
    releases,
    integrity,
    asked: new Map([[list, Promise.resolve(answer() as Response)]]),
  });

  await Promise.all([knowScriptsOf('mfe-print'), knowScriptsOf('mfe-print')]);

  expect(integrity[CHUNK]).toBe('sha384-hub');
  expect(asked).toEqual([]);
  expect(document.querySelector('link[rel=preload]')).toBeNull();
});

it('asks itself when what the document asked for does not come', async () => {
  const lost = Promise.reject<Response>(new TypeError('Failed to fetch'));
  const knowScriptsOf = scriptIntegrity({ releases, integrity, asked: new Map([[`${BASE}integrity.json`, lost]]) });

  await expect(knowScriptsOf('mfe-print')).rejects.toThrow('Failed to fetch');
  await knowScriptsOf('mfe-print');

  expect(integrity[CHUNK]).toBe('sha384-hub');
});

it('tries again after the hashes did not arrive', async () => {
  const knowScriptsOf = scriptIntegrity({ releases, integrity });
  const there = answer;
  answer = () => new Response('', { status: 502 });

  await expect(knowScriptsOf('mfe-print')).rejects.toThrow('mfe-print');
  answer = there;
  await knowScriptsOf('mfe-print');

  expect(integrity[CHUNK]).toBe('sha384-hub');
});
