import { type Paise, priceWithDiscount } from '../money.ts';

/** What a discount code takes off the goods. */
export type Discount = { percent: number } | { amount: Paise };

interface PricedLine {
  quantity: number;
  unitPrice: Paise;
}

/** Returns a code in the form in which it is stored: in capitals and without spaces. */
export function normaliseDiscountCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}

/** Returns whether a normalised code can exist: 4 to 20 letters, digits and hyphens. */
export function isDiscountCode(code: string): boolean {
  return /^[A-Z0-9][A-Z0-9-]{2,18}[A-Z0-9]$/.test(code);
}

/**
 * Returns the lines at prices that include a discount. Every price is a whole number of paise per
 * piece, so that invoices, refunds and credit notes need no discount of their own.
 *
 * An amount is spread in proportion to prices. It is reached exactly if a line has a single piece;
 * otherwise the shopper gets at most one paisa per piece of the smallest line more
 * (docs/product.md, Discount codes).
 */
export function discountedLines<Line extends PricedLine>(lines: readonly Line[], discount: Discount): Line[] {
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

/** Returns the price of the lines in paise. */
export function goodsOf(lines: readonly PricedLine[]): Paise {
  return lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
}

/**
 * Returns the line with the most pieces that does not exceed the rest of the discount, or else the
 * line with the fewest pieces.
 */
function nextToReduce<Line extends PricedLine>(lines: readonly Line[], rest: Paise): Line | undefined {
  const byPieces = lines.filter(({ unitPrice }) => unitPrice > 0).toSorted((a, b) => b.quantity - a.quantity);
  return byPieces.find(({ quantity }) => quantity <= rest) ?? byPieces.at(-1);
}

/** Rounds down. Uses `BigInt` because the product may exceed the largest safe integer. */
function shareOf(amount: Paise, unitPrice: Paise, goods: Paise): Paise {
  return goods === 0 ? 0 : Number((BigInt(amount) * BigInt(unitPrice)) / BigInt(goods));
}
