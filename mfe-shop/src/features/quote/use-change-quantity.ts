import type { QuotedLine } from '@kaagazz/api-schema';
import { useCart } from '@kaagazz/contract';
import type { CartLine } from '@kaagazz/contract';
import { fromRupees, priceAtQuantity } from '@kaagazz/domain';
import { useEffect, useEffectEvent, useRef } from 'react';

export function useChangeQuantity(
  quotedLines: readonly QuotedLine[] | undefined,
): (line: CartLine, quoted: QuotedLine | undefined, quantity: number) => void {
  const { lines, changeQuantity, reprice } = useCart();
  const quantitiesBefore = useRef(new Map<string, number>());

  const update = (line: CartLine, quoted: QuotedLine, before: number, quantity: number) => {
    if (!quoted.quantityPrices) return;
    const isAccepted = fromRupees(line.price) === fromRupees(priceAtQuantity(quoted, before));
    if (isAccepted) reprice(line.id, priceAtQuantity(quoted, Math.max(1, quantity)));
  };
  const updateEarlier = useEffectEvent(() => {
    for (const quoted of quotedLines ?? []) {
      const line = lines.find(({ id }) => id === quoted.productId);
      const before = quantitiesBefore.current.get(quoted.productId);
      quantitiesBefore.current.delete(quoted.productId);
      if (line && before !== undefined) update(line, quoted, before, line.quantity);
    }
  });
  useEffect(() => updateEarlier(), [quotedLines]);

  return (line, quoted, quantity) => {
    changeQuantity(line.id, quantity - line.quantity);
    if (quoted) update(line, quoted, line.quantity, quantity);
    else if (!quantitiesBefore.current.has(line.id)) quantitiesBefore.current.set(line.id, line.quantity);
  };
}
