import { Cluster, Divider, Heading, Stack, Text } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';

import { indianDate } from '../indian-time/index.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { statusWords } from './order-status.ts';
import { goodsAmount } from './order.ts';
import type { Order } from './order.ts';
import { Address, DetailsWindow, PaymentId, Sums, Total } from './orders.styles.ts';

interface OrderDetailsProps {
  /** `undefined` closes the window; it stays in place, so that focus returns to where it was opened */
  order: Order | undefined;
  onClose: () => void;
}

/** The details window of an order: products, sums, address and payment. */
export function OrderDetails({ order, onClose }: OrderDetailsProps) {
  return (
    <DetailsWindow open={order !== undefined} title={order ? `Order ${order.orderNumber}` : ''} onClose={onClose}>
      {order && (
        <Stack gap={5}>
          <Standing order={order} />
          <OrderLines lines={order.products} />
          <Divider />
          <Amounts order={order} />
          <Divider />
          <Delivery order={order} />
          <Payment order={order} />
        </Stack>
      )}
    </DetailsWindow>
  );
}

function Standing({ order }: { order: Order }) {
  return (
    <Stack gap={2}>
      <Cluster>
        <Text tone="soft">
          <time dateTime={order.createdAt}>{indianDate(order.createdAt)}</time>
        </Text>
        <OrderStatusBadge status={order.status} />
      </Cluster>
      <Text>{statusWords(order.status).meaning}</Text>
    </Stack>
  );
}

function Amounts({ order }: { order: Order }) {
  return (
    <Sums>
      <dt>Products</dt>
      <dd>{formatRupees(goodsAmount(order))}</dd>
      <dt>Shipping</dt>
      <dd>{order.shippingAmount === 0 ? 'Free' : formatRupees(order.shippingAmount)}</dd>
      <Total>
        <dt>Total</dt>
        <dd>{formatRupees(order.totalAmount)}</dd>
      </Total>
    </Sums>
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
  return (
    <Stack gap={2}>
      <Heading level={3} size="md">
        Payment
      </Heading>
      <Text>
        Payment ID <PaymentId>{order.paymentInfo.razorpay_payment_id}</PaymentId>
      </Text>
    </Stack>
  );
}
