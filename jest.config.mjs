import { APPS } from './shared/tooling/build/src/apps/apps.ts';
import { browserProject, longestFirst, nodeProject, serverProject } from './shared/tooling/testing/jest/projects.mjs';

/**
 * Configures unit, screen and api tests. Browser journeys have their own configuration in
 * e2e/jest.config.mjs.
 */
export default {
  // Timeout for tests that hang. Long enough for a busy machine, which can be five times slower.
  // Must be set here, because Jest ignores this setting in projects.
  testTimeout: process.env.LONG ? 600_000 : 180_000,
  testSequencer: longestFirst,
  projects: [
    serverProject(
      'tools',
      'shared/tooling/{build,create-remote,git-hooks,local,illustration,packages,product-pictures}/**/*.test.ts',
      'shared/tooling/testing/lint/*.test.ts',
      'e2e/bench/**/*.test.ts',
      'deploy/**/*.test.ts',
    ),
    {
      ...serverProject('releases', 'shared/{command-line,releases,tooling/release}/**/*.test.ts'),
      // This test takes more than a minute, so it runs only in test:long. The commands have their
      // own tests.
      testPathIgnorePatterns: process.env.LONG ? [] : ['/pipeline.test.ts'],
    },
    serverProject('http-server', 'shared/http-server/**/*.test.ts'),
    serverProject('print-design', 'shared/print-design/**/*.test.ts'),
    nodeProject('domain', 'shared/domain/**/*.test.ts'),
    serverProject('shell-server', 'shell/server/**/*.test.{ts,tsx}'),
    browserProject('shared', 'shared/{contract,design-system,tooling/testing/src}/**/*.test.{ts,tsx}'),
    ...APPS.map((app) => browserProject(app, `${app}/src/**/*.test.{ts,tsx}`)),
    '<rootDir>/api/jest.config.mjs',
  ],
};
