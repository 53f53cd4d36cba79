import { nodeProject } from '../../shared/tooling/testing/jest/projects.mjs';

/** Tests of `npm run dev` in a copy of the checkout. They run in `npm run test:long`. */
export default { projects: [nodeProject('dev', 'e2e/dev/*.test.ts')], testTimeout: 60_000, maxWorkers: 1 };
