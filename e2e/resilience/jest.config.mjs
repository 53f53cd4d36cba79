import { nodeProject } from '../../shared/tooling/testing/jest/projects.mjs';

/**
 * Configuration of the fault and crash tests. Each file starts its own processes and PostgreSQL
 * server.
 */
export default {
  projects: [nodeProject('resilience', 'e2e/resilience/*.test.ts')],
  testTimeout: process.env.LONG ? 300_000 : 180_000,
  maxWorkers: 1,
};
