import { PageHead, useAuth } from '@kaagazz/contract';
import {
  ButtonLink,
  Cluster,
  ErrorState,
  Heading,
  PageLayout,
  Picture,
  Spinner,
  Stack,
  Text,
  tokens,
} from '@kaagazz/design-system';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

import { usePlacedOrderQuery } from '../features/placed-order/placed-order.api.ts';
import { PlacedOrder } from '../features/placed-order/placed-order.tsx';
import orderCompleted from '../illustrations/order-completed.svg';
import { paths, productsPath } from '../paths.ts';

const Centred = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
  justify-items: center;
  text-align: center;

  /* Picture and running text are narrower than their line, and would stand on its left side. */
  img,
  p {
    margin-inline: auto;
  }

  img {
    /* by itself: a share of the line would be none until the picture has come */
    width: 300px;
    max-width: 100%;
    height: auto;
  }
`;

export function OrderCompletedPage() {
  const { status } = useAuth();
  const orderNumber = numberIn(useLocation().state);

  return (
    <PageLayout>
      <PageHead
        title="Order confirmed"
        description="Thank you for your order."
        canonical={paths.orderCompleted}
        noIndex
      />
      <Stack gap={10}>
        {status === 'loading' && <Spinner label="Loading your order" />}
        {status === 'ready' && (orderNumber === null ? <NoOrder /> : <Order orderNumber={orderNumber} />)}
      </Stack>
    </PageLayout>
  );
}

/** The order that checkout has just confirmed: its number is sure, what else is known of it comes from the shop. */
function Order({ orderNumber }: { orderNumber: string }) {
  const { user } = useAuth();
  const { currentData: order, isFetching, isError, refetch } = usePlacedOrderQuery(orderNumber, { skip: !user });

  if (order === null) return <NoOrder />;
  return (
    <>
      <Centred>
        <Picture src={orderCompleted} alt="" width={600} height={450} priority />
        <Stack gap={3}>
          <Heading level={1}>Thank you, your order is confirmed</Heading>
          <Text tone="strong">Order {orderNumber}</Text>
        </Stack>
      </Centred>
      <WaysOn />
      {order && <PlacedOrder order={order} />}
      {user && !order && !isError && <Spinner label="Loading what you bought" />}
      {isError && (
        <ErrorState
          title="What you bought could not be shown just now. Your order is safe."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

/** Somebody came here by another way than a payment. */
function NoOrder() {
  return (
    <>
      <Centred>
        <Picture src={orderCompleted} alt="" width={600} height={450} />
        <Stack gap={3}>
          <Heading level={1}>Thank you for shopping with us</Heading>
          <Text tone="soft">Everything you have paid for is under My Orders, each with where it is now.</Text>
        </Stack>
      </Centred>
      <WaysOn />
    </>
  );
}

/** Stands above what arrives later, which would push it down. */
function WaysOn() {
  return (
    <Cluster gap={4} justify="center">
      <ButtonLink to={productsPath()}>Continue shopping</ButtonLink>
      <ButtonLink to="/my-orders" variant="secondary">
        My Orders
      </ButtonLink>
    </Cluster>
  );
}

/** The number that checkout handed over with the step to this page; a reload keeps it. */
function numberIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('orderNumber' in state)) return null;
  return typeof state.orderNumber === 'string' ? state.orderNumber : null;
}
