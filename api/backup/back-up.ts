import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BackupSettings } from './backup-settings.ts';
import { changeStatus } from './backup-status.ts';
import { runProgram } from './run-program.ts';

export async function backUp(settings: BackupSettings, now = new Date()): Promise<void> {
  await runProgram('pgbackrest', ['stanza-create']);
  await runProgram('pgbackrest', ['backup', '--type=full', '--start-fast']);
  for (const folder of settings.folders) await copyFolder(folder, settings, now);
  await changeStatus(settings.backupDir, { lastBackup: now.toISOString() });
}

async function copyFolder(folder: string, { backupDir, copies }: BackupSettings, now: Date): Promise<void> {
  const all = path.join(backupDir, path.basename(folder));
  await mkdir(all, { recursive: true });
  const before = (await readdir(all)).filter((name) => !name.startsWith('.')).sort();
  const previous = before.at(-1);
  const draft = path.join(all, '.draft');
  await rm(draft, { recursive: true, force: true });
  const link = previous ? [`--link-dest=${path.join(all, previous)}`] : [];
  await runProgram('rsync', ['--archive', ...link, `${folder}/`, `${draft}/`]);
  await rename(draft, path.join(all, now.toISOString().replaceAll(':', '-')));
  const old = before.slice(0, Math.max(0, before.length + 1 - copies));
  for (const name of old) await rm(path.join(all, name), { recursive: true });
}
