import { Heading, Section, Stack } from '@kaagazz/design-system';
import { useId } from 'react';

import { useRelatedProductsQuery } from '../../api.ts';
import { ProductShelf } from '../catalogue/index.ts';

/** Three other products. They are an offer, not the page: while they are away or failing, nothing is said. */
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
        <ProductShelf products={products} headingLevel={3} />
      </Stack>
    </Section>
  );
}
