import { serverProject } from '../../shared/tooling/testing/jest/projects.mjs';

export default {
  projects: [serverProject('repositories', 'e2e/repositories/*.test.ts')],
  testTimeout: 1_200_000,
  maxWorkers: 1,
};
