import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { debianProgram } from '../../shared/tooling/local/src/test/installed-programs.ts';
import { ROOT } from '../support/running-process.ts';

const run = promisify(execFile);

/** Needs Debian's package prometheus, so it runs only in `npm run test:long`. */
const inLongRuns = process.env.LONG ? it : it.skip;

describe('the alert rules for Prometheus', () => {
  inLongRuns('fire for late refunds, dead jobs, failing calls and missing backups', async () => {
    await debianProgram('prometheus', '/usr/bin/prometheus');

    const { stdout } = await run('promtool', ['test', 'rules', path.join(ROOT, 'deploy/monitoring/alerts.test.yml')]);

    expect(stdout).toContain('SUCCESS');
  });
});
