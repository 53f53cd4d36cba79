import { scriptIntegrity } from './script-integrity.ts';

const BASE = '/releases/mfe-print/1/client/';
const ENTRY = `${BASE}remoteEntry.js`;
const CHUNK = `${BASE}print-hub-page.js`;
const releases = { 'mfe-print': { version: '1', base: BASE, entry: ENTRY, paths: ['/KaagazzPrint'], menu: {} } };

let integrity: Record<string, string>;
let fetchedUrls: string[];
let respond: () => { ok: boolean };
beforeEach(() => {
  integrity = { [ENTRY]: 'sha384-entry' };
  fetchedUrls = [];
  respond = () => Response.json({ [ENTRY]: 'sha384-entry', [CHUNK]: 'sha384-hub' });
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    fetchedUrls.push(url as string);
    return Promise.resolve(respond() as Response);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

it('requests a section’s integrity hashes only once', async () => {
  const loadIntegrity = scriptIntegrity({ releases, integrity });

  await loadIntegrity('mfe-print');
  await loadIntegrity('mfe-print');

  expect(integrity).toEqual({ [ENTRY]: 'sha384-entry', [CHUNK]: 'sha384-hub' });
  expect(fetchedUrls).toEqual([`${BASE}integrity.json`]);
});

it('preloads the section’s entry script', async () => {
  await scriptIntegrity({ releases, integrity })('mfe-print');

  const preload = document.querySelector('link[rel=preload]');
  expect(preload?.getAttribute('href')).toBe(ENTRY);
  expect(preload).toHaveProperty('integrity', 'sha384-entry');
});

it('uses prefetched integrity hashes instead of requesting them', async () => {
  const url = `${BASE}integrity.json`;
  const loadIntegrity = scriptIntegrity({
    releases,
    integrity,
    prefetched: new Map([[url, Promise.resolve(respond() as Response)]]),
  });

  await Promise.all([loadIntegrity('mfe-print'), loadIntegrity('mfe-print')]);

  expect(integrity[CHUNK]).toBe('sha384-hub');
  expect(fetchedUrls).toEqual([]);
  expect(document.querySelector('link[rel=preload]')).toBeNull();
});

it('requests the integrity hashes again if prefetching them failed', async () => {
  const failed = Promise.reject<Response>(new TypeError('Failed to fetch'));
  const loadIntegrity = scriptIntegrity({
    releases,
    integrity,
    prefetched: new Map([[`${BASE}integrity.json`, failed]]),
  });

  await expect(loadIntegrity('mfe-print')).rejects.toThrow('Failed to fetch');
  await loadIntegrity('mfe-print');

  expect(integrity[CHUNK]).toBe('sha384-hub');
});

it('requests the integrity hashes again after a failed response', async () => {
  const loadIntegrity = scriptIntegrity({ releases, integrity });
  const found = respond;
  respond = () => new Response('', { status: 502 });

  await expect(loadIntegrity('mfe-print')).rejects.toThrow('mfe-print');
  respond = found;
  await loadIntegrity('mfe-print');

  expect(integrity[CHUNK]).toBe('sha384-hub');
});
