import { nodeProject } from '../../shared/tooling/testing/jest/projects.mjs';

/** `npm run dev` as a team uses it, in a copy of the checkout: too long for every change, so it runs in `npm run test:long`. */
export default { projects: [nodeProject('dev', 'e2e/dev/*.test.ts')], testTimeout: 60_000, maxWorkers: 1 };
