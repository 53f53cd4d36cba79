import { nodeProject } from '../../shared/tooling/testing/jest/projects.mjs';

export default { projects: [nodeProject('images', 'e2e/images/*.test.ts')], testTimeout: 1_800_000, maxWorkers: 1 };
