import { serverProject } from '../shared/tooling/testing/jest/projects.mjs';

/**
 * Jest configuration for the api's tests. They share a PostgreSQL server, but each test file has
 * its own database.
 */
export default {
  ...serverProject('api', 'api/**/*.test.ts'),
  globalSetup: '<rootDir>/api/test-support/global-setup.mjs',
  globalTeardown: '<rootDir>/api/test-support/global-teardown.mjs',
};
