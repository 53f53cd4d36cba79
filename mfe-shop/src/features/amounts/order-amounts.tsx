import { Text } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';

import { AmountList } from './amount-list.tsx';

interface OrderAmountsProps {
  /** In rupees, like all amounts in this interface. */
  shipping: number;
  total: number;
  discount?: { code: string; amount: number };
  wrap?: number;
}

export function OrderAmounts({ shipping, total, discount, wrap = 0 }: OrderAmountsProps) {
  return (
    <>
      <AmountList
        parts={[
          { label: 'Subtotal', amount: formatRupees(total - shipping - wrap + (discount?.amount ?? 0)) },
          ...(discount ? [{ label: `Discount (${discount.code})`, amount: `− ${formatRupees(discount.amount)}` }] : []),
          ...(wrap > 0 ? [{ label: 'Gift wrap', amount: formatRupees(wrap) }] : []),
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
