import path from 'node:path';

import { nodeProject } from '../shared/testing/jest/projects.mjs';

/** Builds every app once more, which takes a minute: every change is held by pages.test.ts, which reads the console of the shipped build. */
const LONG_ONLY = ['e2e/console.test.ts'];

/**
 * The journeys of shoppers in a real browser, on the whole site as `npm start` runs it. One after the other: they share the machine's
 * processor with the site, and a journey that waits for another one's processor time tells nothing.
 */
export default {
  projects: [
    {
      ...nodeProject('e2e', 'e2e/*.test.ts'),
      testPathIgnorePatterns: process.env.LONG ? [] : LONG_ONLY,
      globalSetup: path.join(import.meta.dirname, 'support/global-setup.ts'),
      globalTeardown: path.join(import.meta.dirname, 'support/global-teardown.ts'),
    },
  ],
  testTimeout: process.env.LONG ? 360_000 : 90_000,
  maxWorkers: 1,
};
