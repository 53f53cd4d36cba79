import { Badge } from '@kaagazz/design-system';

interface QuantityLimitNoteProps {
  limit: number;
  stock: number | undefined;
  inCart?: number;
}

export function QuantityLimitNote({ limit, stock, inCart = 0 }: QuantityLimitNoteProps) {
  if (stock === 0) return null;
  const stockText = inCart > 0 ? `Only ${limit} more` : `Only ${limit} left`;

  return (
    <Badge tone="marigold">{stock === limit + inCart ? stockText : `At most ${limit + inCart} in one cart`}</Badge>
  );
}
