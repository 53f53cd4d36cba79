import { remoteConfig } from '@kaagazz/testing/jest';

export default remoteConfig();
