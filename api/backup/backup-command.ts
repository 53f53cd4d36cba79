/**
 * Backs up the shop every night, or once with `--once`. Serves the age of the last backup to
 * Prometheus.
 */
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { backUp } from './back-up.ts';
import { readBackupSettings } from './backup-settings.ts';
import { readStatus, statusMetrics } from './backup-status.ts';

const CHECK_EVERY_MS = 60_000;
const DAY_MS = 86_400_000;
/** 21:00 UTC is 02:30 in India, when few people shop. */
const NIGHT_UTC_HOUR = 21;

const settings = readBackupSettings(process.env);

if (process.argv.includes('--once')) {
  await backUp(settings);
  console.log('backed up');
} else {
  http
    .createServer((_, response) => {
      void readStatus(settings.backupDir).then((status) => response.end(statusMetrics(status, new Date())));
    })
    .listen(settings.metricsPort);
  for (;;) {
    if (isDue((await readStatus(settings.backupDir)).lastBackup, new Date())) {
      await backUp(settings).catch((error: unknown) => console.error(String(error)));
    }
    await wait(CHECK_EVERY_MS);
  }
}

function isDue(lastBackup: string | undefined, now: Date): boolean {
  const age = now.getTime() - Date.parse(lastBackup ?? '1970-01-01');
  return age > 1.5 * DAY_MS || (age > DAY_MS / 2 && now.getUTCHours() === NIGHT_UTC_HOUR);
}
