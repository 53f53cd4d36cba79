/** At this many or fewer a shopper is told that stock is limited (specification §9). */
export const LIMITED_STOCK = 5;

/**
 * - `in-stock`: nothing to say
 * - `limited`: 1 to 5 left; a card says `Limited Stock`, the product page `Only N left`
 * - `out-of-stock`: `Out of Stock`, can't be added
 */
export type StockLevel = 'in-stock' | 'limited' | 'out-of-stock';

export function stockLevel(stock: number): StockLevel {
  if (stock <= 0) return 'out-of-stock';
  return stock <= LIMITED_STOCK ? 'limited' : 'in-stock';
}

/** The text a shopper reads, or `null` when there is plenty. */
export function stockText(stock: number, { exact = false } = {}): string | null {
  const level = stockLevel(stock);
  if (level === 'in-stock') return null;
  if (level === 'out-of-stock') return 'Out of Stock';
  return exact ? `Only ${stock} left` : 'Limited Stock';
}
