import { once } from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { FolderStorage, ReleaseRegistry } from '@kaagazz/releases';

import { writeTinyRelease } from '../../../../releases/src/testing/tiny-release.ts';
import { runGate } from './gate.ts';
import type { GateReport } from './gate.ts';

const UNREACHABLE = 'http://127.0.0.1:9';

let releases: string;
let registry: ReleaseRegistry;

beforeEach(async () => {
  releases = await fs.mkdtemp(path.join(os.tmpdir(), 'gate-'));
  registry = new ReleaseRegistry(new FolderStorage(releases));
});
afterEach(() => fs.rm(releases, { recursive: true }));

async function gate(over: Partial<Parameters<typeof runGate>[0]> = {}): Promise<GateReport> {
  const { version } = await writeTinyRelease(releases);
  return runGate({
    registry,
    app: 'mfe-print',
    version,
    apiUrl: UNREACHABLE,
    browser: false,
    screenshots: releases,
    ...over,
  });
}

const check = ({ checks }: GateReport, name: string) => checks.find((each) => each.name === name);
const live = (apps: object) => fs.writeFile(path.join(releases, 'rollout.json'), JSON.stringify({ apps }));

it('the gate accepts the first release of an app', async () => {
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
])('rejects a release with a file that %s', async (_fault, damage, message) => {
  const { version } = await writeTinyRelease(releases);
  await damage(path.join(releases, 'mfe-print', version));

  const report = await runGate({
    registry,
    app: 'mfe-print',
    version,
    apiUrl: UNREACHABLE,
    browser: false,
    screenshots: releases,
  });

  expect(report.passed).toBe(false);
  expect(report.failures).toEqual([expect.stringContaining(message)]);
  expect(check(report, 'pages on the server')?.notChecked).toBe('files are missing');
});

it('the gate reports an unreachable api on a single line', async () => {
  await writeTinyRelease(releases, { app: 'shell', version: '1.0.0-shell' });
  await live({ shell: { stable: '1.0.0-shell' } });

  const report = await gate();

  expect(report.failures).toEqual([
    `pages on the server: no response from the api at ${UNREACHABLE}: set API_URL to a running api`,
  ]);
  expect(check(report, 'pages in a browser')?.passed).toBe(true);
});

it('the gate rejects a release that needs a newer api', async () => {
  const api = http.createServer((_request, response) => response.end('{"success":true,"apiVersion":12}'));
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  await writeTinyRelease(releases, { app: 'shell', version: '1.0.0-shell' });
  await live({ shell: { stable: '1.0.0-shell' } });
  const { version } = await writeTinyRelease(releases, { requires: { api: 13 } });

  const report = await runGate({ registry, app: 'mfe-print', version, apiUrl, browser: false, screenshots: releases });
  api.close();

  expect(report.failures).toEqual([
    `pages on the server: needs api version 13, but the api at ${apiUrl} has version 12: deploy the api first`,
  ]);
});

it('the gate can check a release that is stored outside the releases folder', async () => {
  const elsewhere = await fs.mkdtemp(path.join(os.tmpdir(), 'built-'));
  const { version } = await writeTinyRelease(elsewhere, { version: '2.0.0-new' });

  const report = await gate({ version, from: elsewhere });
  await fs.rm(elsewhere, { recursive: true });

  expect(report.passed).toBe(true);
  await expect(gate({ version: '9.9.9' })).rejects.toMatchObject({ code: 'UNKNOWN_VERSION' });
});

it('accepts a release that replaces a missing stable release', async () => {
  await live({ 'mfe-print': { stable: '0.9.0-lost' } });

  expect((await gate()).passed).toBe(true);
});

it('the gate throws if another app’s stable release is missing', async () => {
  await live({ 'mfe-shop': { stable: '0.9.0-lost' } });
  await expect(gate()).rejects.toThrow('there is no release 0.9.0-lost of mfe-shop');
});

it('the gate does not change the release storage', async () => {
  await writeTinyRelease(releases);
  const before = await fs.readdir(releases, { recursive: true });

  await gate();

  expect(await fs.readdir(releases, { recursive: true })).toEqual(before);
});
