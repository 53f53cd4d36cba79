import type { PaymentLink, ShippingAddress } from '@kaagazz/api-schema';
import { useSiteSettings } from '@kaagazz/contract';
import { AddressFields, Button, Columns, FormMessage, Heading, Sheet, Stack, Text } from '@kaagazz/design-system';
import { formatRupees, shippingAddressOf } from '@kaagazz/domain';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { AmountList } from '../../amounts/index.ts';
import { ScrollIntoView } from '../scroll-into-view.tsx';
import { useAddressForm } from '../use-address-form.ts';
import { usePayLink } from './use-pay-link.ts';

const NOBODY = { name: '', email: '', phone: '', address: '' };

const Lines = styled(Text)`
  white-space: pre-line;
`;

interface PayLinkProps {
  token: string;
  link: PaymentLink;
}

export function PayLink({ token, link }: PayLinkProps) {
  const { state, pay } = usePayLink(token);
  const { email } = useSiteSettings().company;
  const orderNumber = state.step === 'paid' ? state.orderNumber : link.orderNumber;

  if (orderNumber !== null) {
    return (
      <ScrollIntoView>
        <Stack gap={3} role="status">
          <Heading level={1}>
            {link.isChange ? 'Thank you, your change is paid' : 'Thank you, your order is confirmed'}
          </Heading>
          <Text tone="strong">Order {orderNumber}</Text>
          <Text tone="soft">
            {link.isChange
              ? 'We will print the version that you approved. You can view it in My Orders.'
              : 'We will email you when your parcel is on its way.'}
          </Text>
        </Stack>
      </ScrollIntoView>
    );
  }
  if (state.step === 'unconfirmed') {
    return (
      <ScrollIntoView>
        <Stack gap={3} role="alert">
          <Heading level={1}>We are checking your payment</Heading>
          <Text>
            Your bank has not confirmed the payment yet. Please don’t pay again. Reload this page in a few minutes.
          </Text>
        </Stack>
      </ScrollIntoView>
    );
  }
  if (link.state === 'expired') {
    return (
      <Stack gap={3}>
        <Heading level={1}>This link has expired</Heading>
        <Text>Please write to {email}, and we will send you a new one.</Text>
      </Stack>
    );
  }
  const { address } = link;
  const isBusy = state.step === 'processing';
  const problem = state.step === 'idle' ? state.problem : null;
  const summary = <Summary link={link} isBusy={isBusy} problem={problem} />;
  return (
    <>
      <Heading level={1}>{link.isChange ? 'Pay for your change' : 'Pay for your order'}</Heading>
      {address === null ? (
        <AddressFirst token={token} summary={summary} onPay={(typed) => void pay(typed, typed)} />
      ) : (
        <form
          aria-label="Payment"
          onSubmit={(event) => {
            event.preventDefault();
            void pay(address, null);
          }}
        >
          <Columns widths={[7, 5]} gaps={[8, 10]}>
            <Stack gap={3}>
              <Heading level={2} size="lg">
                Delivery address
              </Heading>
              <Lines>{[address.name, address.address, address.phone].join('\n')}</Lines>
              <Text tone="soft" size="sm">
                Is something wrong? Tell us before you pay.
              </Text>
            </Stack>
            {summary}
          </Columns>
        </form>
      )}
    </>
  );
}

interface AddressFirstProps {
  token: string;
  summary: ReactNode;
  onPay: (address: ShippingAddress) => void;
}

function AddressFirst({ token, summary, onPay }: AddressFirstProps) {
  const known = { isLoading: false, saved: [], initial: NOBODY, blank: NOBODY };
  const { form, field, doubts } = useAddressForm(`link ${token}`, known);
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  return (
    <form
      noValidate
      aria-label="Payment"
      onSubmit={(event) =>
        void form.handleSubmit(({ save: _save, ...typed }) => onPay(shippingAddressOf(typed)))(event)
      }
    >
      <Columns widths={[7, 5]} gaps={[8, 10]}>
        <Stack gap={5}>
          <Heading level={2} size="lg">
            Delivery address
          </Heading>
          <AddressFields field={field} />
          {hasErrors && <FormMessage tone="error">Please fix the form errors.</FormMessage>}
          {doubts.length > 0 && !hasErrors && <FormMessage tone="warning">{doubts.join(' ')}</FormMessage>}
        </Stack>
        {summary}
      </Columns>
    </form>
  );
}

interface SummaryProps {
  link: PaymentLink;
  isBusy: boolean;
  problem: string | null;
}

function Summary({ link: { lines, shipping, total, isChange }, isBusy, problem }: SummaryProps) {
  return (
    <Sheet folded>
      <Stack gap={5}>
        <Heading level={2} size="lg">
          Your order
        </Heading>
        <AmountList
          parts={[
            ...lines.map(({ title, quantity, amount }) => ({
              label: `${quantity} × ${title}`,
              amount: formatRupees(amount),
            })),
            // Changed items are shipped with the original order, so there is no extra shipping fee.
            ...(isChange ? [] : [{ label: 'Shipping', amount: shipping === 0 ? 'Free' : formatRupees(shipping) }]),
          ]}
          total={formatRupees(total)}
        />
        {problem !== null && <FormMessage tone="error">{problem}</FormMessage>}
        <Button type="submit" size="lg" busy={isBusy}>
          Pay {formatRupees(total)}
        </Button>
        <Text tone="soft" size="sm">
          You’ll pay through our payment partner.
          {!isChange && ' We’ll hold your items for 15 minutes.'}
        </Text>
      </Stack>
    </Sheet>
  );
}
