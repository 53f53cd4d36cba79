import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { ROOT } from './published-packages.ts';
import { stagePackages } from './stage.ts';
import type { StagedPackage } from './stage.ts';

const USAGE = `npm run packages -- stage <folder>                           writes the packages into a folder
npm run packages -- publish --registry <url> [npm options]   publishes new versions`;

const [command, ...options] = process.argv.slice(2);
const [folder] = options;
if (command === 'stage' && folder !== undefined) {
  for (const { name, version } of await stageInto(path.resolve(folder))) console.log(`${name} ${version}`);
} else if (command === 'publish' && options.includes('--registry')) {
  const staged = await stageInto(path.join(ROOT, '.cache/packages'));
  for (const each of staged) await publish(each);
} else {
  console.error(USAGE);
  process.exitCode = 2;
}

async function stageInto(place: string): Promise<StagedPackage[]> {
  await fs.rm(place, { recursive: true, force: true });
  return stagePackages(place);
}

async function publish({ name, version, folder: place }: StagedPackage): Promise<void> {
  if (await isPublished(name, version)) {
    console.log(`${name} ${version} is published already`);
    return;
  }
  const npm = spawn('npm', ['publish', place, ...options], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(npm, 'close')) as [number | null];
  if (code !== 0) throw new Error(`npm publish of ${name} ${version} failed: see the lines above`);
  console.log(`published ${name} ${version}`);
}

async function isPublished(name: string, version: string): Promise<boolean> {
  try {
    const view = ['view', `${name}@${version}`, 'version', ...options];
    // npm prints nothing if the registry doesn't have this version of the package.
    return (await promisify(execFile)('npm', view, { cwd: ROOT })).stdout.trim() !== '';
  } catch (error) {
    if (/E404/.test((error as { stderr?: string }).stderr ?? '')) return false;
    throw error;
  }
}
