import { nodeProject } from '../../shared/tooling/testing/jest/projects.mjs';

/** Tests the container images (`npm run test:long -- images`). Requires root on Debian. */
export default { projects: [nodeProject('images', 'e2e/images/*.test.ts')], testTimeout: 1_800_000, maxWorkers: 1 };
