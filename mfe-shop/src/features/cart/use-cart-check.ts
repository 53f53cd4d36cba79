import type { QuotedLine } from '@kaagazz/api-schema';
import { useAuth } from '@kaagazz/contract';
import type { CartLine } from '@kaagazz/contract';
import { MAXIMUM_CART_LINES, fromRupees, isPrintLineId } from '@kaagazz/domain';
import { useEffect } from 'react';

import { useQuoteQuery } from '../quote/index.ts';

/** A shopper who comes back to the tab after this long is told what changed meanwhile. */
const STALE_AFTER_MS = 60_000;

export interface CartCheck {
  /** what the shop says of a line now, measured by what stands in the cart; `undefined` while that is not known */
  of: (line: CartLine) => QuotedLine | undefined;
  /** an answer is awaited */
  isAsked: boolean;
  /** the shop could not be asked: the cart goes on without */
  isAway: boolean;
}

/**
 * Price and stock of what is in the cart: asked once, again when the shopper comes back to the tab a while later, and when the connection
 * is back after a question that failed. Which products are in it is asked about, not how many of each and at what price, so that no press
 * of a button has to wait for an answer.
 */
export function useCartCheck(lines: readonly CartLine[]): CartCheck {
  const { status, user } = useAuth();
  // What is printed to order is the account's: nobody else is told anything of it (E24).
  const asked = lines.filter(({ id }) => user || !isPrintLineId(id));
  const products = asked
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    // One question asks of no more. A cart that has more can't be paid as it stands, and says so itself.
    .slice(0, MAXIMUM_CART_LINES)
    .map(({ id, quantity }) => ({ productId: id, quantity: isPrintLineId(id) ? quantity : 1 }));
  const skip = status === 'loading' || products.length === 0;
  const {
    data,
    isError,
    isFetching,
    fulfilledTimeStamp = 0,
    refetch,
  } = useQuoteQuery({ products, auth: user ? 'session' : 'none' }, { skip });

  useEffect(() => {
    if (skip) return undefined;
    const onReturn = () => {
      const isStale = isError || Date.now() - fulfilledTimeStamp > STALE_AFTER_MS;
      if (document.visibilityState === 'visible' && isStale) void refetch();
    };
    const onOnline = () => void (isError && refetch());
    document.addEventListener('visibilitychange', onReturn);
    addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      removeEventListener('online', onOnline);
    };
  }, [skip, isError, fulfilledTimeStamp, refetch]);

  const quoted = new Map((data?.lines ?? []).map((line) => [line.productId, line]));
  return {
    of(line) {
      const now = quoted.get(line.id);
      return now && { ...now, quantity: line.quantity, problem: problemOf(line, now) };
    },
    isAsked: isFetching || status === 'loading',
    isAway: isError,
  };
}

/** What keeps a line from being paid as it stands: first what can't be had, then what it costs, then what is to be approved. */
function problemOf(line: CartLine, now: QuotedLine): QuotedLine['problem'] {
  if (now.problem === 'GONE' || now.problem === 'PRICE_ON_REQUEST') return now.problem;
  if (now.stock < line.quantity) return 'OUT_OF_STOCK';
  if (fromRupees(now.price) !== fromRupees(line.price)) return 'PRICE_CHANGED';
  return now.print && !now.print.approved ? 'NOT_APPROVED' : null;
}
