import {
  ProductCard,
  ProductCardSkeleton,
  VisuallyHidden,
  deferLayout,
  media,
  plainList,
  tokens,
} from '@kaagazz/design-system';
import type { CardProduct } from '@kaagazz/design-system';
import type { Ref } from 'react';
import styled from 'styled-components';

import { productPath } from '../../paths.ts';
import { CardHeart } from '../wishlist/index.ts';

const Cards = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 140px), 1fr));
  gap: ${tokens.space(8)} ${tokens.space(4)};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space(10)} ${tokens.space(6)};
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const LAID_OUT_AT_ONCE = 8;
const LAID_OUT_NEXT = 16;

const Item = styled.li`
  position: relative;

  &:nth-child(n + ${LAID_OUT_AT_ONCE + 1}) {
    contain-intrinsic-block-size: 300px;
    ${deferLayout(600)}
  }

  &:nth-child(n + ${LAID_OUT_NEXT + 1}) {
    ${deferLayout(800)}
  }

  ${media.desktop} {
    &:nth-child(n + ${LAID_OUT_AT_ONCE + 1}) {
      contain-intrinsic-block-size: 400px;
    }
  }
`;

interface ProductGridProps {
  products: readonly CardProduct[];
  eager: number;
  listRef: Ref<HTMLUListElement>;
}

export function ProductGrid({ products, eager, listRef }: ProductGridProps) {
  return (
    <Cards ref={listRef}>
      {products.map((product, position) => (
        <Item key={product._id}>
          <ProductCard product={product} to={productPath(product._id)} headingLevel={2} priority={position < eager} />
          <CardHeart {...product} />
        </Item>
      ))}
    </Cards>
  );
}

export function ProductGridSkeleton({ cards }: { cards: number }) {
  return (
    <div role="status">
      <VisuallyHidden>Loading products</VisuallyHidden>
      <Cards aria-hidden>
        {Array.from({ length: cards }, (_, position) => (
          <li key={position}>
            <ProductCardSkeleton />
          </li>
        ))}
      </Cards>
    </div>
  );
}
