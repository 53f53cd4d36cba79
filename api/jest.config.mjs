import { serverProject } from '../shared/tooling/testing/jest/projects.mjs';

/** The api's tests. They share a PostgreSQL server, and each file has a database of its own. */
export default {
  ...serverProject('api', 'api/**/*.test.ts'),
  globalSetup: '<rootDir>/api/test-support/global-setup.mjs',
  globalTeardown: '<rootDir>/api/test-support/global-teardown.mjs',
};
