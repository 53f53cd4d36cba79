import { PageHead, useAuth } from '@kaagazz/contract';
import { Heading, PageLayout, Stack } from '@kaagazz/design-system';

import { Orders, OrdersSignInPrompt, OrdersLoading } from '../features/orders/index.ts';
import { paths } from '../paths.ts';

/** /my-orders: the shopper's own orders (specification §2 Orders). */
export function MyOrdersPage() {
  return (
    <PageLayout>
      <PageHead
        title="My Orders"
        description="Your orders at Kaagazz and where they are."
        canonical={paths.myOrders}
        noIndex
      />
      <Stack gap={8}>
        <Heading level={1}>My Orders</Heading>
        <OrdersOfVisitor />
      </Stack>
    </PageLayout>
  );
}

function OrdersOfVisitor() {
  const { status, user } = useAuth();
  if (status === 'loading') return <OrdersLoading />;
  return user ? <Orders shopperId={user._id} /> : <OrdersSignInPrompt />;
}
