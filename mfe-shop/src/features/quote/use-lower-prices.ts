import type { QuotedLine } from '@kaagazz/api-schema';
import { useCart } from '@kaagazz/contract';
import { fromRupees, isSoldOut, priceAtQuantity } from '@kaagazz/domain';
import { useEffect } from 'react';

/** Applies only price reductions to the cart. The shopper has to confirm price increases. */
export function useLowerPrices(quotedLines: readonly QuotedLine[] | undefined): void {
  const { lines, reprice } = useCart();

  useEffect(() => {
    for (const quoted of quotedLines ?? []) {
      const line = lines.find(({ id }) => id === quoted.productId);
      const isOffered = quoted.problem !== 'PRICE_ON_REQUEST' && !isSoldOut(quoted);
      if (!line || !isOffered) continue;
      const price = priceAtQuantity(quoted, line.quantity);
      if (fromRupees(price) < fromRupees(line.price)) reprice(line.id, price);
    }
  }, [quotedLines, lines, reprice]);
}
