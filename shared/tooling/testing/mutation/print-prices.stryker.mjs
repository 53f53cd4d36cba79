import { mutationTest } from './mutation-test.mjs';

export default mutationTest('api/src/modules/print/prices', {
  configFile: 'api/jest.config.mjs',
  config: { testMatch: ['**/api/src/modules/print/prices/*.test.ts'] },
});
