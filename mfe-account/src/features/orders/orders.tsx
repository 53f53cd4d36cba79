import { ButtonLink, EmptyState, ErrorState, FormMessage, Stack } from '@kaagazz/design-system';

import emptyOrders from '../../illustrations/empty-orders.svg';
import { OrderCard } from './order-card.tsx';
import { OrderDetails } from './order-details.tsx';
import { findOrder } from './order.ts';
import { useMyOrdersQuery } from './orders.api.ts';
import { OrdersSignIn } from './orders-sign-in.tsx';
import { OrdersWaiting } from './orders-waiting.tsx';
import { List, OrderNumber, SpotPicture } from './orders.styles.ts';
import { useOpenOrder } from './use-open-order.ts';

/** A shopper's own orders, newest first, and the details window of one of them. */
export function Orders({ shopperId }: { shopperId: string }) {
  const { data: orders, error, refetch } = useMyOrdersQuery(shopperId, { refetchOnMountOrArgChange: true });
  const { wanted, open, close } = useOpenOrder();

  if (error && 'status' in error && error.status === 401) return <OrdersSignIn sessionEnded />;
  if (error) return <ErrorState title="Failed to fetch orders" onRetry={refetch} retryLabel="Try Again" />;
  if (!orders) return <OrdersWaiting />;
  if (orders.length === 0) return <NoOrders />;

  const opened = wanted === null ? undefined : findOrder(orders, wanted);
  return (
    <Stack gap={5}>
      {wanted !== null && !opened && (
        <FormMessage tone="error">
          There is no order <OrderNumber>{shortened(wanted)}</OrderNumber> in your account. These are your orders:
        </FormMessage>
      )}
      <List aria-label="Your orders">
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} onDetails={() => open(order.orderNumber)} />
          </li>
        ))}
      </List>
      <OrderDetails order={opened} shopperId={shopperId} onClose={close} />
    </Stack>
  );
}

/** A link may name anything; an order's number has 15 characters. */
function shortened(wanted: string): string {
  return wanted.length > 20 ? `${wanted.slice(0, 20)}…` : wanted;
}

function NoOrders() {
  return (
    <EmptyState
      title="No orders yet"
      picture={<SpotPicture src={emptyOrders} alt="" width={600} height={450} />}
      action={<ButtonLink to="/products">Explore products</ButtonLink>}
    >
      When you buy something, you can follow it here from our workbench to your door. Have you just paid? Your order
      appears as soon as your bank hands the payment over, and we confirm it by mail.
    </EmptyState>
  );
}
