import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  ProductCard,
  ProductCardSkeleton,
  Section,
  Stack,
  Text,
  media,
  tokens,
} from '@kaagazz/design-system';
import styled from 'styled-components';

import { useTopPicksQuery } from '../../api.ts';
import { productPath, productsPath } from '../../paths.ts';

const Cards = styled.ul`
  display: grid;
  gap: ${tokens.space(8)} ${tokens.space(6)};
  padding: 0;
  margin: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Three products that the shop recommends, in the four states of specification §4 Top picks. */
export function BestPicks() {
  return (
    <Section tone="paper" deckled aria-labelledby="best-picks">
      <Stack gap={8}>
        <Heading level={2} id="best-picks">
          Best Picks For You
        </Heading>
        <Picks />
      </Stack>
    </Section>
  );
}

function Picks() {
  const { data: picks, isError } = useTopPicksQuery(undefined);

  if (isError) {
    return (
      <ErrorState
        title="Failed to load best picks. Please try again."
        retryLabel="TRY AGAIN"
        onRetry={() => window.location.reload()}
      />
    );
  }
  if (!picks) return <PicksOnTheirWay />;
  if (picks.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title="No top picks available at the moment."
        action={
          <ButtonLink to={productsPath()} variant="secondary">
            VIEW COLLECTIONS
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Cards>
      {picks.map((product) => (
        <li key={product._id}>
          <ProductCard product={product} to={productPath(product._id)} />
        </li>
      ))}
    </Cards>
  );
}

function PicksOnTheirWay() {
  return (
    <Stack gap={4} role="status">
      <Cards as="div">
        <ProductCardSkeleton />
        <ProductCardSkeleton />
        <ProductCardSkeleton />
      </Cards>
      <Text tone="soft">LOADING...</Text>
    </Stack>
  );
}
