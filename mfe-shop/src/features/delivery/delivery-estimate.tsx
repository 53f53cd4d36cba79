import { useAuth, useHydrated } from '@kaagazz/contract';
import { Text, TextField, tokens } from '@kaagazz/design-system';
import { isPinCode, pinCodeIn } from '@kaagazz/domain';
import { useState } from 'react';
import styled from 'styled-components';

import { DeliveryDates } from './delivery-dates.tsx';
import { deliveryPin } from './delivery-pin.ts';

const Root = styled.div`
  display: grid;
  gap: ${tokens.space(1)};
  /* Reserves space for the dates, so that they cause no layout shift. */
  min-height: 6.5rem;
  align-content: start;
`;

const PinField = styled(TextField)`
  max-width: 12rem;
`;

export function DeliveryEstimate({ days }: { days: number }) {
  const { user } = useAuth();
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const userId = user?._id ?? null;
  const text = typed ?? (isHydrated ? (deliveryPin.read(userId) ?? '') : '');
  const pin = isPinCode(text) ? pinCodeIn(text) : '';

  return (
    <Root>
      <PinField
        name="pin"
        label="Delivery to PIN code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        value={text}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (isPinCode(value)) deliveryPin.save(userId, pinCodeIn(value));
        }}
      />
      {pin === '' && (
        <Text size="sm" tone="soft">
          {/^\d{6}$/.test(text.trim())
            ? `We don’t know the PIN code ${text.trim()}.`
            : 'Enter all six digits to see the delivery date.'}
        </Text>
      )}
      <DeliveryDates pin={pin} days={days} />
    </Root>
  );
}
