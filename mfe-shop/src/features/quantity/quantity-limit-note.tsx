import { Badge } from '@kaagazz/design-system';

interface QuantityLimitNoteProps {
  /** The quantity that the shopper got. */
  limit: number;
  /** Undefined while unknown. */
  stock: number | undefined;
  /** Pieces that are in the cart already. */
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
