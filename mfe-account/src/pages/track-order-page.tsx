import { PageHead, useHydrated } from '@kaagazz/contract';
import { EmptyState, Heading, PageLayout, Spinner, Stack, Text, TextLink } from '@kaagazz/design-system';
import { useLocation } from 'react-router-dom';

import { TrackedOrder } from '../features/orders/index.ts';
import { paths } from '../paths.ts';

export function TrackOrderPage() {
  const isHydrated = useHydrated();
  // Browsers don't send the fragment to the server, so the token doesn't appear in logs.
  const token = useLocation().hash.slice(1);
  return (
    <PageLayout>
      <PageHead
        title="Track your order"
        description="Track the status of your Kaagazz order."
        canonical={paths.trackOrder}
        noIndex
      />
      <Stack gap={8}>
        <Heading level={1}>Track your order</Heading>
        {!isHydrated && <Spinner label="Loading your order" />}
        {isHydrated && token === '' && (
          <EmptyState title="Open the link from our email">
            Every email about your order has a link to this page. If you can’t find one, log in with the email address
            you ordered with and open My Orders.
          </EmptyState>
        )}
        {isHydrated && token !== '' && <TrackedOrder token={token} />}
        <Text tone="soft" size="sm">
          To cancel or return something, or to download the invoice, open{' '}
          <TextLink to={paths.myOrders}>My Orders</TextLink>.
        </Text>
      </Stack>
    </PageLayout>
  );
}
