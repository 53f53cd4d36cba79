import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { linkPackages } from '../../support/checkout-copy.ts';
import { ROOT } from '../../support/running-process.ts';
import { temporaryFolder } from '../../support/site.ts';
import { installServers } from './install-servers.ts';

const run = promisify(execFile);
const MIGRATIONS = 'api/drizzle';

export interface PreviousRelease {
  folder: string;
  remove(): Promise<void>;
}

export async function checkOutPreviousRelease(): Promise<PreviousRelease> {
  const commit = await previousCommit();
  const { folder, remove } = await temporaryFolder();
  const archive = path.join(folder, 'sources.tar');
  await git('archive', '--output', archive, commit);
  await run('tar', ['--extract', '--file', archive, '--directory', folder]);
  if (packagesOf(folder) === packagesOf(ROOT)) {
    for (const place of ['node_modules', 'api/node_modules', 'shared/http-server/node_modules']) {
      if (existsSync(path.join(ROOT, place)))
        await linkPackages(path.join(ROOT, place), path.join(folder, place), folder);
    }
  } else {
    await installServers(folder);
  }
  return { folder, remove };
}

async function previousCommit(): Promise<string> {
  const tag = await git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^').catch(() => '');
  if (tag) return tag;
  const newest = readdirSync(path.join(ROOT, MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1);
  const added = await git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/${newest}`);
  return added ? `${added}^` : 'HEAD';
}

async function git(...gitArguments: string[]): Promise<string> {
  const { stdout } = await run('git', gitArguments, { cwd: ROOT });
  return stdout.trim();
}

function packagesOf(checkout: string): string {
  const manifest = JSON.parse(readFileSync(path.join(checkout, 'api/package.json'), 'utf8')) as object;
  return JSON.stringify('dependencies' in manifest ? manifest.dependencies : {});
}
