import { nodeProject } from '../../shared/tooling/testing/jest/projects.mjs';

export default { projects: [nodeProject('dev', 'e2e/dev/*.test.ts')], testTimeout: 60_000, maxWorkers: 1 };
