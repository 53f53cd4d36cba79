import {
  ButtonLink,
  EmptyState,
  ErrorState,
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
import { PickHeart } from '../../wishlist/pick-heart.tsx';
import { Row } from './featured-kits.styles.ts';

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
      <Row as="div" role="status" aria-label="Loading kits">
        <ProductCardSkeleton />
        <ProductCardSkeleton />
        <ProductCardSkeleton />
      </Row>
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
    <Row>
      {kits.map((kit) => (
        <li key={kit._id}>
          <ProductCard product={kit} to={elsewhere.product(kit._id)} headingLevel={3} />
          <PickHeart id={kit._id} title={kit.title} />
        </li>
      ))}
    </Row>
  );
}
