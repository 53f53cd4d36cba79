import { Text } from '@kaagazz/design-system';
import { formatPaise } from '@kaagazz/domain';
import type { Paise } from '@kaagazz/domain';

import { AmountList } from './amount-list.tsx';

/** `total` includes shipping. */
export function OrderAmounts({ shipping, total }: { shipping: Paise; total: Paise }) {
  return (
    <>
      <AmountList
        parts={[
          { label: 'Subtotal', amount: formatPaise(total - shipping) },
          { label: 'Shipping', amount: shipping === 0 ? 'Free' : formatPaise(shipping) },
        ]}
        total={formatPaise(total)}
      />
      <Text tone="soft" size="sm">
        Inclusive of all taxes
      </Text>
    </>
  );
}
