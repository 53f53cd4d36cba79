import type { ShippingAddress } from '@kaagazz/api-schema';
import {
  AddressFields,
  Button,
  Checkbox,
  Columns,
  FormMessage,
  Heading,
  Sheet,
  Stack,
  Text,
  VisuallyHidden,
} from '@kaagazz/design-system';
import { formatRupees, shippingAddressOf } from '@kaagazz/domain';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import type { CheckoutState } from './checkout-machine.ts';
import type { AddressDraft } from './checkout-storage.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { ScrollIntoView } from './scroll-into-view.tsx';
import { useAddressForm } from './use-address-form.ts';
import type { KnownAddresses } from './use-known-addresses.ts';
import { useSaveAddress } from './use-save-address.ts';

const Detail = styled.span`
  display: block;
`;

interface CheckoutFormProps {
  userId: string;
  addresses: KnownAddresses;
  state: CheckoutState;
  /** In rupees. */
  total: number | undefined;
  blocked: boolean;
  refreshing: boolean;
  summary: ReactNode;
  payment: ReactNode;
  isCash: boolean;
  onPin: (pin: string) => void;
  onPay: (address: ShippingAddress, total: number) => void;
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { userId, addresses, state, total, blocked, refreshing, summary, payment, isCash, onPin, onPay } = props;
  const { form, field, pin, selected, select, doubts } = useAddressForm(userId, addresses);
  const saveAddress = useSaveAddress();
  useEffect(() => onPin(pin), [onPin, pin]);
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const hasErrors = Object.keys(errors).length > 0;
  const processing = state.step === 'processing';
  const confirming = processing && state.paid !== null;
  const problem = state.step === 'idle' ? state.problem : null;

  function pay({ save, ...typed }: AddressDraft) {
    if (total === undefined || processing) return;
    const address = shippingAddressOf(typed);
    if (save && selected === null) saveAddress(address);
    onPay(address, total);
  }

  return (
    <form noValidate aria-label="Checkout" onSubmit={(event) => void handleSubmit(pay)(event)}>
      <Columns widths={[7, 5]} gaps={[8, 10]}>
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={2} size="lg">
              Delivery address
            </Heading>
            <Text tone="soft" size="sm">
              For a gift, enter the recipient’s name, phone and address. We send all emails to {addresses.blank.email}.
            </Text>
          </Stack>
          {addresses.saved.length > 0 && (
            <SavedAddresses
              saved={addresses.saved}
              selected={selected}
              onSelect={select}
              onAnother={() => select(addresses.blank)}
            />
          )}
          <AddressFields field={field} />
          {selected === null && <Checkbox label="Save this address" {...register('save')} />}
        </Stack>
        <Sheet folded>
          <Stack gap={5}>
            {summary}
            {payment}
            {doubts.length > 0 && !hasErrors && (
              <FormMessage tone="warning">
                <strong>Please check your address.</strong>
                {doubts.map((doubt) => (
                  <Detail key={doubt}>{doubt}</Detail>
                ))}
              </FormMessage>
            )}
            {hasErrors && <FormMessage tone="error">Please fix the form errors.</FormMessage>}
            {problem && !hasErrors && (
              <ScrollIntoView>
                <FormMessage tone="error">
                  <strong>{problem.text}</strong>
                  {problem.detail && <Detail>{problem.detail}</Detail>}
                </FormMessage>
              </ScrollIntoView>
            )}
            {blocked && <Text size="sm">Please review the highlighted products first.</Text>}
            <Button type="submit" size="lg" busy={processing || refreshing} disabled={total === undefined}>
              {total === undefined ? 'Pay' : `Pay ${formatRupees(total)}${isCash ? ' on delivery' : ''}`}
            </Button>
            <VisuallyHidden role="status">
              {confirming ? 'Confirming your payment' : processing ? 'Processing payment' : ''}
            </VisuallyHidden>
            <Text tone="soft" size="sm">
              {confirming
                ? 'We are confirming your payment. Please keep this page open.'
                : isCash
                  ? 'Next, we’ll email you a code to confirm the order.'
                  : 'You’ll pay through our payment partner. We’ll hold your items for 15 minutes.'}
            </Text>
          </Stack>
        </Sheet>
      </Columns>
    </form>
  );
}
