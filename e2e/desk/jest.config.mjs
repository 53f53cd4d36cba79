import path from 'node:path';

import { serverProject } from '../../shared/tooling/testing/jest/projects.mjs';

const support = path.join(import.meta.dirname, '../support');

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
