import { PageHead, useAuth } from '@kaagazz/contract';
import { Heading, PageLayout, Stack } from '@kaagazz/design-system';

import { Orders, OrdersLoading, OrdersSignInPrompt } from '../features/orders/index.ts';
import { paths } from '../paths.ts';

export function MyOrdersPage() {
  const { status, user } = useAuth();
  return (
    <PageLayout>
      <PageHead
        title="My Orders"
        description="Your Kaagazz orders and their status."
        canonical={paths.myOrders}
        noIndex
      />
      <Stack gap={8}>
        <Heading level={1}>My Orders</Heading>
        {status === 'loading' && <OrdersLoading />}
        {status === 'ready' && (user ? <Orders userId={user._id} /> : <OrdersSignInPrompt />)}
      </Stack>
    </PageLayout>
  );
}
