import { nodeProject } from '../../shared/tooling/testing/jest/projects.mjs';

/** Builds the container images and starts them (`npm run test:long -- images`). Needs root and Debian. */
export default { projects: [nodeProject('images', 'e2e/images/*.test.ts')], testTimeout: 300_000, maxWorkers: 1 };
