import { endpoint } from '@kaagazz/contract';

import { printApi } from '../../api.ts';

const brandColorsApi = printApi.injectEndpoints({
  endpoints: (build) => ({
    keepBrandColors: build.mutation(
      endpoint(
        'PUT /auth/update-user',
        (brandColors: string[]) => ({ body: { brandColors }, auth: 'session' }),
        ({ user }) => user,
      ),
    ),
  }),
});

export const { useKeepBrandColorsMutation } = brandColorsApi;
