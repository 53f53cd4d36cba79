import { PageHead, useAuth } from '@kaagazz/contract';
import { ButtonLink, Cluster, Heading, PageLayout, Picture, Stack, Text, tokens } from '@kaagazz/design-system';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

import orderCompleted from '../illustrations/order-completed.svg';
import { paths, productsPath } from '../paths.ts';

const Centred = styled.div`
  display: grid;
  gap: ${tokens.space(6)};
  justify-items: center;
  text-align: center;

  /* Picture and running text are narrower than their line, and would stand on its left side. */
  img,
  p {
    margin-inline: auto;
  }

  img {
    width: min(100%, 450px);
    height: auto;
  }
`;

export function OrderCompletedPage() {
  return (
    <PageLayout>
      <PageHead
        title="Order confirmed"
        description="Thank you for your order."
        canonical={paths.orderCompleted}
        noIndex
      />
      <Centred>
        <Picture src={orderCompleted} alt="" width={600} height={450} />
        <Stack gap={3}>
          <Heading level={1}>Thank you, your order is confirmed</Heading>
          <OrderNumber />
          <Text tone="soft">
            We have sent you the details by e-mail, and start packing in the workshop. You can follow it under My
            Orders.
          </Text>
        </Stack>
        <Cluster gap={4} justify="center">
          <ButtonLink to={productsPath()}>Continue shopping</ButtonLink>
          <ButtonLink to="/my-orders" variant="secondary">
            My Orders
          </ButtonLink>
        </Cluster>
      </Centred>
    </PageLayout>
  );
}

/** The number that checkout handed over. The server does not have it: it appears once the browser has taken over. */
function OrderNumber() {
  const { status } = useAuth();
  const state: unknown = useLocation().state;

  if (status === 'loading' || !hasOrderNumber(state)) return null;
  return <Text tone="strong">Order {state.orderNumber}</Text>;
}

function hasOrderNumber(state: unknown): state is { orderNumber: string } {
  return typeof state === 'object' && state !== null && 'orderNumber' in state && typeof state.orderNumber === 'string';
}
