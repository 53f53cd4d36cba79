import { endpoint } from '@kaagazz/contract';

import { accountApi } from '../../api.ts';

/** The account details that the shopper can edit. The email address can't be changed. */
export interface EditableDetails {
  fullname: string;
  /** Phone number: ten digits, or empty if there is none. */
  phone: string;
  /** The company's primary and secondary colour, as `#rrggbb`. */
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
