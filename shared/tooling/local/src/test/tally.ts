import path from 'node:path';

import { ROOT } from '../process/root.ts';

export interface Tally {
  passed: number;
  failed: number;
  files?: FileDuration[];
  repeated?: string[];
}

export interface FileDuration {
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
      repeated: [...(all.repeated ?? []), ...(one.repeated ?? [])],
    }),
    { passed: 0, failed: 0 },
  );
}

export interface JestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; startTime: number; endTime: number }[];
}

export const NO_REPORT: JestReport = {
  success: false,
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 1,
  testResults: [],
};

export function failedFiles({ testResults }: JestReport): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => path.relative(ROOT, name));
}

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

export function repeatedTally(first: JestReport, second: JestReport): Tally {
  const tally = tallyOf(first);
  if (tallyOf(second).failed > 0) return tally;
  return {
    ...tally,
    passed: tally.passed + first.numFailedTests,
    failed: 0,
    repeated: failedFiles(first),
  };
}
