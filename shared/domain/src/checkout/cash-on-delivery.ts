import { formatRupees } from '../money.ts';

export function cashText(amount: number): string {
  return `Pay ${formatRupees(amount)} in cash when it arrives.`;
}
