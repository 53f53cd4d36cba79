import type { QuotedLine } from '@kaagazz/api-schema';
import { useAuth, useSiteSettings } from '@kaagazz/contract';
import type { CartLine } from '@kaagazz/contract';
import { MAXIMUM_CART_LINES, PACKING_DAYS, fromRupees, isPrintLineId, priceAtQuantity } from '@kaagazz/domain';
import type { Paise } from '@kaagazz/domain';
import { useEffect } from 'react';

import { useLowerPrices, useQuoteQuery } from '../quote/index.ts';

const STALE_AFTER_MS = 60_000;

export interface CartQuote {
  of: (line: CartLine) => QuotedLine | undefined;
  quotedLines: readonly QuotedLine[] | undefined;
  isLoading: boolean;
  isError: boolean;
  flatShipping: Paise;
  productionDays: number;
}

export function useCartQuote(lines: readonly CartLine[]): CartQuote {
  const { status, user } = useAuth();
  const { flatFee } = useSiteSettings().shipping;
  const products = lines
    // Printed items belong to an account, so signed-out visitors can't get a quote for them.
    .filter(({ id }) => user || !isPrintLineId(id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
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

  useLowerPrices(data?.lines);
  const quoted = new Map((data?.lines ?? []).map((line) => [line.productId, line]));
  return {
    of(line) {
      const found = quoted.get(line.id);
      if (!found) return undefined;
      const current = { ...found, quantity: line.quantity, price: priceAtQuantity(found, line.quantity) };
      return { ...current, problem: problemOf(line, current) };
    },
    quotedLines: data?.lines,
    isLoading: isFetching || status === 'loading',
    isError,
    flatShipping: fromRupees(data?.flatShipping ?? flatFee),
    productionDays: data?.productionDays ?? PACKING_DAYS,
  };
}

function problemOf(line: CartLine, current: QuotedLine): QuotedLine['problem'] {
  if (current.problem === 'GONE' || current.problem === 'PRICE_ON_REQUEST') return current.problem;
  if (current.stock < line.quantity) return 'OUT_OF_STOCK';
  if (fromRupees(current.price) !== fromRupees(line.price)) return 'PRICE_CHANGED';
  return current.print && !current.print.approved ? 'NOT_APPROVED' : null;
}
