import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  ProductCard,
  ProductCardSkeleton,
  Section,
} from '@kaagazz/design-system';
import type { CardedProduct } from '@kaagazz/design-system';

import { LoneLink } from '../../links/lone-link.ts';
import { elsewhere } from '../../paths.ts';
import { Top, Waiting } from './featured-kits.styles.ts';
import { useKitsQuery } from './kits.api.ts';

/** Chitrayan shows at most so many kits, and a link to all when there are more (specification §9). */
const FEATURED = 6;

/** The kits, from the shop (specification §2 Chitrayan, §8). */
export function FeaturedKits() {
  const { data: kits, isError } = useKitsQuery(undefined);

  return (
    <Section tone="paper" deckled aria-labelledby="featured-kits">
      <Top>
        <Heading level={2} size="xxl" id="featured-kits">
          Featured kits
        </Heading>
        {kits && kits.length > FEATURED && <LoneLink to={elsewhere.chitrayanKits}>View All</LoneLink>}
      </Top>
      <Kits {...(kits ? { kits: kits.slice(0, FEATURED) } : {})} failed={isError} />
    </Section>
  );
}

function Kits({ kits, failed }: { kits?: CardedProduct[]; failed: boolean }) {
  if (failed) {
    return (
      <ErrorState
        title="Failed to load Chitrayan products. Please try again."
        retryLabel="Try Again"
        onRetry={() => window.location.reload()}
      />
    );
  }
  if (!kits) {
    return (
      <Waiting role="status" aria-label="Loading kits">
        <ProductCardSkeleton />
        <ProductCardSkeleton />
        <ProductCardSkeleton />
      </Waiting>
    );
  }
  if (kits.length === 0) {
    return (
      <EmptyState
        title="No Chitrayan Products Available"
        headingLevel={3}
        action={<ButtonLink to={elsewhere.products}>See all products</ButtonLink>}
      />
    );
  }

  return (
    <Grid minimum="19rem" gap={8}>
      {kits.map((kit) => (
        <ProductCard key={kit._id} product={kit} to={elsewhere.product(kit._id)} headingLevel={3} />
      ))}
    </Grid>
  );
}
