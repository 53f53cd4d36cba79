import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { jobs } from '../../jobs/jobs.tables.ts';
import { CHECK_PAYMENT } from './payment-periods.ts';
import { paymentAttempts } from './payments.tables.ts';

const isBeingChecked = sql`exists (
  select from ${jobs} where ${jobs.kind} = ${CHECK_PAYMENT} and ${jobs.key} = ${paymentAttempts.id}::text)`;

export async function heldPrintLines(
  database: Database,
  lines: readonly { id: string; userId: string | null }[],
): Promise<Set<string>> {
  if (lines.length === 0) return new Set();
  const attempts = await database
    .select({ lines: paymentAttempts.lines })
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.buyerId, [...new Set(lines.flatMap(({ userId }) => userId ?? []))]),
        or(eq(paymentAttempts.state, 'open'), isBeingChecked),
      ),
    );
  const named = new Set(attempts.flatMap((attempt) => attempt.lines.map(({ productId }) => productId)));
  return new Set(lines.map(({ id }) => id).filter((id) => named.has(id)));
}
