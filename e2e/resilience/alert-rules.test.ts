import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { debianProgram } from '../../shared/tooling/local/src/test/installed-programs.ts';
import { ROOT } from '../support/running-process.ts';
import { temporaryFolder } from '../support/site.ts';

const run = promisify(execFile);

/** Runs only in `npm run test:long`, because it needs Debian's `prometheus` package. */
const inLongRuns = process.env.LONG ? it : it.skip;

describe('the rules and queries for Prometheus', () => {
  const promtool = async (file: string) => {
    await debianProgram('prometheus', '/usr/bin/prometheus');
    return (await run('promtool', ['test', 'rules', path.join(ROOT, 'deploy/monitoring', file)])).stdout;
  };

  inLongRuns('alerts fire for late refunds, dead jobs, failing calls and missing backups', async () => {
    expect(await promtool('alerts.test.yml')).toContain('SUCCESS');
  });

  inLongRuns('Alertmanager accepts its configuration', async () => {
    await debianProgram('prometheus-alertmanager', '/usr/bin/amtool');
    const { folder, remove } = await temporaryFolder();
    const CONFIG = path.join(folder, 'alertmanager.yml');
    const mail = { ALERT_EMAIL: 'ops@shop.example', MAIL_FROM: 'shop@shop.example', SMTP_URL: 'smtps://mail.example' };
    const env = {
      ...process.env,
      ...mail,
      ALERT_WEBHOOK_URL: 'https://hooks.example/T0',
      CONFIG,
      ALERTMANAGER: 'true',
    };
    await run('sh', [path.join(ROOT, 'deploy/monitoring/start-alertmanager.sh')], { env });

    expect((await run('amtool', ['check-config', CONFIG])).stdout).toContain('SUCCESS');
    await remove();
  });

  inLongRuns('every query of the dashboard returns the expected values', async () => {
    expect(await promtool('dashboard.test.yml')).toContain('SUCCESS');
  });
});
