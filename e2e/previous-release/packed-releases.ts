import { execFile } from 'node:child_process';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const run = promisify(execFile);

const ARCHIVE = path.join(import.meta.dirname, 'previous-release.tar.br');
const APPS = ['shell', 'mfe-shop', 'mfe-account'];
/** Leave out files that the pages don't need, so that the archive stays below 1 MB. */
const LEFT_OUT = /\.(map|br|woff2|txt|png|svg|webp|jpg)$/;

type Versions = Record<string, string>;

export async function packReleases(releasesDir: string): Promise<Versions> {
  const rollout = JSON.parse(await readFile(path.join(releasesDir, 'rollout.json'), 'utf8')) as {
    apps: Record<string, { stable: string } | undefined>;
  };
  const versions: Versions = {};
  const files: string[] = [];
  for (const app of APPS) {
    const version = rollout.apps[app]?.stable;
    if (version === undefined) throw new Error(`${releasesDir} has no stable release of ${app}`);
    versions[app] = version;
    const entries = await readdir(path.join(releasesDir, app, version), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile() || LEFT_OUT.test(entry.name)) continue;
      files.push(path.relative(releasesDir, path.join(entry.parentPath, entry.name)));
    }
  }
  const { stdout } = await run('tar', ['--create', '--mtime=2000-01-01', ...files.sort()], {
    cwd: releasesDir,
    encoding: 'buffer',
    maxBuffer: 64 * 1024 * 1024,
  });
  const params = { [zlib.constants.BROTLI_PARAM_LGWIN]: zlib.constants.BROTLI_MAX_WINDOW_BITS };
  await writeFile(ARCHIVE, zlib.brotliCompressSync(stdout, { params }));
  return versions;
}

export async function unpackReleases(releasesDir: string): Promise<void> {
  const archive = path.join(releasesDir, 'previous-release.tar');
  await writeFile(archive, zlib.brotliDecompressSync(await readFile(ARCHIVE)));
  await run('tar', ['--extract', '--file', archive], { cwd: releasesDir });
  const apps: Record<string, object> = {};
  for (const app of APPS) {
    const [version] = await readdir(path.join(releasesDir, app));
    apps[app] = { stable: version };
  }
  await writeFile(path.join(releasesDir, 'rollout.json'), JSON.stringify({ revision: 1, apps }));
}
