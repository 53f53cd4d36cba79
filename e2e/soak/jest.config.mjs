import { nodeProject } from '../../shared/tooling/testing/jest/projects.mjs';

const STARTS_WITHIN_MINUTES = 10;

/** Runs for SOAK_MINUTES. */
export default {
  projects: [nodeProject('soak', 'e2e/soak/*.test.ts')],
  testTimeout: (Number(process.env.SOAK_MINUTES ?? 5) + STARTS_WITHIN_MINUTES) * 60_000,
  maxWorkers: 1,
};
