export const LIMITED_STOCK = 5;

export type StockLevel = 'in-stock' | 'limited' | 'out-of-stock';

export function stockLevel(stock: number): StockLevel {
  if (stock <= 0) return 'out-of-stock';
  return stock <= LIMITED_STOCK ? 'limited' : 'in-stock';
}

export function stockText(stock: number, { exact = false } = {}): string | null {
  const level = stockLevel(stock);
  if (level === 'in-stock') return null;
  if (level === 'out-of-stock') return 'Out of Stock';
  return exact ? `Only ${stock} left` : 'Limited Stock';
}
