import { hasStock } from '@kaagazz/domain';
import type { Pieces } from '../../catalog/stock.ts';

export function stockOf<Line extends Pieces>(lines: readonly Line[]): Line[] {
  return lines.filter(({ productId }) => hasStock(productId));
}

export function idsOf(lines: readonly Pick<Pieces, 'productId'>[]): string[] {
  return [...new Set(lines.map(({ productId }) => productId))];
}
