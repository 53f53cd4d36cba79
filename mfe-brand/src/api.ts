import { createRemoteApi } from '@kaagazz/contract';

export const brandApi = createRemoteApi('brand');
