import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { ROOT } from '../support/running-process.ts';
import { packReleases } from './releases-archive.ts';

const { version } = JSON.parse(await fs.readFile(path.join(ROOT, 'shared/contract/package.json'), 'utf8')) as {
  version: string;
};
const tag = `contract-${version}`;
const folder = path.join(ROOT, 'e2e/contract/fixture');
await fs.rm(folder, { recursive: true, force: true });
await fs.mkdir(folder, { recursive: true });
const archive = path.join(folder, `${tag}.tar.br`);
await packReleases(path.resolve(ROOT, process.env.RELEASES_DIR ?? 'releases'), archive);
const { size } = await fs.stat(archive);
console.log(`${archive}: ${Math.round(size / 1024)} KB`);
await promisify(execFile)('git', ['tag', '--force', tag], { cwd: ROOT });
console.log(`tagged ${tag}: commit the archive and push the tag`);
