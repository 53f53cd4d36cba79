import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { Problem } from '../../../plugins/problem.ts';
import { openAttempt } from './attempts.repository.ts';

const TIME_IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export function paymentsInProgress({ now }: Pick<AppContext, 'now'>) {
  return {
    async refuse(database: Database, buyerId: string): Promise<void> {
      const open = await openAttempt(database, buyerId);
      const left = (open?.reservedUntil.getTime() ?? 0) - now().getTime();
      if (!open || left <= 0) return;
      throw new Problem(
        'PAYMENT_IN_PROGRESS',
        `A payment of yours may still be under way. You can delete your account after ${TIME_IN_INDIA.format(open.reservedUntil)} (Indian time), when it has ended.`,
        { endsAt: open.reservedUntil.toISOString(), retryAfter: Math.ceil(left / 1000) },
      );
    },
  };
}
