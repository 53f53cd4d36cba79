import path from 'node:path';

import { serverProject } from '../../shared/tooling/testing/jest/projects.mjs';

const support = path.join(import.meta.dirname, '../support');

/**
 * Runs the staff app's tests on one site, one after another, because some of them change settings
 * of the whole shop.
 */
export default {
  projects: [
    {
      ...serverProject('desk-journeys', 'e2e/desk/*.test.ts'),
      globalSetup: path.join(support, 'global-setup.ts'),
      globalTeardown: path.join(support, 'global-teardown.ts'),
    },
  ],
  testTimeout: 900_000,
  maxWorkers: 1,
};
