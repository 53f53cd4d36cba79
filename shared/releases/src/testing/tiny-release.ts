import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';

import { brotliName } from '../registry/release-files.ts';
import { integrityOf } from '../registry/release-registry.ts';
import { RELEASE_FILE } from '../model/release.ts';
import type { Release, ReleaseFile } from '../model/release.ts';

export interface TinyRelease {
  app?: string;
  version?: string;
  mode?: Release['mode'];
  text?: string;
  requires?: Release['requires'];
}

export async function writeTinyRelease(
  releasesDir: string,
  { app = 'mfe-print', version = '1.0.0-a', mode = 'production', text = version, requires }: TinyRelease = {},
): Promise<Release> {
  const folder = path.join(releasesDir, app, version);
  const contents: Record<string, Buffer> = {
    'client/remoteEntry.js': Buffer.from(`/* ${text} */\n${'export {};\n'.repeat(50)}`),
    'server/main.cjs': Buffer.from(`module.exports = ${JSON.stringify(text)};\n`),
  };
  const files: Record<string, ReleaseFile> = {};
  for (const [name, content] of Object.entries(contents)) {
    const file = path.join(folder, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, content);
    files[name] = { integrity: integrityOf(content), bytes: content.length };
    if (!name.startsWith('client/')) continue;
    const compressed = zlib.brotliCompressSync(content);
    await fs.writeFile(brotliName(file), compressed);
    files[name].brotliBytes = compressed.length;
  }
  const release: Release = {
    app,
    version,
    contract: 1,
    ...(requires && { requires }),
    mode,
    paths: ['/KaagazzPrint'],
    examples: {},
    menu: { '/KaagazzPrint': 'Print With Us' },
    ownDocuments: [],
    entry: 'client/remoteEntry.js',
    server: 'server/main.cjs',
    chunks: {},
    shared: {},
    files,
  };
  await fs.writeFile(path.join(folder, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  await fs.writeFile(path.join(releasesDir, app, `.last-${mode}.json`), JSON.stringify({ version }));
  return release;
}
