import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { debianProgram } from '../../shared/tooling/local/src/test/installed-programs.ts';
import { ROOT } from '../support/running-process.ts';

const run = promisify(execFile);

/** Runs only in `npm run test:long`, because it needs Debian's package prometheus. */
const inLongRuns = process.env.LONG ? it : it.skip;

describe('the rules and queries for Prometheus', () => {
  const promtool = async (file: string) => {
    await debianProgram('prometheus', '/usr/bin/prometheus');
    return (await run('promtool', ['test', 'rules', path.join(ROOT, 'deploy/monitoring', file)])).stdout;
  };

  inLongRuns('alerts fire for late refunds, dead jobs, failing calls and missing backups', async () => {
    expect(await promtool('alerts.test.yml')).toContain('SUCCESS');
  });

  inLongRuns('every query of the dashboard returns the expected values', async () => {
    expect(await promtool('dashboard.test.yml')).toContain('SUCCESS');
  });
});
