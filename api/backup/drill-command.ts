import { readBackupSettings } from './backup-settings.ts';
import { changeStatus } from './backup-status.ts';
import { drillRestore } from './restore-drill.ts';

const { databaseUrl, backupDir } = readBackupSettings(process.env);
const report = await drillRestore({ databaseUrl, postgres: process.env.POSTGRES_PROGRAM ?? 'postgres' });
console.log(JSON.stringify(report));
if (report.ok) {
  const { seconds: drillSeconds, lostSeconds } = report;
  await changeStatus(backupDir, { lastDrill: new Date().toISOString(), drillSeconds, lostSeconds });
} else {
  process.exitCode = 1;
}
