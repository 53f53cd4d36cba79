import type { Order } from '@kaagazz/api-schema';
import { Columns, Heading, Sheet, Stack, Text, TextLink, tokens } from '@kaagazz/design-system';
import { formatPaise, formatRupees, fromRupees } from '@kaagazz/domain';
import styled from 'styled-components';

import noPicture from '../../illustrations/no-picture.svg';
import { AmountList, OrderLine, OrderLines } from '../amounts/index.ts';

const LeftAligned = styled(Columns)`
  text-align: start;
`;

const Address = styled.address`
  font-style: normal;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space(2)};
  padding-inline-start: ${tokens.space(5)};
  margin: 0;
`;

export function PlacedOrder({ order }: { order: Order }) {
  const { orderNumber, products, totalAmount, shippingAmount, shippingAddress } = order;
  const shipping = fromRupees(shippingAmount);
  const goods = fromRupees(totalAmount) - shipping;

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
          <AmountList
            parts={[
              { label: 'Subtotal', amount: formatPaise(goods) },
              { label: 'Shipping', amount: shipping === 0 ? 'Free' : formatPaise(shipping) },
            ]}
            total={formatRupees(totalAmount)}
          />
          <Text tone="soft" size="sm">
            Inclusive of all taxes
          </Text>
        </Stack>
      </Sheet>
      <Stack gap={6}>
        <Stack as="section" gap={2} aria-labelledby="placed-address">
          <Heading level={2} size="lg" id="placed-address">
            Where it goes
          </Heading>
          <Address>
            {[shippingAddress.name, shippingAddress.address, shippingAddress.phone].filter(Boolean).join('\n')}
          </Address>
        </Stack>
        <Stack as="section" gap={2} aria-labelledby="placed-next">
          <Heading level={2} size="lg" id="placed-next">
            What happens next
          </Heading>
          <Steps>
            <li>The confirmation is on its way to {shippingAddress.email}.</li>
            <li>We pack your order in our workshop, and write to you when it leaves.</li>
            <li>
              Your <TextLink to={`/my-orders/${encodeURIComponent(orderNumber)}/invoice`}>invoice</TextLink> is ready to
              print.
            </li>
            <li>You can follow each step under My Orders, and cancel there until it is shipped.</li>
          </Steps>
        </Stack>
      </Stack>
    </LeftAligned>
  );
}
