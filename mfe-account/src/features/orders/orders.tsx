import { ButtonLink, EmptyState, ErrorState, FormMessage, Stack } from '@kaagazz/design-system';

import emptyOrders from '../../illustrations/empty-orders.svg';
import { OrderDetails } from './details/order-details.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderNumber } from './order/order.styles.ts';
import { findOrder } from './order/order.ts';
import { useMyOrdersQuery } from './order/orders.api.ts';
import { OrdersLoading } from './orders-loading.tsx';
import { OrdersSignInPrompt } from './orders-sign-in-prompt.tsx';
import { List, SpotPicture } from './orders.styles.ts';
import { useOpenOrder } from './use-open-order.ts';

export function Orders({ userId }: { userId: string }) {
  const { data: orders, error, refetch } = useMyOrdersQuery(userId, { refetchOnMountOrArgChange: true });
  const { openOrder, open, close } = useOpenOrder();

  if (error && 'status' in error && error.status === 401) return <OrdersSignInPrompt sessionEnded />;
  if (error) return <ErrorState title="Failed to fetch orders" onRetry={refetch} retryLabel="Try Again" />;
  if (!orders) return <OrdersLoading />;
  if (orders.length === 0) return <NoOrders />;

  const opened = openOrder === null ? undefined : findOrder(orders, openOrder);
  return (
    <Stack gap={5}>
      {openOrder !== null && !opened && (
        <FormMessage tone="error">
          There is no order <OrderNumber>{shorten(openOrder)}</OrderNumber> in your account. These are your orders:
        </FormMessage>
      )}
      <List aria-label="Your orders">
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} onDetails={() => open(order.orderNumber)} />
          </li>
        ))}
      </List>
      <OrderDetails order={opened} userId={userId} onClose={close} />
    </Stack>
  );
}

function shorten(openOrder: string): string {
  return openOrder.length > 20 ? `${openOrder.slice(0, 20)}…` : openOrder;
}

function NoOrders() {
  return (
    <EmptyState
      title="No orders yet"
      picture={<SpotPicture src={emptyOrders} alt="" width={600} height={450} />}
      action={<ButtonLink to="/products">Explore products</ButtonLink>}
    >
      When you buy something, you can track it here. Have you just paid? Your order appears as soon as we have received
      the payment, and we confirm it by email.
    </EmptyState>
  );
}
