import { ProductCard, media, plainList, tokens } from '@kaagazz/design-system';
import type { CardProduct } from '@kaagazz/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { productPath } from '../../paths.ts';

const Cards = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space(8)} ${tokens.space(4)};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space(10)} ${tokens.space(6)};
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  > li {
    display: grid;
    gap: ${tokens.space(3)};
    align-content: start;
  }
`;

interface WishlistCardsProps {
  products: readonly CardProduct[];
  actions?: (product: CardProduct) => ReactNode;
}

export function WishlistCards({ products, actions }: WishlistCardsProps) {
  return (
    <Cards aria-label="Products in the wishlist">
      {products.map((product) => (
        <li key={product._id}>
          <ProductCard product={product} to={productPath(product._id)} headingLevel={2} />
          {actions?.(product)}
        </li>
      ))}
    </Cards>
  );
}
