import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Release } from '@kaagazz/releases';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../../..');

let releases: string;

/** The build as a team runs it. @returns the version that it made */
async function build(app: string, folder: string): Promise<{ version: string; printed: string }> {
  const { stdout } = await run('node', ['shared/build/src/main.ts', app, '--releases', folder], { cwd: root });
  return { version: stdout.split(' ')[1] ?? '', printed: stdout };
}

async function read(folder: string, version: string): Promise<Release> {
  return JSON.parse(await fs.readFile(path.join(folder, 'mfe-print', version, 'release.json'), 'utf8')) as Release;
}

beforeAll(async () => (releases = await fs.mkdtemp(path.join(os.tmpdir(), 'releases-'))));
afterAll(() => fs.rm(releases, { recursive: true }));

it('makes the same release of the same source, with the true hash of every file', async () => {
  const [one, other] = [path.join(releases, 'one'), path.join(releases, 'other')];

  const first = await build('mfe-print', one);
  const second = await build('mfe-print', other);

  const release = await read(one, first.version);
  expect(second.version).toBe(first.version);
  expect(await read(other, second.version)).toEqual(release);
  expect(release.paths).toContain('/KaagazzPrint');
  for (const [name, { integrity, bytes }] of Object.entries(release.files)) {
    const content = await fs.readFile(path.join(one, 'mfe-print', first.version, name));
    expect([name, content.length, `sha384-${createHash('sha384').update(content).digest('base64')}`]).toEqual([
      name,
      bytes,
      integrity,
    ]);
  }

  expect((await build('mfe-print', one)).printed).toContain('unchanged');
}, 180_000);

it('says in one line what it does not know', async () => {
  const refused = await build('mfe-nothing', releases).catch((error: unknown) => error);

  expect(refused).toHaveProperty('code', 2);
  expect((refused as { stderr: string }).stderr).toContain('apps: shell');
});
