import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { pageOf, type Place, readCursor } from '../../lists/newest-first.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueMail, type Mail } from '../mail/outbox.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { type RequestIds, requestIds } from './request-ids.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long requests are kept. The privacy policy promises two years. */
const KEPT_MS = 2 * 365 * DAY_MS;

interface Kind<Request, Row extends Place> {
  name: 'partner' | 'bulk-order' | 'print';
  insert(tx: Database, ids: RequestIds, request: Request, now: Date): Promise<boolean>;
  after(database: Database, page: { after: Place | undefined; limit: number }): Promise<Row[]>;
  deleteBefore(database: Database, moment: Date): Promise<void>;
  officeMail(request: Request): Mail;
  /** The receipt must not repeat the request's text, because the sender's address is unverified. */
  receiptMail(request: Request): Mail;
}

export function createRequestInbox<Request extends { email: string }, Row extends Place>(
  { database, now, jobs }: AppContext,
  throttle: Throttle,
  kind: Kind<Request, Row>,
) {
  jobs.register({
    [`forget-old-${kind.name}-requests`]: {
      everyMs: DAY_MS,
      run: () => kind.deleteBefore(database, new Date(now().getTime() - KEPT_MS)),
    },
  });

  return {
    async submit(request: Request): Promise<void> {
      await inTransaction(database, async (tx) => {
        const moment = now();
        if (!(await kind.insert(tx, requestIds(kind.name, request, moment), request, moment))) return;
        await enqueueMail(tx, kind.officeMail(request), moment);
        const isLimited = (await throttle.count(tx, `${kind.name}-receipt`, request.email)) > 0;
        if (!isLimited) await enqueueMail(tx, kind.receiptMail(request), moment);
      });
    },

    /** @throws Problem 400 `BAD_CURSOR` */
    async page({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      return pageOf(await kind.after(database, { after, limit: limit + 1 }), limit);
    },
  };
}
