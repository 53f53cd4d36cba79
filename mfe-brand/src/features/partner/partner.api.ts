import type { PartnerService } from '@kaagazz/domain';

import { brandApi } from '../../api.ts';

/** What is asked of us (specification §3 Partner request). */
export interface PartnerRequest {
  fullname: string;
  companyName: string;
  email: string;
  /** ten digits */
  phone: string;
  serviceType: PartnerService;
  /** in the sender's words, or '' */
  estimatedTime: string;
  /** or '' */
  notes: string;
}

const partnerApi = brandApi.injectEndpoints({
  endpoints: (build) => ({
    connect: build.mutation<unknown, PartnerRequest>({
      query: (body) => ({ url: '/partner/connect', method: 'POST', body }),
    }),
  }),
});

export const { useConnectMutation } = partnerApi;
