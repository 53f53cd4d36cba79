import { stockLevel, stockText } from '@kaagazz/domain';

import { Badge } from '../surfaces/badge.tsx';

export interface StockBadgeProps {
  stock: number;
  /** Shows the exact stock (`Only N left`) instead of `Limited Stock`. */
  exact?: boolean;
  className?: string;
}

/**
 * Shows that a product is out of stock or almost sold out. Renders nothing while there is plenty of
 * stock.
 */
export function StockBadge({ stock, exact = false, className }: StockBadgeProps) {
  const text = stockText(stock, { exact });
  if (text === null) return null;

  return (
    <Badge className={className} tone={stockLevel(stock) === 'out-of-stock' ? 'ink' : 'marigold'}>
      {text}
    </Badge>
  );
}
