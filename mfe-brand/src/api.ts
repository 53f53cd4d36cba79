import { createRemoteApi } from '@kaagazz/contract';

/** This app's API client. Each feature injects its own endpoints. */
export const brandApi = createRemoteApi('brand');
