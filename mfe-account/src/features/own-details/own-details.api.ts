import { endpoint } from '@kaagazz/contract';

import { accountApi } from '../../api.ts';

export interface EditableDetails {
  fullname: string;
  /** Ten digits, or empty. */
  phone: string;
  brandColors: string[];
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
