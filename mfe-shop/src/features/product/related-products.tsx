import { Heading, Section, Stack, TopPicks } from '@kaagazz/design-system';
import { useId } from 'react';

import { useRelatedProductsQuery } from '../../api.ts';
import { paths, productPath } from '../../paths.ts';
import { CardHeart } from '../wishlist/index.ts';

/**
 * Renders nothing while loading or after a failure, because the page works without these products.
 */
export function RelatedProducts({ productId }: { productId: string }) {
  const { currentData: products = [] } = useRelatedProductsQuery(productId);
  const titleId = useId();

  if (products.length === 0) return null;
  return (
    <Section tone="shade" aria-labelledby={titleId}>
      <Stack gap={6}>
        <Heading level={2} id={titleId}>
          You may also like
        </Heading>
        <TopPicks
          products={products}
          isError={false}
          productsPath={paths.products}
          productPath={productPath}
          corner={CardHeart}
        />
      </Stack>
    </Section>
  );
}
