import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { FolderStorage, integrityOf } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';

import { writeTinyRelease } from '../../../../releases/src/testing/tiny-release.ts';
import { provenanceOf, recordBuild } from './provenance.ts';

const APP = 'mfe-print';

let root: string;
let releases: string;

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'provenance-'));
  releases = path.join(root, 'releases');
  await fs.writeFile(path.join(root, 'package.json'), '{"name":"shop","version":"1.0.0","workspaces":["mfe-*"]}');
  await fs.mkdir(path.join(root, APP));
  await fs.writeFile(path.join(root, APP, 'package.json'), '{"name":"mfe-print","version":"1.0.0"}');
  await fs.mkdir(path.join(root, 'node_modules'));
  await fs.symlink(path.join(root, APP), path.join(root, 'node_modules', APP));
  git('init', '--quiet');
  commit('Add the print app');
});
afterEach(() => fs.rm(root, { recursive: true }));

function git(...options: string[]): string {
  const identity = ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.com', '-c', 'core.hooksPath=/dev/null'];
  return execFileSync('git', [...identity, ...options], { cwd: root, encoding: 'utf8' }).trim();
}

function commit(subject: string): string {
  git('add', 'package.json', APP);
  git('commit', '--quiet', '--message', subject);
  return git('rev-parse', 'HEAD');
}

async function build(version: string): Promise<Release> {
  const release = await writeTinyRelease(releases, { version });
  const folder = path.join(releases, APP, version);
  await recordBuild({ app: APP, folder, root, environment: { RELEASE_BUILDER: 'ci/print/482' } });
  return release;
}

it('a release records the commit and packages of its build', async () => {
  const storage = new FolderStorage(releases);
  const first = await build('1.0.0-a');
  const stable = await provenanceOf(storage, first, { before: undefined, root });
  await fs.writeFile(path.join(root, APP, 'price.ts'), '');
  const changed = commit('Show the price | of each format');
  await fs.writeFile(path.join(root, 'package.json'), '{"name":"shop","version":"1.0.1","workspaces":["mfe-*"]}');
  const last = commit('Change something outside of the app');
  await fs.appendFile(path.join(root, APP, 'price.ts'), ' ');

  const second = await build('1.0.1-b');
  const provenance = await provenanceOf(storage, second, { before: { ...first, provenance: stable }, root });

  const sbom = await fs.readFile(path.join(releases, APP, '1.0.1-b/sbom.json'));
  expect(JSON.parse(sbom.toString())).toMatchObject({ bomFormat: 'CycloneDX' });
  expect(provenance).toMatchObject({
    commit: last,
    author: 'Asha',
    modified: true,
    builder: 'ci/print/482',
    changes: [{ author: 'Asha', subject: 'Show the price | of each format' }],
    sbom: integrityOf(sbom),
  });
  expect(changed.startsWith(provenance?.changes[0]?.commit ?? 'none')).toBe(true);
});

it('a commit id that looks like an option is not passed to git', async () => {
  const first = await build('1.0.0-a');
  const storage = new FolderStorage(releases);
  const stable = await provenanceOf(storage, first, { before: undefined, root });
  const forged = { ...first, provenance: { ...stable!, commit: `--output=${root}/written` } };

  const provenance = await provenanceOf(storage, await build('1.0.1-b'), { before: forged, root });

  expect(provenance?.changes).toEqual([]);
  expect((await fs.readdir(root)).filter((name) => name.startsWith('written'))).toEqual([]);
});

it('no provenance is recorded for a build outside a git repository', async () => {
  await fs.rm(path.join(root, '.git'), { recursive: true });

  const release = await build('1.0.0-a');

  expect(await provenanceOf(new FolderStorage(releases), release, { before: undefined, root })).toBeUndefined();
});
