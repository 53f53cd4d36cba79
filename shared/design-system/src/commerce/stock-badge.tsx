import { stockLevel, stockText } from '@kaagazz/domain';

import { Badge } from '../surfaces/badge.tsx';

export interface StockBadgeProps {
  stock: number;
  exact?: boolean;
  className?: string;
}

export function StockBadge({ stock, exact = false, className }: StockBadgeProps) {
  const text = stockText(stock, { exact });
  if (text === null) return null;

  return (
    <Badge className={className} tone={stockLevel(stock) === 'out-of-stock' ? 'ink' : 'marigold'}>
      {text}
    </Badge>
  );
}
