import type { OperationTable } from '../operation.ts';
import { NewestFirstQuery } from '../operator/operator.schema.ts';
import { Accepted, PartnerRequest, PartnerRequestsPage } from './partners.schema.ts';

export const partnerOperations = {
  submitPartnerRequest: {
    tag: 'partners',
    caller: 'anyone',
    method: 'POST',
    path: '/partner/connect',
    summary: 'Submits a partner request.',
    body: PartnerRequest,
    response: { 201: Accepted },
  },
  listPartnerRequests: {
    tag: 'operator',
    caller: 'operator',
    method: 'GET',
    path: '/operator/partner-requests',
    summary: 'Lists partner requests, newest first.',
    query: NewestFirstQuery,
    response: { 200: PartnerRequestsPage },
    errors: ['BAD_CURSOR'],
  },
} as const satisfies OperationTable;
