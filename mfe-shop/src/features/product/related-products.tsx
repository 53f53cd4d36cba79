import { Heading, Section, Stack, TopPicks, deferLayout, media } from '@kaagazz/design-system';
import { useId } from 'react';
import styled from 'styled-components';

import { useRelatedProductsQuery } from '../../api.ts';
import { paths, productPath } from '../../paths.ts';
import { CardHeart } from '../wishlist/index.ts';

const Root = styled(Section)`
  contain-intrinsic-block-size: 500px;
  ${deferLayout(600)}

  ${media.desktop} {
    contain-intrinsic-block-size: 735px;
  }
`;

export function RelatedProducts({ productId }: { productId: string }) {
  const { currentData: products = [] } = useRelatedProductsQuery(productId);
  const titleId = useId();

  if (products.length === 0) return null;
  return (
    <Root tone="shade" aria-labelledby={titleId}>
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
    </Root>
  );
}
