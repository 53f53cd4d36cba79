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
import { formatRupees, normaliseShippingAddress, shippingAddressRules } from '@kaagazz/domain';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { BroughtIntoView } from './brought-into-view.tsx';
import type { CheckoutState } from './checkout-machine.ts';
import type { AddressDraft } from './kept-in-tab.ts';
import type { KnownAddresses } from './known-address.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { useAddressForm } from './use-address-form.ts';
import { useSaveForLater } from './use-save-for-later.ts';

const Detail = styled.span`
  display: block;
`;

interface CheckoutFormProps {
  /** whose checkout it is: what is typed is kept in the tab for nobody else */
  userId: string;
  addresses: KnownAddresses;
  state: CheckoutState;
  /** rupees; absent while the total is not known, or the cart can't be paid as it stands */
  total: number | undefined;
  /** a line of the cart has to be settled first */
  blocked: boolean;
  /** the total is being asked for anew */
  refreshing: boolean;
  summary: ReactNode;
  /** pressed Pay with a whole address, having seen this total (rupees) */
  onPay: (address: ShippingAddress, total: number) => void;
}

/** Address on one side, order and Pay on the other. */
export function CheckoutForm({
  userId,
  addresses,
  state,
  total,
  blocked,
  refreshing,
  summary,
  onPay,
}: CheckoutFormProps) {
  const { form, chosen, choose } = useAddressForm(userId, addresses);
  const saveForLater = useSaveForLater();
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const field = (name: keyof ShippingAddress) => ({
    error: errors[name]?.message,
    ...register(name, { validate: shippingAddressRules[name] }),
  });
  const hasErrors = Object.keys(errors).length > 0;
  const processing = state.step === 'processing';
  const problem = state.step === 'idle' ? state.problem : null;

  function pay({ save, ...typed }: AddressDraft) {
    if (total === undefined || processing) return;
    const address = normaliseShippingAddress(typed);
    if (save && chosen === null) saveForLater(address);
    onPay(address, total);
  }

  return (
    <form noValidate aria-label="Checkout" onSubmit={(event) => void handleSubmit(pay)(event)}>
      <Columns widths={[7, 5]} gaps={[8, 10]}>
        <Stack gap={5}>
          <Heading level={2} size="lg">
            Delivery address
          </Heading>
          {addresses.saved.length > 0 && (
            <SavedAddresses
              saved={addresses.saved}
              chosen={chosen}
              onChoose={choose}
              onAnother={() => choose(addresses.blank)}
            />
          )}
          <AddressFields field={field} />
          {chosen === null && <Checkbox label="Save this address" {...register('save')} />}
        </Stack>
        <Sheet folded>
          <Stack gap={5}>
            {summary}
            {hasErrors && <FormMessage tone="error">Please fix the form errors.</FormMessage>}
            {problem && !hasErrors && (
              <BroughtIntoView>
                <FormMessage tone="error">
                  <strong>{problem.text}</strong>
                  {problem.detail && <Detail>{problem.detail}</Detail>}
                </FormMessage>
              </BroughtIntoView>
            )}
            {blocked && <Text size="sm">Please settle the marked products first.</Text>}
            <Button type="submit" size="lg" busy={processing || refreshing} disabled={total === undefined}>
              {total === undefined ? 'Pay' : `Pay ${formatRupees(total)}`}
            </Button>
            <VisuallyHidden role="status">{processing ? progress(state.paid !== null) : ''}</VisuallyHidden>
            <Text tone="soft" size="sm">
              {processing && state.paid !== null
                ? 'We are asking for the confirmation of your payment. Please keep this page open.'
                : 'You pay in our payment partner’s window. We hold your items for 15 minutes while you do.'}
            </Text>
          </Stack>
        </Sheet>
      </Columns>
    </form>
  );
}

function progress(paid: boolean): string {
  return paid ? 'Confirming your payment' : 'Processing payment';
}
