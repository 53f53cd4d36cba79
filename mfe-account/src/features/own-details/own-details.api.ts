import { endpoint } from '@kaagazz/contract';

import { accountApi } from '../../api.ts';

/** The email address can't be changed. */
export interface EditableDetails {
  fullname: string;
  /** Ten digits, or empty. */
  phone: string;
  /** Primary and secondary colour, as `#rrggbb`. */
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
