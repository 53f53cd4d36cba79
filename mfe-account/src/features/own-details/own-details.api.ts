import { endpoint } from '@kaagazz/contract';

import { accountApi } from '../../api.ts';

/** The email address cannot be changed. */
export interface EditableDetails {
  fullname: string;
  /** Ten digits, or empty for none. */
  phone: string;
}

const ownDetailsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    updateUser: build.mutation(
      endpoint(
        'PUT /auth/update-user',
        (body: Partial<EditableDetails>) => ({ body, auth: 'session' }),
        ({ user }) => user,
      ),
    ),
  }),
});

export const { useUpdateUserMutation } = ownDetailsApi;
