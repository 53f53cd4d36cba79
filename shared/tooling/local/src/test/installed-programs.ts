import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

export class MissingProgram extends Error {
  override name = 'MissingProgram';
}

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

/** Installs Debian packages. Returns false if the user isn't root or the system isn't Debian. */
export async function aptInstall(...packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  console.log(`installing ${packages.join(', ')} ... (once)`);
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  await run('apt-get', [...options, 'update']);
  return (
    (await run('apt-get', [...options, 'install', '-y', '--no-remove', '--no-install-recommends', ...packages])) === 0
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

export async function debianProgram(name: string, inDebian: string): Promise<string> {
  const find = () => findProgram([name, inDebian]);
  const found = find() ?? ((await aptInstall(name)) ? find() : undefined);
  if (found) return found;
  throw new MissingProgram(`no ${name}: install it (Debian: apt-get install ${name})`);
}
