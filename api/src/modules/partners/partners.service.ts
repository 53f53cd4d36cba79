import type { AppContext } from '../../app-context.ts';
import { createRequestInbox } from '../requests/request-inbox.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { partnerReceiptMail, partnerRequestMail } from './partner-mails.ts';
import { partnerRequestRows } from './partners.repository.ts';

export type Partners = ReturnType<typeof createPartners>;

export function createPartners(context: AppContext, throttle: Throttle) {
  return createRequestInbox(context, throttle, {
    name: 'partner',
    ...partnerRequestRows,
    officeMail: partnerRequestMail,
    receiptMail: partnerReceiptMail,
  });
}
