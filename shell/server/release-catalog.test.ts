import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { ReleaseCatalog } from './release-catalog.ts';

let directory: string;
let catalog: ReleaseCatalog | undefined;
const log = { info: jest.fn(), error: jest.fn() };

function publish(app: string, version: string, over: object = {}): void {
  const folder = path.join(directory, app, version);
  fs.mkdirSync(folder, { recursive: true });
  const release = {
    app,
    version,
    contract: 1,
    paths: ['/products'],
    ownDocuments: [],
    entry: 'client/remoteEntry.js',
    server: 'server/index.cjs',
    chunks: {},
    files: { 'server/index.cjs': { integrity: 'sha384-x' } },
  };
  fs.writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ ...release, ...over }));
}

function rollOut(apps: Record<string, string> | string): void {
  const text =
    typeof apps === 'string'
      ? apps
      : JSON.stringify({ apps: Object.fromEntries(Object.entries(apps).map(([app, stable]) => [app, { stable }])) });
  fs.writeFileSync(path.join(directory, 'rollout.json'), text);
}

const servedVersions = () => Object.values(catalog?.served ?? {}).map(({ app, version }) => `${app} ${version}`);

async function until(true_: () => boolean): Promise<void> {
  for (let i = 0; i < 60 && !true_(); i++) await pause(50);
}

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  jest.clearAllMocks();
  publish('shell', '1.0.0-a');
  publish('mfe-shop', '1.0.0-a');
  publish('mfe-shop', '1.0.0-b');
  rollOut({ shell: '1.0.0-a', 'mfe-shop': '1.0.0-a' });
});

afterEach(() => {
  catalog?.close();
  fs.rmSync(directory, { recursive: true });
});

it('serves what the rollout names, and takes a change without a restart', async () => {
  catalog = new ReleaseCatalog(directory, log);
  expect(servedVersions()).toEqual(['shell 1.0.0-a', 'mfe-shop 1.0.0-a']);

  rollOut({ shell: '1.0.0-a', 'mfe-shop': '1.0.0-b' });
  await until(() => servedVersions().includes('mfe-shop 1.0.0-b'));

  expect(servedVersions()).toEqual(['shell 1.0.0-a', 'mfe-shop 1.0.0-b']);
});

it.each([
  ['is half written', '{"apps":{"shell":'],
  ['names a release that is not there', { shell: '1.0.0-a', 'mfe-shop': '9.9.9' }],
  ['names no shell', { 'mfe-shop': '1.0.0-b' }],
])('keeps the last good set, loudly, when the rollout %s', async (_case, broken) => {
  catalog = new ReleaseCatalog(directory, log);

  rollOut(broken);
  await until(() => log.error.mock.calls.length > 0);

  expect(servedVersions()).toEqual(['shell 1.0.0-a', 'mfe-shop 1.0.0-a']);
  expect(log.error).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('last good one stays'));
});

it('refuses a release that says it is another one', () => {
  publish('mfe-shop', '1.0.0-b', { app: 'mfe-print' });
  rollOut({ shell: '1.0.0-a', 'mfe-shop': '1.0.0-b' });

  expect(() => new ReleaseCatalog(directory, log)).toThrow('describes mfe-print');
});
