import { formatRupees } from '../money.ts';

/**
 * Returns the text that tells a shopper how much to pay in cash on delivery.
 *
 * @param amount in rupees
 */
export function cashText(amount: number): string {
  return `Pay ${formatRupees(amount)} in cash when it arrives.`;
}
