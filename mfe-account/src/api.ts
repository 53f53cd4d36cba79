import { createRemoteApi } from '@kaagazz/contract';

/** The account section's data client; each feature adds its own calls. */
export const accountApi = createRemoteApi('account');
