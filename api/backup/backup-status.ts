import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface BackupStatus {
  lastBackup?: string;
  lastDrill?: string;
  drillSeconds?: number;
  lostSeconds?: number;
}

export async function readStatus(backupDir: string): Promise<BackupStatus> {
  try {
    return JSON.parse(await readFile(statusFile(backupDir), 'utf8')) as BackupStatus;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

export async function changeStatus(backupDir: string, change: BackupStatus): Promise<void> {
  const status = { ...(await readStatus(backupDir)), ...change };
  await mkdir(backupDir, { recursive: true });
  const draft = `${statusFile(backupDir)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(status, null, 2)}\n`);
  await rename(draft, statusFile(backupDir));
}

/** Ages are in seconds. */
export function statusMetrics({ lastBackup, lastDrill, drillSeconds, lostSeconds }: BackupStatus, now: Date): string {
  const age = (time = '') => (time ? Math.round((now.getTime() - Date.parse(time)) / 1000) : undefined);
  const gauges: [name: string, help: string, value: number | undefined][] = [
    ['kaagazz_backup_age_seconds', 'Age of the last good backup', age(lastBackup)],
    ['kaagazz_restore_drill_age_seconds', 'Age of the last good restore drill', age(lastDrill)],
    ['kaagazz_restore_drill_duration_seconds', 'Duration of the last restore drill', drillSeconds],
    ['kaagazz_restore_drill_lost_seconds', 'Changes that the last restore drill lost', lostSeconds],
  ];
  return gauges
    .filter(([, , value]) => value !== undefined)
    .map(([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`)
    .join('');
}

function statusFile(backupDir: string): string {
  return path.join(backupDir, 'status.json');
}
