import path from 'node:path';

export interface BackupSettings {
  databaseUrl: string;
  folders: string[];
  backupDir: string;
  copies: number;
  metricsPort: number;
}

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
