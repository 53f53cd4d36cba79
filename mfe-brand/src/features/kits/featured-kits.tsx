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
import type { CardProduct } from '@kaagazz/design-system';

import { useProductsInQuery } from '../../catalogue/catalogue.api.ts';
import { StandaloneLink } from '../../links/standalone-link.ts';
import { elsewhere } from '../../paths.ts';
import { SectionTop } from '../../section-top/section-top.ts';
import { Loading } from './featured-kits.styles.ts';

const MAX_KITS = 6;

export function FeaturedKits() {
  const { data: kits, isError } = useProductsInQuery('chitrayan');

  return (
    <Section tone="paper" deckled aria-labelledby="featured-kits">
      <SectionTop>
        <Heading level={2} size="xxl" id="featured-kits">
          Featured kits
        </Heading>
        {kits && kits.length > MAX_KITS && <StandaloneLink to={elsewhere.chitrayanKits}>View All</StandaloneLink>}
      </SectionTop>
      <Kits kits={kits?.slice(0, MAX_KITS)} isError={isError} />
    </Section>
  );
}

function Kits({ kits, isError }: { kits: CardProduct[] | undefined; isError: boolean }) {
  if (isError) {
    return (
      <ErrorState
        title="Failed to load Chitrayan products. Please try again."
        onRetry={() => window.location.reload()}
      />
    );
  }
  if (!kits) {
    return (
      <Loading role="status" aria-label="Loading kits">
        <ProductCardSkeleton />
        <ProductCardSkeleton />
        <ProductCardSkeleton />
      </Loading>
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
