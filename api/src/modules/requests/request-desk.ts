import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { pageOf, type Place, readCursor } from '../../db/newest-first.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { enqueueMail, type Mail } from '../mail/outbox.ts';
import type { Throttle } from '../throttle/throttle.ts';

/** Requests that one network address may send within an hour (E31): an office behind one address sends a few, a script many. */
const REQUESTS_AN_HOUR = 20;
/** Receipts to one mailbox within an hour: the address was only typed in, it may be anybody's. */
const RECEIPTS_AN_HOUR = 3;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a request is kept; the privacy policy says the same. */
const KEPT_MS = 2 * 365 * DAY_MS;

/** What one kind of request is made of. */
interface Kind<Request, Row extends Place> {
  /** `partner`, `bulk-order` */
  name: string;
  insert(tx: Database, request: Request, now: Date): Promise<void>;
  /** newest first, after the one at `after` */
  after(database: Database, page: { after: Place | undefined; limit: number }): Promise<Row[]>;
  forgetBefore(database: Database, moment: Date): Promise<void>;
  /** the request, whole, for the office */
  officeMail(request: Request): Mail;
  /** for the sender, whose address nobody has proven */
  receiptMail(request: Request): Mail;
}

/** Where requests of one kind come in: stored, mailed to the office and to the sender, limited, read in pages, forgotten after two years. */
export function createRequestDesk<Request extends { email: string }, Row extends Place>(
  { database, now, workers }: AppContext,
  throttle: Throttle,
  kind: Kind<Request, Row>,
) {
  workers.add({
    name: `forget-old-${kind.name}-requests`,
    everyMs: DAY_MS,
    run: () => kind.forgetBefore(database, new Date(now().getTime() - KEPT_MS)),
  });

  return {
    /**
     * Stores the request and its mails in one transaction: a mail server that is away loses nothing.
     *
     * @param networkAddress the sender's
     * @throws Problem 429 `TOO_MANY_REQUESTS`
     */
    async submit(request: Request, networkAddress: string): Promise<void> {
      // Outside of the transaction: what is refused counts too.
      const sent = { what: `${kind.name}-request`, who: networkAddress, limit: REQUESTS_AN_HOUR };
      const retryAfter = await throttle.count(database, sent);
      if (retryAfter > 0) throw tooMany(retryAfter);

      await inTransaction(database, async (tx) => {
        const moment = now();
        await kind.insert(tx, request, moment);
        await enqueueMail(tx, kind.officeMail(request), moment);
        const receipt = { what: `${kind.name}-receipt`, who: request.email, limit: RECEIPTS_AN_HOUR };
        if ((await throttle.count(tx, receipt)) === 0) await enqueueMail(tx, kind.receiptMail(request), moment);
      });
    },

    /**
     * All of them, newest first, in pages.
     *
     * @throws Problem 400 `BAD_CURSOR`
     */
    async page({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      return pageOf(await kind.after(database, { after, limit: limit + 1 }), limit);
    },
  };
}

function tooMany(retryAfter: number): Problem {
  const minutes = Math.ceil(retryAfter / 60);
  return new Problem(429, 'TOO_MANY_REQUESTS', `Too many requests came from here. Try again in ${minutes} min.`, {
    retryAfter,
  });
}
