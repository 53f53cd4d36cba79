import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { pageOf, type Place, readCursor } from '../../db/newest-first.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueMail, type Mail } from '../mail/outbox.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { type RequestIds, requestIds } from './request-ids.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a request is kept; the privacy policy says the same. */
const KEPT_MS = 2 * 365 * DAY_MS;

/** What one kind of request is made of. */
interface Kind<Request, Row extends Place> {
  name: 'partner' | 'bulk-order' | 'print';
  /** @returns whether it is new: false when there is one with one of these ids. It gets the first of them */
  insert(tx: Database, ids: RequestIds, request: Request, now: Date): Promise<boolean>;
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
     * Stores the request and its mails in one transaction: a mail server that is away loses nothing. A mailbox that was written
     * to too often gets no receipt (E31); the request comes in all the same. The same words within some minutes are one request: whoever
     * lost the answer sends them again.
     */
    async submit(request: Request): Promise<void> {
      await inTransaction(database, async (tx) => {
        const moment = now();
        if (!(await kind.insert(tx, requestIds(kind.name, request, moment), request, moment))) return;
        await enqueueMail(tx, kind.officeMail(request), moment);
        const isTooMuch = (await throttle.count(tx, `${kind.name}-receipt`, request.email)) > 0;
        if (!isTooMuch) await enqueueMail(tx, kind.receiptMail(request), moment);
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
