import path from 'node:path';

import { longestFirst, serverProject } from '../shared/tooling/testing/jest/projects.mjs';

/**
 * Tests that run only in test:long. The console test rebuilds every app. The Lighthouse test mostly
 * repeats accessibility and metadata checks of other journeys.
 */
const LONG_ONLY = ['e2e/console.test.ts', 'e2e/lighthouse.test.ts'];

export default {
  projects: [
    {
      ...serverProject('journeys', 'e2e/*.test.ts'),
      testPathIgnorePatterns: process.env.LONG ? [] : LONG_ONLY,
      globalSetup: path.join(import.meta.dirname, 'support/global-setup.ts'),
      globalTeardown: path.join(import.meta.dirname, 'support/global-teardown.ts'),
    },
  ],
  testTimeout: process.env.LONG ? 360_000 : 150_000,
  testSequencer: longestFirst,
  maxWorkers: 1,
};
