import { formatRupees } from '../money.ts';

/** @param amount in rupees */
export function cashText(amount: number): string {
  return `Pay ${formatRupees(amount)} in cash when it arrives.`;
}
