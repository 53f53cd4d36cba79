import type { Database } from '../../db/database.ts';
import { Problem } from '../../plugins/problem.ts';
import type { Throttle } from '../throttle/throttle.ts';

/**
 * Counts an attempt to use a discount code. Throws an error after too many attempts, so that nobody
 * can guess codes.
 */
export type CountDiscountTry = (accountId: string) => Promise<void>;

export function discountTries(database: Database, throttle: Throttle): CountDiscountTry {
  return async (accountId) => {
    const retryAfter = await throttle.count(database, 'discount-codes-of-account', accountId);
    if (retryAfter === 0) return;
    throw new Problem('TOO_MANY_REQUESTS', 'Too many discount code attempts. Please try again later.', {
      retryAfter,
    });
  };
}
