import { MAXIMUM_CART_QUANTITY } from '../cart.ts';
import { discountedPrice } from '../money.ts';
import type { Paise } from '../money.ts';

export interface QuantityPrice {
  from: number;
  price: number;
}

interface Step {
  from: number;
  percent: number;
}

const MAXIMUM_STEPS = 5;
const MAXIMUM_PERCENT = 90;
const ONE_RUPEE: Paise = 100;

export function quantityDiscountProblem(typed: string): string | undefined {
  const steps = readSteps(typed);
  if (!steps) return 'Write “10: 5%, 25: 10%” for 5% off 10 or more pieces and 10% off 25 or more.';
  if (steps.length > MAXIMUM_STEPS) return `Enter at most ${MAXIMUM_STEPS} discounts.`;
  if (steps.some(({ from }) => from < 2 || from > MAXIMUM_CART_QUANTITY)) {
    return `A discount starts at 2 to ${MAXIMUM_CART_QUANTITY} pieces.`;
  }
  if (steps.some(({ percent }) => percent < 1 || percent > MAXIMUM_PERCENT)) {
    return `A discount is 1% to ${MAXIMUM_PERCENT}%.`;
  }
  const rises = steps.every(({ from, percent }, at) => {
    const before = steps[at - 1];
    return !before || (from > before.from && percent > before.percent);
  });
  return rises ? undefined : 'Each quantity and discount must be higher than the previous one.';
}

export function normaliseQuantityDiscounts(typed: string): string {
  return (readSteps(typed) ?? []).map(({ from, percent }) => `${from}: ${percent}%`).join(', ');
}

/**
 * Returns the unit price for each minimum quantity, or an empty list if all quantities have the
 * same price.
 * @param price unit price after any sale discount (docs/product.md, Quantity discounts)
 */
export function quantityPrices(price: Paise, discounts: string): QuantityPrice[] {
  const prices: QuantityPrice[] = [{ from: 1, price }];
  let lowest = price;
  for (const { from, percent } of readSteps(discounts) ?? []) {
    const discounted = Math.max(ONE_RUPEE, discountedPrice(price, percent));
    if (discounted >= lowest) continue;
    lowest = discounted;
    prices.push({ from, price: discounted });
  }
  return prices.length > 1 ? prices : [];
}

export function priceAtQuantity(
  { price, quantityPrices: prices = [] }: { price: number; quantityPrices?: readonly QuantityPrice[] | undefined },
  quantity: number,
): number {
  return prices.findLast(({ from }) => from <= quantity)?.price ?? price;
}

export function unitPriceOf(
  { price, quantityDiscounts }: { price: Paise; quantityDiscounts: string },
  quantity: number,
): Paise {
  return priceAtQuantity({ price, quantityPrices: quantityPrices(price, quantityDiscounts) }, quantity);
}

function readSteps(text: string): Step[] | undefined {
  if (text.trim() === '') return [];
  const steps = text.split(',').map((part) => /^\s*(\d{1,4})\s*:\s*(\d{1,3})\s*%?\s*$/.exec(part));
  if (!steps.every((step) => step !== null)) return undefined;
  return steps.map(([, from, percent]) => ({ from: Number(from), percent: Number(percent) }));
}
