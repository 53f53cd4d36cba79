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

  img,
  p {
    margin-inline: auto;
  }

  img {
    /* Use pixels, because a percentage would be 0 until the picture has loaded. */
    width: 300px;
    max-width: 100%;
    height: auto;
  }
`;

export function OrderCompletedPage() {
  const { status, user } = useAuth();
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
        {status === 'loading' && (
          <Centred>
            <Heading level={1}>Thank you for shopping with us</Heading>
            <Spinner label="Loading your order" />
          </Centred>
        )}
        {status === 'ready' && (orderNumber === null || !user ? <NoOrder /> : <Order orderNumber={orderNumber} />)}
      </Stack>
    </PageLayout>
  );
}

function Order({ orderNumber }: { orderNumber: string }) {
  const { currentData: order, isFetching, isError, refetch } = usePlacedOrderQuery(orderNumber);

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
      <NextSteps />
      {order && <PlacedOrder order={order} />}
      {!order && !isError && <Spinner label="Loading what you bought" />}
      {isError && (
        <ErrorState
          title="We couldn’t load your order’s details. Your order is safe."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

function NoOrder() {
  return (
    <>
      <Centred>
        <Picture src={orderCompleted} alt="" width={600} height={450} />
        <Stack gap={3}>
          <Heading level={1}>Thank you for shopping with us</Heading>
          <Text tone="soft">You can track everything you have bought under My Orders.</Text>
        </Stack>
      </Centred>
      <NextSteps />
    </>
  );
}

function NextSteps() {
  return (
    <Cluster gap={4} justify="center">
      <ButtonLink to={productsPath()}>Continue shopping</ButtonLink>
      <ButtonLink to="/my-orders" variant="secondary">
        My Orders
      </ButtonLink>
    </Cluster>
  );
}

function numberIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('orderNumber' in state)) return null;
  return typeof state.orderNumber === 'string' ? state.orderNumber : null;
}
