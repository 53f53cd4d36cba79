import { serverProject } from '../../shared/tooling/testing/jest/projects.mjs';

export default {
  projects: [serverProject('go-live', 'e2e/go-live/*.test.ts')],
  testTimeout: 1_200_000,
  maxWorkers: 1,
};
