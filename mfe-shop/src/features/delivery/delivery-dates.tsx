import { Text } from '@kaagazz/design-system';
import { windowInWords } from '@kaagazz/domain';

import { useDeliveryQuery } from './delivery.api.ts';

interface DeliveryDatesProps {
  pin: string;
  days: number;
}

export function DeliveryDates({ pin, days }: DeliveryDatesProps) {
  const { currentData: delivery, isError } = useDeliveryQuery({ pin, days }, { skip: pin === '' });

  return (
    <Text as="div" size="sm" role="status">
      {pin === '' ? null : isError ? (
        'We can’t estimate the delivery date right now.'
      ) : delivery === null ? (
        `We don’t know the PIN code ${pin}.`
      ) : delivery ? (
        <>
          Expected delivery: <strong>{windowInWords(delivery)}</strong>, if you order now.
        </>
      ) : null}
    </Text>
  );
}
