import path from 'node:path';

import { ROOT } from '../process/root.ts';
import { failedFiles, repeatedTally, tallyOf } from './tally.ts';
import type { JestReport } from './tally.ts';

function report(passed: number, failed: number, results: Record<string, string>): JestReport {
  return {
    success: failed === 0,
    numPassedTests: passed,
    numFailedTests: failed,
    numRuntimeErrorTestSuites: 0,
    testResults: Object.entries(results).map(([file, status]) => ({
      name: path.join(ROOT, file),
      status,
      startTime: 0,
      endTime: 2000,
    })),
  };
}

const first = report(8, 2, { 'a.test.ts': 'passed', 'b.test.ts': 'failed' });

describe('the tally of a test run', () => {
  it('a run without tests counts as failed', () => {
    expect(tallyOf(report(0, 0, {}))).toMatchObject({ passed: 0, failed: 1 });
  });

  it('lists the files that contain failed tests', () => {
    expect(failedFiles(first)).toEqual(['b.test.ts']);
  });

  it('tests that pass in the second run count as passed', () => {
    const second = report(4, 0, { 'b.test.ts': 'passed' });
    expect(repeatedTally(first, second)).toMatchObject({ passed: 10, failed: 0, repeated: ['b.test.ts'] });
  });

  it('tests that fail in the second run count as failed', () => {
    expect(repeatedTally(first, report(3, 1, { 'b.test.ts': 'failed' }))).toMatchObject({ passed: 8, failed: 2 });
  });

  it('a failed test still counts as failed if the second run contains no tests', () => {
    expect(repeatedTally(first, report(0, 0, {}))).toMatchObject({ passed: 8, failed: 2 });
  });
});
