import { type Paise, toRupees } from '@kaagazz/domain';

export function appliedDiscount({ discount, discountCode }: { discount: Paise; discountCode: string | null }) {
  return discountCode === null ? null : { code: discountCode, amount: toRupees(discount) };
}
