import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Something that the tests need of the machine is not there; the message says how to get it. */
export class Missing extends Error {
  override name = 'Missing';
}

/** The first of `names` that is a program: absolute, or somewhere in PATH. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = names.flatMap((name) =>
    path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name)),
  );
  return files.find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs Debian packages, with their progress on the terminal; never at the price of one that is there.
 *
 * @returns false where that is not possible: not root, or not Debian
 */
export async function aptInstall(...packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  console.log(`installing ${packages.join(', ')} ... (once)`);
  const patience = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  await run('apt-get', [...patience, 'update']);
  return (
    (await run('apt-get', [...patience, 'install', '-y', '--no-remove', '--no-install-recommends', ...packages])) === 0
  );
}

function run(file: string, programArguments: string[]): Promise<number> {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(file, programArguments, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
