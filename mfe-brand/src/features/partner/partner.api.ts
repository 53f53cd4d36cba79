import type { PartnerRequest } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { brandApi } from '../../api.ts';

const partnerApi = brandApi.injectEndpoints({
  endpoints: (build) => ({
    connect: build.mutation(endpoint('POST /partner/connect', (body: PartnerRequest) => ({ body }))),
  }),
});

export const { useConnectMutation } = partnerApi;
