import { mutationTest } from './mutation-test.mjs';

export default mutationTest('shared/domain/src', {
  configFile: 'shared/tooling/testing/mutation/domain.jest.mjs',
});
