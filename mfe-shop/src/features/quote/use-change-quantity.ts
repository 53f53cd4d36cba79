import type { QuotedLine } from '@kaagazz/api-schema';
import { useCart } from '@kaagazz/contract';
import type { CartLine } from '@kaagazz/contract';
import { fromRupees, priceAtQuantity } from '@kaagazz/domain';

/**
 * Returns a function that changes a line's quantity and updates its unit price to match. The price
 * stays the same while the shopper still has to accept a new price.
 */
export function useChangeQuantity(): (line: CartLine, quoted: QuotedLine | undefined, quantity: number) => void {
  const { changeQuantity, reprice } = useCart();

  return (line, quoted, quantity) => {
    changeQuantity(line.id, quantity - line.quantity);
    if (!quoted?.quantityPrices) return;
    const isAccepted = fromRupees(line.price) === fromRupees(priceAtQuantity(quoted, line.quantity));
    if (isAccepted) reprice(line.id, priceAtQuantity(quoted, Math.max(1, quantity)));
  };
}
