import { nodeProject } from '../../shared/tooling/testing/jest/projects.mjs';

/** Tests of the container images (`npm run test:long -- images`). They need root and Debian. */
export default { projects: [nodeProject('images', 'e2e/images/*.test.ts')], testTimeout: 300_000, maxWorkers: 1 };
