import { createRemoteApi } from '@kaagazz/contract';

/** This app's data client. Features inject their own calls into it. */
export const brandApi = createRemoteApi('brand');
