import { nodeProject } from '../jest/projects.mjs';

export default nodeProject('domain', 'shared/domain/**/*.test.ts');
