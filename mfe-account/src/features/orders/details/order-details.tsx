import type { Order } from '@kaagazz/api-schema';
import { ButtonLink, Cluster, Divider, Heading, Stack, Text, TextLink } from '@kaagazz/design-system';
import { cashText, formatRupees } from '@kaagazz/domain';
import { Fragment } from 'react';

import { invoicePath } from '../../../paths.ts';
import { indianDate } from '../../indian-time/index.ts';
import { OrderStatusBadge } from '../order/order-status-badge.tsx';
import { describeStatus } from '../order/order-status.ts';
import { OrderNumber } from '../order/order.styles.ts';
import { courierOf, goodsAmount, pieceCount } from '../order/order.ts';
import { Reorder } from '../reorder/reorder.tsx';
import { Returns } from '../returns/returns.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { Address, BreakingText, DetailsDialog, PaymentId, Total, Totals } from './order-details.styles.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PrintCredits } from './print-credits.tsx';

interface OrderDetailsProps {
  order: Order | undefined;
  userId: string;
  onClose: () => void;
}

export function OrderDetails({ order, userId, onClose }: OrderDetailsProps) {
  return (
    <DetailsDialog open={order !== undefined} title={order && <Title order={order} />} onClose={onClose}>
      {order && (
        <Stack key={order._id} gap={5}>
          <Status order={order} />
          <OrderTimeline order={order} />
          <PrintCredits order={order} />
          <Divider />
          <OrderLines order={order} />
          {order.giftNote && <BreakingText>Gift note: {order.giftNote}</BreakingText>}
          <Divider />
          <Amounts order={order} />
          <Divider />
          <Delivery order={order} />
          <Payment order={order} />
          {order.status === 'delivered' && <Returns userId={userId} orderNumber={order.orderNumber} />}
          <Divider />
          <Cluster gap={4} align="start">
            <Reorder order={order} />
            <ButtonLink to={invoicePath(order.orderNumber)} variant="secondary">
              Invoice
            </ButtonLink>
            <CancelOrder order={order} userId={userId} />
          </Cluster>
        </Stack>
      )}
    </DetailsDialog>
  );
}

function Title({ order: { orderNumber } }: { order: Order }) {
  return (
    <>
      Order <OrderNumber>{orderNumber}</OrderNumber>
    </>
  );
}

function Status({ order }: { order: Order }) {
  const courier = courierOf(order);
  return (
    <Stack gap={2}>
      <Cluster>
        <Text tone="soft">
          <time dateTime={order.createdAt}>{indianDate(order.createdAt)}</time>
        </Text>
        <Text tone="soft">{pieceCount(order) === 1 ? '1 piece' : `${pieceCount(order)} pieces`}</Text>
        <OrderStatusBadge status={order.status} />
      </Cluster>
      <Text>{describeStatus(order.status).text}</Text>
      {courier && <BreakingText>Courier: {courier}</BreakingText>}
    </Stack>
  );
}

function Amounts({ order }: { order: Order }) {
  return (
    <Totals>
      <dt>Products</dt>
      <dd>{formatRupees(goodsAmount(order))}</dd>
      <dt>Shipping</dt>
      <dd>{order.shippingAmount === 0 ? 'Free' : formatRupees(order.shippingAmount)}</dd>
      <Total>
        <dt>Total</dt>
        <dd>{formatRupees(order.totalAmount)}</dd>
      </Total>
      {order.discount && (
        <>
          <dt>You saved with {order.discount.code}</dt>
          <dd>{formatRupees(order.discount.amount)}</dd>
        </>
      )}
      {order.supplements?.map(({ orderNumber, amount, at }) => (
        <Fragment key={orderNumber}>
          <dt>
            Paid for a change on {indianDate(at)} (<TextLink to={invoicePath(orderNumber)}>invoice</TextLink>)
          </dt>
          <dd>{formatRupees(amount)}</dd>
        </Fragment>
      ))}
      {order.refunds?.map(({ amount, at, creditNote }) => (
        <Fragment key={creditNote ?? at}>
          <dt>Refunded on {indianDate(at)}</dt>
          <dd>{formatRupees(amount)}</dd>
        </Fragment>
      ))}
    </Totals>
  );
}

function Delivery({ order: { shippingAddress } }: { order: Order }) {
  const { name, address, phone, email } = shippingAddress;
  return (
    <Stack gap={2}>
      <Heading level={3} size="md">
        Delivery address
      </Heading>
      <Address>{[name, address, phone, email].join('\n')}</Address>
    </Stack>
  );
}

function Payment({ order }: { order: Order }) {
  const paymentId = order.paymentInfo.razorpay_payment_id;
  if (order.cashToPay === undefined && !paymentId) return null;
  return (
    <Stack gap={2}>
      <Heading level={3} size="md">
        Payment
      </Heading>
      {order.cashToPay !== undefined && <Text>{cashText(order.cashToPay)}</Text>}
      {paymentId && (
        <Text>
          Payment ID <PaymentId>{paymentId}</PaymentId>
        </Text>
      )}
    </Stack>
  );
}
