import type { PrintServiceId } from '@kaagazz/domain/print';

import { printApi } from '../../api.ts';
import type { PrintLine } from '../../api.ts';

/** What becomes a line of the cart, or a request to the office. */
export interface PrintOrder {
  service: PrintServiceId;
  design?: string;
  fields: Record<string, string>;
  quantity: number;
  fileId?: string;
  /** the line that this one is in place of */
  replaces?: string;
}

const orderApi = printApi.injectEndpoints({
  endpoints: (build) => ({
    makeLine: build.mutation<PrintLine, PrintOrder & { requestId: string }>({
      query: (body) => ({ url: '/print/lines', method: 'POST', body, auth: 'session' }),
      transformResponse: (answer: { line: PrintLine }) => answer.line,
    }),
    askForPrice: build.mutation<unknown, PrintOrder>({
      query: (body) => ({ url: '/print/requests', method: 'POST', body, auth: 'session' }),
    }),
    /** a line of one's own, to be changed; kept for nobody else */
    line: build.query<PrintLine, { id: string; userId: string }>({
      query: ({ id }) => ({ url: `/print/lines/${encodeURIComponent(id)}`, auth: 'session' }),
      transformResponse: (answer: { line: PrintLine }) => answer.line,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAskForPriceMutation, useLineQuery, useMakeLineMutation } = orderApi;
