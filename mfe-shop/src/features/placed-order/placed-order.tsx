import type { Order } from '@kaagazz/api-schema';
import { useAuth } from '@kaagazz/contract';
import { Columns, Heading, Sheet, Stack, Text, TextLink, tokens } from '@kaagazz/design-system';
import { cashText, formatRupees, isPrintLineId, windowInWords } from '@kaagazz/domain';
import styled from 'styled-components';

import noPicture from '../../illustrations/no-picture.svg';
import { OrderAmounts, OrderLine, OrderLines } from '../amounts/index.ts';

const LeftAligned = styled(Columns)`
  text-align: start;
`;

const Address = styled.address`
  font-style: normal;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Note = styled(Text)`
  overflow-wrap: anywhere;
`;

const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space(2)};
  padding-inline-start: ${tokens.space(5)};
  margin: 0;
`;

export function PlacedOrder({ order }: { order: Order }) {
  const { orderNumber, products, totalAmount, shippingAmount, shippingAddress, delivery, discount, cashToPay } = order;
  const hasPrints = products.some(({ productId }) => isPrintLineId(productId));
  // Use the account's email address, because order emails always go there.
  const email = useAuth().user?.email ?? shippingAddress.email;

  return (
    <LeftAligned widths={[3, 2]} gaps={[6, 6]}>
      <Sheet as="section" folded aria-labelledby="placed-lines">
        <Stack gap={5}>
          <Heading level={2} size="lg" id="placed-lines">
            What you bought
          </Heading>
          <OrderLines>
            {products.map((line) => (
              <OrderLine key={line.productId} line={{ ...line, image: line.image || noPicture }} />
            ))}
          </OrderLines>
          <OrderAmounts shipping={shippingAmount} total={totalAmount} />
          {cashToPay !== undefined && <Text tone="strong">{cashText(cashToPay)}</Text>}
          {discount && (
            <Text>
              You saved {formatRupees(discount.amount)} with {discount.code}.
            </Text>
          )}
        </Stack>
      </Sheet>
      <Stack gap={6}>
        <Stack as="section" gap={2} aria-labelledby="placed-address">
          <Heading level={2} size="lg" id="placed-address">
            Delivery address
          </Heading>
          <Address>
            {[shippingAddress.name, shippingAddress.address, shippingAddress.phone].filter(Boolean).join('\n')}
          </Address>
          {order.giftNote && <Note>Gift note: {order.giftNote}</Note>}
        </Stack>
        <Stack as="section" gap={2} aria-labelledby="placed-next">
          <Heading level={2} size="lg" id="placed-next">
            What happens next
          </Heading>
          <Steps>
            <li>The confirmation is on its way to {email}.</li>
            <li>We {hasPrints && 'print and '}pack your order in our workshop and email you when it ships.</li>
            {delivery && <li>Expected delivery: {windowInWords(delivery)}.</li>}
            <li>
              Your <TextLink to={`/my-orders/${encodeURIComponent(orderNumber)}/invoice`}>invoice</TextLink> gets its
              number within a minute.
            </li>
            <li>
              {hasPrints
                ? 'You can change your prints or cancel the order under My Orders until printing starts.'
                : 'You can track your order under My Orders and cancel it there until it ships.'}
            </li>
          </Steps>
        </Stack>
      </Stack>
    </LeftAligned>
  );
}
