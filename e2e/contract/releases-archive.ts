import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const run = promisify(execFile);
const compress = promisify(zlib.brotliCompress);
const decompress = promisify(zlib.brotliDecompress);

/** The archive omits pictures and fonts, because they would make up most of its size. */
export const LEFT_OUT = /\.(woff2|png|avif|webp)$/;

interface Manifest {
  files: Record<string, { brotliBytes?: number }>;
}

export type StableReleases = Readonly<Record<string, string>>;

export async function stableReleases(releasesDir: string): Promise<StableReleases> {
  const rollout = await fs.readFile(path.join(releasesDir, 'rollout.json'), 'utf8');
  const { apps } = JSON.parse(rollout) as { apps: Record<string, { stable: string }> };
  return Object.fromEntries(Object.entries(apps).map(([app, { stable }]) => [app, stable]));
}

export async function packReleases(releasesDir: string, archive: string): Promise<void> {
  const draft = `${archive}.draft`;
  for (const [app, version] of Object.entries(await stableReleases(releasesDir))) {
    const from = path.join(releasesDir, app, version);
    const manifest = JSON.parse(await fs.readFile(path.join(from, 'release.json'), 'utf8')) as Manifest;
    const names = Object.keys(manifest.files).filter((name) => !LEFT_OUT.test(name));
    const files = names.map((name) => [name, { ...manifest.files[name], brotliBytes: undefined }] as const);
    for (const name of names) {
      const to = path.join(draft, app, version, name);
      await fs.mkdir(path.dirname(to), { recursive: true });
      await fs.copyFile(path.join(from, name), to);
    }
    const packed = { ...manifest, files: Object.fromEntries(files) };
    await fs.writeFile(path.join(draft, app, version, 'release.json'), JSON.stringify(packed));
  }
  const reproducible = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
  await run('tar', [...reproducible, '-cf', `${archive}.tar`, '-C', draft, '.']);
  const size = { [zlib.constants.BROTLI_PARAM_LGWIN]: zlib.constants.BROTLI_MAX_WINDOW_BITS };
  await fs.writeFile(archive, await compress(await fs.readFile(`${archive}.tar`), { params: size }));
  await fs.rm(`${archive}.tar`);
  await fs.rm(draft, { recursive: true });
}

export async function unpackReleases(archive: string, releasesDir: string): Promise<StableReleases> {
  const tar = path.join(releasesDir, 'archive.tar');
  await fs.writeFile(tar, await decompress(await fs.readFile(archive)));
  const { stdout } = await run('tar', ['-xvf', tar, '-C', releasesDir]);
  await fs.rm(tar);
  return Object.fromEntries(
    [...stdout.matchAll(/^\.\/([^/\n]+)\/([^/\n]+)\/release\.json$/gm)].map(([, app = '', version = '']) => [
      app,
      version,
    ]),
  );
}
