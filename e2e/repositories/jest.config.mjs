import { nodeProject, withEsPackages } from '../../shared/tooling/testing/jest/projects.mjs';

export default {
  projects: [withEsPackages(nodeProject('repositories', 'e2e/repositories/*.test.ts'), ['jose'])],
  testTimeout: 1_200_000,
  maxWorkers: 1,
};
