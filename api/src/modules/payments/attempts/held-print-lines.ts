import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { paymentAttempts } from './payments.tables.ts';

/** Of these lines those that a payment may still come for: a window is open, or the gateway is still asked about one that was. */
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
        or(eq(paymentAttempts.state, 'open'), isNotNull(paymentAttempts.checkAt)),
      ),
    );
  const named = new Set(attempts.flatMap((attempt) => attempt.lines.map(({ productId }) => productId)));
  return new Set(lines.map(({ id }) => id).filter((id) => named.has(id)));
}
