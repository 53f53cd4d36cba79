import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  ProductCard,
  ProductCardSkeleton,
  Section,
  Text,
} from '@kaagazz/design-system';

import { LoneLink } from '../../links/lone-link.ts';
import { elsewhere } from '../../paths.ts';
import { Cards, Footing, Top, Waiting } from './best-picks.styles.ts';
import { useTopPicksQuery } from './top-picks.api.ts';

/** How wide a picture is at most: the largest of the shelf. */
const SIZES = '(min-width: 1024px) 480px, (min-width: 640px) 33vw, 100vw';

/** Three products that the shop recommends, in the four states of the specification (§2 Home 10, §4 Top picks, §8). */
export function BestPicks() {
  return (
    <Section deckled aria-labelledby="best-picks">
      <Top>
        <Heading level={2} size="xxl" id="best-picks">
          Best Picks
        </Heading>
        <LoneLink to={elsewhere.products}>Latest Collection</LoneLink>
      </Top>
      <Picks />
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
  if (!picks) return <PicksSkeleton />;
  if (picks.length === 0) {
    return (
      <EmptyState
        title="No top picks available at the moment."
        action={<ButtonLink to={elsewhere.products}>VIEW COLLECTIONS</ButtonLink>}
      />
    );
  }

  return (
    <>
      <Cards>
        {picks.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} to={elsewhere.product(product._id)} headingLevel={3} sizes={SIZES} />
          </li>
        ))}
      </Cards>
      <Footing>
        <ButtonLink to={elsewhere.products} variant="secondary" size="lg">
          View Collections
        </ButtonLink>
      </Footing>
    </>
  );
}

function PicksSkeleton() {
  return (
    <Waiting role="status">
      <Cards as="div">
        <ProductCardSkeleton />
        <ProductCardSkeleton />
        <ProductCardSkeleton />
      </Cards>
      <Text tone="soft">LOADING...</Text>
    </Waiting>
  );
}
