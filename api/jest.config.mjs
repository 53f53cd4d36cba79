import { serverProject } from '../shared/tooling/testing/jest/projects.mjs';

export default {
  ...serverProject('api', 'api/**/*.test.ts'),
  globalSetup: '<rootDir>/api/test-support/global-setup.mjs',
  globalTeardown: '<rootDir>/api/test-support/global-teardown.mjs',
};
