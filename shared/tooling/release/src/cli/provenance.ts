import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { Provenance, integrityOf } from '@kaagazz/releases';
import type { Release, ReleaseStorage } from '@kaagazz/releases';

const run = promisify(execFile);

const BUILD_FILE = 'provenance.json';
export const SBOM_FILE = 'sbom.json';
const MAX_CHANGES = 50;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const FIELD = '\u001F';

interface Build {
  app: string;
  folder: string;
  root: string;
  environment: NodeJS.ProcessEnv;
}

export async function recordBuild({ app, folder, root, environment }: Build): Promise<void> {
  if (existsSync(path.join(folder, BUILD_FILE))) return;
  const source = await sourceOf(root);
  if (!source) return;
  const sbom = await packagesOf(app, root);
  await fs.writeFile(path.join(folder, SBOM_FILE), sbom);
  const provenance: Provenance = {
    ...source,
    time: new Date().toISOString(),
    builder: environment.RELEASE_BUILDER || `${os.userInfo().username}@${os.hostname()}`,
    changes: [],
    sbom: integrityOf(sbom),
  };
  await fs.writeFile(path.join(folder, BUILD_FILE), `${JSON.stringify(provenance, null, 2)}\n`);
}

export async function provenanceOf(
  storage: ReleaseStorage,
  { app, version, provenance }: Release,
  { before, root }: { before: Release | undefined; root: string },
): Promise<Provenance | undefined> {
  if (provenance) return provenance;
  const content = await storage.read(`${app}/${version}/${BUILD_FILE}`);
  if (!content) return undefined;
  const built = Provenance.parse(JSON.parse(Buffer.from(content).toString('utf8')));
  const from = before?.provenance?.commit;
  return { ...built, changes: from === undefined ? [] : await changesBetween(root, app, from, built.commit) };
}

async function sourceOf(root: string): Promise<Pick<Provenance, 'commit' | 'author' | 'modified'> | undefined> {
  const log = await git(root, 'log', '-1', `--format=%H${FIELD}%an`);
  if (log === undefined) return undefined;
  const [commit = '', author = ''] = log.trim().split(FIELD);
  return { commit, author, modified: (await git(root, 'status', '--porcelain', '--untracked-files=no')) !== '' };
}

async function changesBetween(root: string, app: string, from: string, to: string): Promise<Provenance['changes']> {
  const folders = [app, 'shared'].filter((folder) => existsSync(path.join(root, folder)));
  const format = `--format=%h${FIELD}%an${FIELD}%s`;
  const range = `${from}..${to}`;
  const log = await git(root, 'log', `-${MAX_CHANGES}`, format, '--end-of-options', range, '--', ...folders);
  return (log ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(FIELD))
    .map(([commit = '', author = '', subject = '']) => ({ commit, author, subject }));
}

async function git(root: string, ...options: string[]): Promise<string | undefined> {
  try {
    return (await run('git', options, { cwd: root, maxBuffer: MAX_OUTPUT_BYTES })).stdout;
  } catch {
    return undefined;
  }
}

async function packagesOf(app: string, root: string): Promise<Buffer> {
  const isWorkspace = existsSync(path.join(root, app, 'package.json'));
  const options = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', ...(isWorkspace ? ['--workspace', app] : [])];
  const { stdout } = await run('npm', options, { cwd: root, maxBuffer: MAX_OUTPUT_BYTES });
  return Buffer.from(stdout);
}
