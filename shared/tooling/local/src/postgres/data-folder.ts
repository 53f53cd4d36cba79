import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { postgresCommand } from './postgres-programs.ts';

export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

const INITDB = [
  ...['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8'],
  // This locale sorts text and converts case in the same way on every operating system.
  ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  // One iteration is enough, because the password is random.
  ...['--set', 'scram_iterations=1'],
];

/** Creates PostgreSQL's data folder atomically, unless the folder already exists. */
export function createDataFolder(folder: string, password: string): void {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const passwordFile = path.join(unfinished, 'password');
  const data = path.join(unfinished, 'data');
  writeFileSync(passwordFile, password, { mode: 0o600 });

  const [file, commandArguments] = postgresCommand('initdb', [
    ...[`--pgdata=${data}`, `--pwfile=${passwordFile}`, '--no-sync'],
    ...INITDB,
  ]);
  const { status, error, stderr } = spawnSync(file, commandArguments, { encoding: 'utf8' });
  if (status !== 0) throw new DataFolderError(`PostgreSQL's initdb failed: ${error?.message ?? stderr.trim()}`);
  renameSync(data, folder);
  rmSync(unfinished, { recursive: true });
}
