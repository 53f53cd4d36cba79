import type { Paise } from '../money.ts';

export const SWATCH_KIT_ID = 'paper-swatch-kit';

export const PRINT_CREDIT_DAYS = 60;

interface ShippedLine {
  productId: string;
  isSample: boolean;
  quantity: number;
  amount: Paise;
}

export function printCredit({ productId, isSample, quantity, amount }: ShippedLine): Paise {
  if (quantity < 1 || amount < 1) return 0;
  if (isSample) return amount;
  return productId === SWATCH_KIT_ID ? Math.floor(amount / quantity) : 0;
}
