import { stockLevel, stockText } from '@kaagazz/domain';

import { Badge } from '../surfaces/badge.tsx';

export interface StockBadgeProps {
  stock: number;
  /** `Only N left` instead of `Limited Stock`: the product's own page */
  exact?: boolean;
  className?: string;
}

/** Says that little or nothing is left (specification §9); nothing while there is plenty. */
export function StockBadge({ stock, exact = false, className }: StockBadgeProps) {
  const text = stockText(stock, { exact });
  if (text === null) return null;

  return (
    <Badge className={className} tone={stockLevel(stock) === 'out-of-stock' ? 'ink' : 'marigold'}>
      {text}
    </Badge>
  );
}
