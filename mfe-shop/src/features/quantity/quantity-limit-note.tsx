import { Badge } from '@kaagazz/design-system';

interface QuantityLimitNoteProps {
  /** The maximum quantity, which replaced the number that the shopper typed. */
  limit: number;
  /** Number of units in stock. Undefined until it has loaded. */
  stock: number | undefined;
  /** Number of units that are already in the cart. */
  inCart?: number;
}

/** Explains why the quantity is lower than the one typed. */
export function QuantityLimitNote({ limit, stock, inCart = 0 }: QuantityLimitNoteProps) {
  if (stock === 0) return null;
  const stockText = inCart > 0 ? `Only ${limit} more` : `Only ${limit} left`;

  return (
    <Badge tone="marigold">{stock === limit + inCart ? stockText : `At most ${limit + inCart} in one cart`}</Badge>
  );
}
