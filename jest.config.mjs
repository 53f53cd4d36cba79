import { APPS } from './shared/tooling/build/src/apps/apps.ts';
import { browserProject, longestFirst, nodeProject, serverProject } from './shared/tooling/testing/jest/projects.mjs';

const testsIn = (folders, extension = 'ts') => [folders, '**', `*.test.${extension}`].join('/');

export default {
  // The timeout allows for slow machines. It is set here, because Jest ignores `testTimeout` inside
  // `projects`.
  testTimeout: process.env.LONG ? 600_000 : 180_000,
  testSequencer: longestFirst,
  projects: [
    serverProject(
      'tools',
      testsIn('shared/tooling/{build,create-remote,git-hooks,local,illustration,packages,product-pictures}'),
      'shared/tooling/testing/lint/*.test.ts',
      testsIn('e2e/bench'),
      testsIn('deploy'),
    ),
    {
      ...serverProject('releases', testsIn('shared/{command-line,releases,tooling/release}')),
      testPathIgnorePatterns: process.env.LONG ? [] : ['/pipeline.test.ts'],
    },
    serverProject('http-server', testsIn('shared/http-server')),
    serverProject('print-design', testsIn('shared/print-design')),
    nodeProject('domain', testsIn('shared/domain')),
    serverProject('shell-server', testsIn('shell/server', '{ts,tsx}')),
    browserProject('shared', testsIn('shared/{contract,design-system,tooling/testing/src}', '{ts,tsx}')),
    ...APPS.map((app) => browserProject(app, testsIn(`${app}/src`, '{ts,tsx}'))),
    '<rootDir>/api/jest.config.mjs',
  ],
};
