import { type Paise, toRupees } from '@kaagazz/domain';

/** Returns the discount in rupees, or null if the order has no discount code. */
export function appliedDiscount({ discount, discountCode }: { discount: Paise; discountCode: string | null }) {
  return discountCode === null ? null : { code: discountCode, amount: toRupees(discount) };
}
