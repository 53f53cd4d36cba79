import { useSiteSettings } from '@kaagazz/contract';
import {
  Button,
  ButtonLink,
  Cluster,
  FormMessage,
  Sheet,
  Stack,
  Text,
  textLinkStyles,
  tokens,
} from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import type { MissingConfirmation } from './checkout-machine.ts';
import type { PaidOrder } from './checkout.api.ts';

const Details = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space(2)} ${tokens.space(5)};
  margin: 0;
  overflow-wrap: anywhere;

  dt {
    color: ${tokens.color.inkSoft};
  }

  dd {
    margin: 0;
  }
`;

const MailLink = styled.a`
  ${textLinkStyles}
`;

const MESSAGES: Record<MissingConfirmation, ReactNode> = {
  unanswered: (
    <>
      <FormMessage tone="error">
        Payment verification error. Please contact support with your payment details.
      </FormMessage>
      <Text>
        Your payment went through, but we couldn’t confirm it yet. Please don’t pay again. We keep trying: once it is
        confirmed, you’ll get an email and the order appears in My Orders.
      </Text>
    </>
  ),
  uncaptured: (
    <>
      <FormMessage tone="success">Your bank approved the payment, but it hasn’t reached us yet.</FormMessage>
      <Text>
        This usually takes minutes, and sometimes up to three days. Please don’t pay again. Once we have the payment,
        you’ll get an email and the order appears in My Orders. If it fails, your bank returns the money.
      </Text>
    </>
  ),
};

interface UnconfirmedPaymentProps {
  paid: PaidOrder;
  missing: MissingConfirmation;
  onCheckAgain: () => void;
}

/** Has no Pay button, because the shopper could otherwise pay twice. */
export function UnconfirmedPayment({ paid, missing, onCheckAgain }: UnconfirmedPaymentProps) {
  const { email } = useSiteSettings().company;
  const subject = encodeURIComponent(`Payment ${paid.razorpay_payment_id}`);
  return (
    <Sheet>
      <Stack gap={5}>
        {MESSAGES[missing]}
        <Details>
          <dt>Payment</dt>
          <dd>{paid.razorpay_payment_id}</dd>
          <dt>Payment order</dt>
          <dd>{paid.razorpay_order_id}</dd>
          <dt>Amount</dt>
          <dd>{formatRupees(paid.totalAmount)}</dd>
        </Details>
        <Cluster gap={5}>
          <Button onClick={onCheckAgain}>Check again</Button>
          <ButtonLink to="/my-orders" variant="secondary">
            My Orders
          </ButtonLink>
          <MailLink href={`mailto:${email}?subject=${subject}`}>Write to {email}</MailLink>
        </Cluster>
      </Stack>
    </Sheet>
  );
}
