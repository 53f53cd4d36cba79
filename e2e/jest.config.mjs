import path from 'node:path';

import { longestFirst, nodeProject, withEsPackages } from '../shared/testing/jest/projects.mjs';

/** Builds every app once more, which takes a minute: every change is held by pages-on-a-*.test.ts, which reads the console of the shipped build. */
const LONG_ONLY = ['e2e/console.test.ts'];

/** They take times: nothing else may run beside them. */
const MEASURED = ['e2e/first-picture.test.ts', 'e2e/lighthouse.test.ts'];

const project = (displayName, patterns, ignored) => ({
  ...withEsPackages(nodeProject(displayName, ...patterns), ['pixelmatch']),
  testPathIgnorePatterns: [...ignored, ...(process.env.LONG ? [] : LONG_ONLY)],
  globalSetup: path.join(import.meta.dirname, 'support/global-setup.ts'),
  globalTeardown: path.join(import.meta.dirname, 'support/global-teardown.ts'),
});

/**
 * The journeys of shoppers in a real browser, on the whole site as `npm start` runs it; two at a time, because a journey waits for its
 * pages half of the time. What is measured runs by itself.
 */
export default {
  projects: [project('journeys', ['e2e/*.test.ts'], MEASURED), project('measured', MEASURED, [])],
  testTimeout: process.env.LONG ? 360_000 : 150_000,
  testSequencer: longestFirst,
  maxWorkers: 1,
};
