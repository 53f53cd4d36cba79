import { endpoint } from '@kaagazz/contract';

import { printApi } from '../../api.ts';

const certificatesApi = printApi.injectEndpoints({
  endpoints: (build) => ({
    verification: build.query({
      ...endpoint(
        'GET /certificates/:serial',
        (serial: string) => ({ params: { serial } }),
        ({ certificate }) => certificate,
      ),
      keepUnusedDataFor: 0,
    }),
    /** `userId` is part of the cache key, so that users never see each other's data. */
    issued: build.query({
      ...endpoint(
        'GET /print/lines/:id/certificates',
        ({ id }: { id: string; userId: string }) => ({ params: { id }, auth: 'session' }),
        ({ certificates }) => certificates,
      ),
      keepUnusedDataFor: 0,
    }),
    changeCertificate: build.mutation(
      endpoint(
        'PUT /print/lines/:id/certificates/:serial',
        ({ id, serial, isRevoked }: { id: string; serial: string; isRevoked: boolean }) => ({
          params: { id, serial },
          body: { isRevoked },
          auth: 'session',
        }),
      ),
    ),
  }),
});

export const { useChangeCertificateMutation, useIssuedQuery, useVerificationQuery } = certificatesApi;
