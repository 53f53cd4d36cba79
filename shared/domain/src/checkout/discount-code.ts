import { type Paise, priceWithDiscount } from '../money.ts';

export type Discount = { percent: number } | { amount: Paise };

interface PricedLine {
  quantity: number;
  unitPrice: Paise;
}

export function normaliseDiscountCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}

export function isDiscountCode(code: string): boolean {
  return /^[A-Z0-9][A-Z0-9-]{2,18}[A-Z0-9]$/.test(code);
}

/**
 * Divides a fixed discount between the lines in proportion to their prices. Rounding to whole paise
 * can make the total reduction slightly larger than the discount.
 */
export function discountedLines<Line extends PricedLine>(
  lines: readonly Line[],
  discount: Discount,
  isDiscounted: (line: Line) => boolean = () => true,
): Line[] {
  const discounted = reduce(lines.filter(isDiscounted), discount)[Symbol.iterator]();
  return lines.map((line) => (isDiscounted(line) ? (discounted.next().value ?? line) : line));
}

function reduce<Line extends PricedLine>(lines: readonly Line[], discount: Discount): Line[] {
  if ('percent' in discount) {
    return lines.map((line) => ({ ...line, unitPrice: priceWithDiscount(line.unitPrice, discount.percent) }));
  }
  const goods = goodsOf(lines);
  const amount = Math.min(discount.amount, goods);
  const result = lines.map((line) => ({ ...line, unitPrice: line.unitPrice - shareOf(amount, line.unitPrice, goods) }));
  let rest = amount - (goods - goodsOf(result));
  while (rest > 0) {
    const line = nextToReduce(result, rest);
    if (!line) break;
    line.unitPrice -= 1;
    rest -= line.quantity;
  }
  return result;
}

export function goodsOf(lines: readonly PricedLine[]): Paise {
  return lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
}

function nextToReduce<Line extends PricedLine>(lines: readonly Line[], rest: Paise): Line | undefined {
  const byPieces = lines.filter(({ unitPrice }) => unitPrice > 0).toSorted((a, b) => b.quantity - a.quantity);
  return byPieces.find(({ quantity }) => quantity <= rest) ?? byPieces.at(-1);
}

/** Rounds down. Uses `BigInt` because the multiplication can exceed the largest safe integer. */
function shareOf(amount: Paise, unitPrice: Paise, goods: Paise): Paise {
  return goods === 0 ? 0 : Number((BigInt(amount) * BigInt(unitPrice)) / BigInt(goods));
}
