import { dayInIndia } from '@kaagazz/domain';
import { REPLIES_KEPT_DAYS } from '@kaagazz/domain/print';
import type { AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deleteSharedBefore } from './sharing/shared-invitations.repository.ts';
import { deleteExpiredReplies, forgetRepliesBefore } from './replies.repository.ts';

const HOUR_MS = 60 * 60_000;
const BATCH = 50;
const REPLIES_PER_BATCH = 500;

export function registerReplyJobs({ database, now, jobs }: AppContext): void {
  jobs.register({
    'forget-replies': {
      everyMs: HOUR_MS,
      async run(_key, signal) {
        const day = dayInIndia(new Date(now().getTime() - REPLIES_KEPT_DAYS * 24 * HOUR_MS));
        const forgetSome = () => inTransaction(database, (tx) => forgetRepliesBefore(tx, day, BATCH, now()));
        while (!signal.aborted && (await forgetSome()) === BATCH);
        await deleteSharedBefore(database, day);
        const deleteSome = () => deleteExpiredReplies(database, dayInIndia(now()), REPLIES_PER_BATCH);
        while (!signal.aborted && (await deleteSome()) === REPLIES_PER_BATCH);
      },
    },
  });
}
