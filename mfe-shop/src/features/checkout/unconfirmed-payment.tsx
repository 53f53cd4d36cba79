import { Button, Cluster, FormMessage, Sheet, Stack, Text, textLinkStyles, tokens } from '@kaagazz/design-system';
import { COMPANY, formatRupees } from '@kaagazz/domain';
import styled from 'styled-components';

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

/** The money moved, and nobody could say whether the order is confirmed: what to do, and nothing that could charge twice. */
export function UnconfirmedPayment({ paid, onCheckAgain }: { paid: PaidOrder; onCheckAgain: () => void }) {
  const subject = encodeURIComponent(`Payment ${paid.razorpay_payment_id}`);
  return (
    <Sheet>
      <Stack gap={5}>
        <FormMessage tone="error">
          Payment verification error. Please contact support with your payment details.
        </FormMessage>
        <Text>Please don’t pay again: your payment went through, only our confirmation of it is missing.</Text>
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
          <MailLink href={`mailto:${COMPANY.email}?subject=${subject}`}>Write to {COMPANY.email}</MailLink>
        </Cluster>
      </Stack>
    </Sheet>
  );
}
