import { nodeProject } from '../../shared/tooling/testing/jest/projects.mjs';

/** Faults and crashes made for real, on processes and a PostgreSQL of their own. One after the other: some of them measure time. */
export default {
  projects: [nodeProject('resilience', 'e2e/resilience/*.test.ts')],
  testTimeout: process.env.LONG ? 300_000 : 180_000,
  maxWorkers: 1,
};
