import type { Paise } from '../money.ts';

/** Id of the swatch kit, the product whose price is credited against a later print order. */
export const SWATCH_KIT_ID = 'paper-swatch-kit';

/** Number of days after shipping until a credit expires. */
export const PRINT_CREDIT_DAYS = 60;

/** A shipped order line. `quantity` and `amount` don't include refunded units. */
interface ShippedLine {
  productId: string;
  isSample: boolean;
  quantity: number;
  amount: Paise;
}

/**
 * Returns the credit that a shipped line gives towards a later print order. The credit is the price
 * that the buyer paid for a sample or for one swatch kit (docs/printing.md, Samples).
 */
export function printCredit({ productId, isSample, quantity, amount }: ShippedLine): Paise {
  if (quantity < 1 || amount < 1) return 0;
  if (isSample) return amount;
  return productId === SWATCH_KIT_ID ? Math.floor(amount / quantity) : 0;
}
