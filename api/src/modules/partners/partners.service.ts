import type { AppContext } from '../../app-context.ts';
import { pageOf, readCursor } from '../../db/newest-first.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { partnerReceiptMail, partnerRequestMail } from './partner-mails.ts';
import { forgetPartnerRequestsBefore, insertPartnerRequest, partnerRequestsAfter } from './partners.repository.ts';
import type { PartnerRequest } from './partners.schema.ts';

/** Requests that one network address may send within an hour (E31): an office behind one address sends a few, a script many. */
const REQUESTS_AN_HOUR = 20;
/** Receipts to one mailbox within an hour: the address was only typed in, it may be anybody's. */
const RECEIPTS_AN_HOUR = 3;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a request is kept; the privacy policy says the same. */
const KEPT_MS = 2 * 365 * DAY_MS;

export type Partners = ReturnType<typeof createPartners>;

/** Requests of companies and other partners: stored, and mailed to the office and to the sender. */
export function createPartners({ database, now, workers }: AppContext, throttle: Throttle) {
  workers.add({
    name: 'forget-old-partner-requests',
    everyMs: DAY_MS,
    run: () => forgetPartnerRequestsBefore(database, new Date(now().getTime() - KEPT_MS)),
  });

  return {
    /**
     * Stores the request and its mails in one transaction: a mail server that is away loses nothing.
     *
     * @param networkAddress the sender's
     * @throws Problem 429 `TOO_MANY_REQUESTS`
     */
    async submit(request: PartnerRequest, networkAddress: string): Promise<void> {
      // Outside of the transaction: what is refused counts too.
      const retryAfter = await throttle.count(database, {
        what: 'partner-request',
        who: networkAddress,
        limit: REQUESTS_AN_HOUR,
      });
      if (retryAfter > 0) throw tooMany(retryAfter);

      await inTransaction(database, async (tx) => {
        const moment = now();
        await insertPartnerRequest(tx, request, moment);
        await enqueueMail(tx, partnerRequestMail(request), moment);
        const receipt = { what: 'partner-receipt', who: request.email, limit: RECEIPTS_AN_HOUR };
        if ((await throttle.count(tx, receipt)) === 0) await enqueueMail(tx, partnerReceiptMail(request), moment);
      });
    },

    /**
     * All of them, newest first, in pages.
     *
     * @throws Problem 400 `BAD_CURSOR`
     */
    async page({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      return pageOf(await partnerRequestsAfter(database, { after, limit: limit + 1 }), limit);
    },
  };
}

function tooMany(retryAfter: number): Problem {
  const minutes = Math.ceil(retryAfter / 60);
  return new Problem(429, 'TOO_MANY_REQUESTS', `Too many requests came from here. Try again in ${minutes} min.`, {
    retryAfter,
  });
}
