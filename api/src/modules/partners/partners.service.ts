import type { AppContext } from '../../app-context.ts';
import { createRequestInbox } from '../requests/request-inbox.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { partnerReceiptMail, partnerRequestMail } from './partner-mails.ts';
import { forgetPartnerRequestsBefore, insertPartnerRequest, partnerRequestsAfter } from './partners.repository.ts';

export type Partners = ReturnType<typeof createPartners>;

/** Requests of companies and other partners. */
export function createPartners(context: AppContext, throttle: Throttle) {
  return createRequestInbox(context, throttle, {
    name: 'partner',
    insert: insertPartnerRequest,
    after: partnerRequestsAfter,
    forgetBefore: forgetPartnerRequestsBefore,
    officeMail: partnerRequestMail,
    receiptMail: partnerReceiptMail,
  });
}
