import { Badge } from '@kaagazz/design-system';

interface WhyNoMoreProps {
  /** how many were taken */
  most: number;
  /** `undefined` while it is not known */
  stock: number | undefined;
  /** pieces that are in the cart beside them */
  inCart?: number;
}

/** Why fewer were taken than were typed. That nothing is left is said elsewhere. */
export function WhyNoMore({ most, stock, inCart = 0 }: WhyNoMoreProps) {
  if (stock === 0) return null;
  const left = inCart > 0 ? `Only ${most} more` : `Only ${most} left`;

  return <Badge tone="marigold">{stock === most + inCart ? left : `At most ${most + inCart} in one cart`}</Badge>;
}
