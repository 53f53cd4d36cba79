import { type Paise, toRupees } from '@kaagazz/domain';

/** Returns an order's discount code with its amount in rupees, or null if there is none. */
export function appliedDiscount({ discount, discountCode }: { discount: Paise; discountCode: string | null }) {
  return discountCode === null ? null : { code: discountCode, amount: toRupees(discount) };
}
