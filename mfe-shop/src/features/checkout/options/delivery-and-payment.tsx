import { Text } from '@kaagazz/design-system';
import { PACKING_DAYS, cashText, formatRupees, isPrintLineId } from '@kaagazz/domain';
import { useEffect, useEffectEvent, useId } from 'react';

import { DeliveryDates } from '../../delivery/index.ts';
import { Choice, Choices } from '../choice.styles.ts';
import type { DeliveryAndPaymentProps } from './choices.ts';

export function DeliveryAndPayment(props: DeliveryAndPaymentProps) {
  const { pin, quote, total, products, isCash, onChange } = props;
  const limit = quote.cashLimit ?? null;
  const name = useId();
  const reason = reasonToPayOnline(products, total, limit);
  const payOnline = useEffectEvent(() => onChange(false));
  useEffect(() => {
    if (limit === null || reason !== null) payOnline();
  }, [limit, reason]);

  const dates = <DeliveryDates pin={pin} days={quote.productionDays ?? PACKING_DAYS} />;
  if (limit === null) return dates;
  return (
    <>
      {dates}
      <Choices>
        <legend>How would you like to pay?</legend>
        <Choice>
          <input type="radio" name={name} checked={!isCash} onChange={() => onChange(false)} />
          <span>
            <strong>Pay online</strong>
            <Text tone="soft" size="sm">
              UPI, cards or net banking
            </Text>
          </span>
        </Choice>
        <Choice>
          <input type="radio" name={name} checked={isCash} disabled={reason !== null} onChange={() => onChange(true)} />
          <span>
            <strong>Cash on delivery</strong>
            <Text tone="soft" size="sm">
              {reason ?? cashText(total)}
            </Text>
          </span>
        </Choice>
      </Choices>
    </>
  );
}

function reasonToPayOnline(
  products: DeliveryAndPaymentProps['products'],
  total: number,
  limit: number | null,
): string | null {
  if (products.some(({ productId }) => isPrintLineId(productId))) {
    return 'Orders that include prints must be paid for online.';
  }
  return limit !== null && total > limit ? `Possible for orders up to ${formatRupees(limit)}` : null;
}
