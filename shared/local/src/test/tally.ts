/** How many tests a check holds, and how they ended. A static check is one test. */
export interface Tally {
  passed: number;
  failed: number;
}

export const PASSED: Tally = { passed: 1, failed: 0 };
export const FAILED: Tally = { passed: 0, failed: 1 };

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** The part of Jest's JSON report that is read. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** files that could not even be loaded */
  numRuntimeErrorTestSuites: number;
}

/** A file that cannot run is a failed test; so is a run in which no test ran at all. */
export function tallyOf(report: JestReport): Tally {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: report.numPassedTests + failed === 0 ? 1 : failed };
}
