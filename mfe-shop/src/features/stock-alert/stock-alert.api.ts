import type { BodyOf } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { shopApi } from '../../api.ts';

const stockAlertApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    requestAlert: build.mutation(endpoint('POST /stock-alerts', (body: BodyOf<'POST /stock-alerts'>) => ({ body }))),
    confirmAlert: build.mutation(endpoint('POST /stock-alerts/:id/confirm', (id: string) => ({ params: { id } }))),
    cancelAlert: build.mutation(endpoint('DELETE /stock-alerts/:id', (id: string) => ({ params: { id } }))),
  }),
});

export const { useCancelAlertMutation, useConfirmAlertMutation, useRequestAlertMutation } = stockAlertApi;
