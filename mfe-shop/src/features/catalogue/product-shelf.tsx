import { ProductCard, ProductCardSkeleton, VisuallyHidden, media, tokens } from '@kaagazz/design-system';
import type { Ref } from 'react';
import styled from 'styled-components';

import type { Product } from '../../api.ts';
import { productPath } from '../../paths.ts';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 140px), 1fr));
  gap: ${tokens.space(8)} ${tokens.space(4)};
  padding: 0;
  margin: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space(10)} ${tokens.space(6)};
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

interface ProductShelfProps {
  products: readonly Product[];
  /** 2 below a page's title, 3 below a section's */
  headingLevel?: 2 | 3;
  /** how many cards are on the first screen: their pictures are not waited with */
  eager?: number;
  listRef?: Ref<HTMLUListElement>;
}

/** Products side by side. */
export function ProductShelf({ products, headingLevel = 2, eager = 0, listRef }: ProductShelfProps) {
  return (
    <Cards ref={listRef}>
      {products.map((product, position) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            to={productPath(product._id)}
            headingLevel={headingLevel}
            priority={position < eager}
          />
        </li>
      ))}
    </Cards>
  );
}

/** The same while products are on their way. */
export function ProductShelfSkeleton({ cards }: { cards: number }) {
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
