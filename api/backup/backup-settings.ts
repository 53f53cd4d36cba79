import path from 'node:path';

/** Settings of backups, from the environment. pgBackRest reads its own `PGBACKREST_*` variables. */
export interface BackupSettings {
  databaseUrl: string;
  /** Folders of files and releases that are backed up with the database. */
  folders: string[];
  /** Where the copies of the folders and the status are kept. */
  backupDir: string;
  /** Number of copies of the folders to keep. */
  copies: number;
  /** Port of the metrics. */
  metricsPort: number;
}

/** @throws Error naming the missing variable */
export function readBackupSettings(environment: NodeJS.ProcessEnv): BackupSettings {
  const required = (name: string) => {
    const value = environment[name];
    if (!value) throw new Error(`configuration: ${name} is required`);
    return value;
  };
  return {
    databaseUrl: required('DATABASE_URL'),
    folders: (environment.BACKUP_FOLDERS ?? '').split(',').filter(Boolean),
    backupDir: path.resolve(required('BACKUP_DIR')),
    copies: Number(environment.BACKUP_COPIES ?? 14),
    metricsPort: Number(environment.METRICS_PORT ?? 9465),
  };
}
