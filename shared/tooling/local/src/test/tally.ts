import path from 'node:path';

import { ROOT } from '../process/root.ts';

/** The result of one check. A static check counts as one test. */
export interface Tally {
  passed: number;
  failed: number;
  /** Duration of each test file. Undefined for static checks. */
  files?: FileDuration[];
}

export interface FileDuration {
  /** Path relative to the repository's root. */
  file: string;
  seconds: number;
}

export const PASSED: Tally = { passed: 1, failed: 0 };
export const FAILED: Tally = { passed: 0, failed: 1 };

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      files: [...(all.files ?? []), ...(one.files ?? [])],
    }),
    { passed: 0, failed: 0 },
  );
}

/** The fields of Jest's JSON report that are used here. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Number of test files that failed to load. */
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

/**
 * Converts a Jest report. A file that failed to load counts as one failed test, and so does a run
 * without tests.
 */
export function tallyOf(report: JestReport): Tally {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: report.numPassedTests + failed === 0 ? 1 : failed,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
