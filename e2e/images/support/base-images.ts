import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { aptInstall, findProgram } from '../../../shared/tooling/local/src/test/installed-programs.ts';
import { buildah, execute } from './container.ts';

const DEBIAN = 'docker.io/library/debian:bookworm-slim';
const NODE = 'docker.io/library/node:24-bookworm-slim';

/**
 * Pulls the base images of deploy/Containerfile, or builds them from Debian packages if no registry
 * is reachable.
 */
export async function provideBaseImages(): Promise<void> {
  if (!findProgram(['buildah'])) await aptInstall('buildah', 'crun', 'uidmap');
  try {
    await buildah('pull', '--quiet', '--policy=ifmissing', DEBIAN);
    await buildah('pull', '--quiet', '--policy=ifmissing', NODE);
  } catch {
    await makeDebian();
    await makeNode();
  }
}

async function makeDebian(): Promise<void> {
  if (!findProgram(['mmdebstrap'])) await aptInstall('mmdebstrap');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kaagazz-debian-'));
  try {
    const archive = path.join(folder, 'debian.tar');
    const withoutDocs = ['doc', 'man', 'locale'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`);
    await execute('mmdebstrap', '--quiet', '--variant=minbase', ...withoutDocs, 'bookworm', archive);
    const container = await buildah('from', 'scratch');
    await buildah('add', '--quiet', container, archive);
    await commit(container, DEBIAN);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function makeNode(): Promise<void> {
  const container = await buildah('from', DEBIAN);
  const npmScript = await execute('readlink', '--canonicalize', findProgram(['npm']) ?? 'npm');
  await buildah('copy', '--quiet', container, process.execPath, '/usr/local/bin/node');
  await buildah('copy', '--quiet', container, path.resolve(npmScript, '../..'), '/usr/local/lib/node_modules/npm');
  const link = 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm';
  await buildah('run', '--isolation=chroot', container, '--', 'sh', '-c', link);
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (certificates) await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container);
  await commit(container, NODE);
}

async function commit(container: string, image: string): Promise<void> {
  await buildah('commit', '--quiet', '--rm', container, image);
}
