import { type Paise, priceWithDiscount } from '../money.ts';

export type Discount = { percent: number } | { amount: Paise };

interface PricedLine {
  quantity: number;
  unitPrice: Paise;
}

/** Returns a code as it is stored, in capitals and without spaces. */
export function normaliseDiscountCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}

/** Returns whether a normalised code has a valid format: 4 to 20 letters, digits and hyphens. */
export function isDiscountCode(code: string): boolean {
  return /^[A-Z0-9][A-Z0-9-]{2,18}[A-Z0-9]$/.test(code);
}

/**
 * Returns the lines at discounted prices. Every unit price is a whole number of paise, so invoices,
 * refunds and credit notes need no separate discount.
 *
 * An amount is spread over the lines in proportion to their prices. The discount is exact if a line
 * has a quantity of 1. Otherwise, it may exceed the amount by less than one paisa per unit of the
 * line with the smallest quantity (docs/product.md, Discount codes).
 *
 * @param isDiscounted returns false for lines that keep their price
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

/** Returns the total price of the lines in paise. */
export function goodsOf(lines: readonly PricedLine[]): Paise {
  return lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
}

/**
 * Returns the line with the largest quantity that doesn't exceed `rest`, or else the line with the
 * smallest quantity.
 */
function nextToReduce<Line extends PricedLine>(lines: readonly Line[], rest: Paise): Line | undefined {
  const byPieces = lines.filter(({ unitPrice }) => unitPrice > 0).toSorted((a, b) => b.quantity - a.quantity);
  return byPieces.find(({ quantity }) => quantity <= rest) ?? byPieces.at(-1);
}

/**
 * Returns the discount for one unit of a line, rounded down. Uses `BigInt` because the product may
 * exceed the largest safe integer.
 */
function shareOf(amount: Paise, unitPrice: Paise, goods: Paise): Paise {
  return goods === 0 ? 0 : Number((BigInt(amount) * BigInt(unitPrice)) / BigInt(goods));
}
