import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Attempt } from '../attempts/attempts.repository.ts';
import { paymentAttempts } from '../attempts/payments.tables.ts';

/**
 * Takes attempts about which the gateway has to be asked: until `leaseUntil` no other process does, afterwards (this one died) any may.
 */
export async function claimChecks(
  database: Database,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<Attempt[]> {
  return database
    .update(paymentAttempts)
    .set({ checkAt: leaseUntil })
    .where(
      sql`${paymentAttempts.id} = any (array(
        select id from payment_attempts where check_at <= ${now.toISOString()}
        order by check_at limit ${limit} for update skip locked))`,
    )
    .returning();
}

/** Says when to ask next, unless somebody else said so since `leaseUntil` was noted. */
export async function noteCheck(
  database: Database,
  id: string,
  leaseUntil: Date,
  { checkAt, checks }: { checkAt: Date | null; checks: number },
): Promise<void> {
  await database
    .update(paymentAttempts)
    .set({ checkAt, checks })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.checkAt, leaseUntil)));
}

/** The next time of asking comes at `checkAt` at the latest. */
export async function checkSoon(database: Database, id: string, checkAt: Date): Promise<void> {
  await database
    .update(paymentAttempts)
    .set({ checkAt })
    .where(
      and(
        eq(paymentAttempts.id, id),
        or(isNull(paymentAttempts.checkAt), sql`${paymentAttempts.checkAt} > ${checkAt.toISOString()}`),
      ),
    );
}
