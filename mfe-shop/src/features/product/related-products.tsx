import { Heading, HeartCorner, ProductCard, Section, Stack, media, plainList, tokens } from '@kaagazz/design-system';
import { useId } from 'react';
import styled from 'styled-components';

import { useRelatedProductsQuery } from '../../api.ts';
import { productPath } from '../../paths.ts';
import { HeartSlot } from '../wishlist/index.ts';

/** Row of three products. On phones, the row scrolls sideways. */
const Row = styled.ul`
  ${plainList}
  display: grid;
  grid-auto-columns: 62%;
  grid-auto-flow: column;
  gap: ${tokens.space(4)};
  padding: ${tokens.space(2)};
  margin: calc(-1 * ${tokens.space(2)});
  overflow-x: auto;
  scroll-snap-type: x proximity;

  > li {
    position: relative;
    scroll-snap-align: center;
  }

  ${media.tablet} {
    grid-auto-columns: 1fr;
    gap: ${tokens.space(6)};
  }
`;

const SIZES = '(min-width: 1200px) 370px, (min-width: 640px) 31vw, 62vw';

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
        <Row>
          {products.map((product) => (
            <li key={product._id}>
              <ProductCard product={product} to={productPath(product._id)} sizes={SIZES} />
              <HeartCorner>
                <HeartSlot id={product._id} title={product.title} />
              </HeartCorner>
            </li>
          ))}
        </Row>
      </Stack>
    </Section>
  );
}
