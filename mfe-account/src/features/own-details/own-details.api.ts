import type { User } from '@kaagazz/contract';

import { accountApi } from '../../api.ts';

/** What a shopper may change of the own account; the e-mail address is not among it (specification §2 Profile). */
export interface EditableDetails {
  fullname: string;
  /** ten digits, or empty to have none */
  phone: string;
}

const ownDetailsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    updateUser: build.mutation<User, EditableDetails>({
      query: (body) => ({ url: '/auth/update-user', method: 'PUT', body, auth: 'session' }),
      transformResponse: ({ user }: { user: User }) => user,
    }),
  }),
});

export const { useUpdateUserMutation } = ownDetailsApi;
