import { nodeProject } from '../../shared/tooling/testing/jest/projects.mjs';

export default {
  projects: [nodeProject('resilience', 'e2e/resilience/*.test.ts')],
  testTimeout: process.env.LONG ? 300_000 : 180_000,
  maxWorkers: 1,
};
