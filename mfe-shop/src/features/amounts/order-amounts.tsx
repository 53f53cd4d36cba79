import type { ResponseOf } from '@kaagazz/api-schema';
import { Text } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';

import { AmountList } from './amount-list.tsx';

interface OrderAmountsProps {
  /** Amounts in rupees. `total` includes shipping, and a discount is already subtracted. */
  shipping: number;
  total: number;
  discount?: ResponseOf<'POST /payment/discount'>['discount'];
}

export function OrderAmounts({ shipping, total, discount }: OrderAmountsProps) {
  return (
    <>
      <AmountList
        parts={[
          { label: 'Subtotal', amount: formatRupees(total - shipping + (discount?.amount ?? 0)) },
          ...(discount ? [{ label: `Discount (${discount.code})`, amount: `− ${formatRupees(discount.amount)}` }] : []),
          { label: 'Shipping', amount: shipping === 0 ? 'Free' : formatRupees(shipping) },
        ]}
        total={formatRupees(total)}
      />
      <Text tone="soft" size="sm">
        Inclusive of all taxes
      </Text>
    </>
  );
}
