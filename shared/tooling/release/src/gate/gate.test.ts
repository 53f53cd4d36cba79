import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { FolderStorage, ReleaseRegistry } from '@kaagazz/releases';

import { writeTinyRelease } from '../../../../releases/src/testing/tiny-release.ts';
import { runGate } from './gate.ts';
import type { GateReport } from './gate.ts';

const NOBODY = 'http://127.0.0.1:9';

let releases: string;
let registry: ReleaseRegistry;

beforeEach(async () => {
  releases = await fs.mkdtemp(path.join(os.tmpdir(), 'gate-'));
  registry = new ReleaseRegistry(new FolderStorage(releases));
});
afterEach(() => fs.rm(releases, { recursive: true }));

async function gate(over: Partial<Parameters<typeof runGate>[0]> = {}): Promise<GateReport> {
  const { version } = await writeTinyRelease(releases);
  return runGate({ registry, app: 'mfe-print', version, apiUrl: NOBODY, browser: false, ...over });
}

const check = ({ checks }: GateReport, name: string) => checks.find((each) => each.name === name);
const live = (apps: object) => fs.writeFile(path.join(releases, 'rollout.json'), JSON.stringify({ apps }));

it('lets the very first release in, and says what could not be looked at', async () => {
  const report = await gate();

  expect(report.failures).toEqual([]);
  expect(check(report, 'pages on the server')).toMatchObject({ passed: true, notChecked: 'no shell is live yet' });
});

it.each<[string, (folder: string) => Promise<void>, string]>([
  ['is missing', (folder) => fs.rm(path.join(folder, 'client/remoteEntry.js')), 'client/remoteEntry.js is missing'],
  [
    'is another',
    (folder) => fs.appendFile(path.join(folder, 'server/main.cjs'), ' '),
    'server/main.cjs is not the file that was built',
  ],
  ['has no compressed form', (folder) => fs.rm(path.join(folder, 'client/remoteEntry.js.br')), 'remoteEntry.js.br'],
])('names a file that %s, and draws no page', async (_fault, harm, said) => {
  const { version } = await writeTinyRelease(releases);
  await harm(path.join(releases, 'mfe-print', version));

  const report = await runGate({ registry, app: 'mfe-print', version, apiUrl: NOBODY, browser: false });

  expect(report.passed).toBe(false);
  expect(report.failures).toEqual([expect.stringContaining(said)]);
  expect(check(report, 'pages on the server')?.notChecked).toBe('files are missing');
});

it('says in one line that no api answers', async () => {
  await writeTinyRelease(releases, { app: 'shell', version: '1.0.0-shell' });
  await live({ shell: { stable: '1.0.0-shell' } });

  const report = await gate();

  expect(report.failures).toEqual([
    `pages on the server: no api answers at ${NOBODY}: name a running api with API_URL`,
  ]);
  expect(check(report, 'pages in a browser')?.passed).toBe(true);
});

it('takes a release from another folder than the one that is served', async () => {
  const elsewhere = await fs.mkdtemp(path.join(os.tmpdir(), 'built-'));
  const { version } = await writeTinyRelease(elsewhere, { version: '2.0.0-new' });

  const report = await gate({ version, from: elsewhere });
  await fs.rm(elsewhere, { recursive: true });

  expect(report.passed).toBe(true);
  await expect(gate({ version: '9.9.9' })).rejects.toMatchObject({ code: 'UNKNOWN_VERSION' });
});

it('does not let a live release that is broken keep the next one of its app out, and names a broken one of another app', async () => {
  await live({ 'mfe-print': { stable: '0.9.0-lost' } });
  expect((await gate()).passed).toBe(true);

  await live({ 'mfe-shop': { stable: '0.9.0-lost' } });
  await expect(gate()).rejects.toThrow('there is no release 0.9.0-lost of mfe-shop');
});

it('changes nothing', async () => {
  await writeTinyRelease(releases);
  const before = await fs.readdir(releases, { recursive: true });

  await gate();

  expect(await fs.readdir(releases, { recursive: true })).toEqual(before);
});
