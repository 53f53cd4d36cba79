import { ProductCard, ProductCardSkeleton, VisuallyHidden, deferLayout, media, tokens } from '@kaagazz/design-system';
import type { CardProduct } from '@kaagazz/design-system';
import type { Ref } from 'react';
import styled from 'styled-components';

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

/** Two rows of a large screen, four of a phone; and as many again. */
const [SEEN_AT_FIRST, SEEN_NEXT] = [8, 16];

/** As high as most cards are while it is not laid out: a square picture, and words below it. */
const Place = styled.li`
  &:nth-child(n + ${SEEN_AT_FIRST + 1}) {
    contain-intrinsic-block-size: 300px;
    ${deferLayout(600)}
  }

  &:nth-child(n + ${SEEN_NEXT + 1}) {
    ${deferLayout(800)}
  }

  ${media.desktop} {
    &:nth-child(n + ${SEEN_AT_FIRST + 1}) {
      contain-intrinsic-block-size: 400px;
    }
  }
`;

interface ProductShelfProps {
  products: readonly CardProduct[];
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
        <Place key={product._id}>
          <ProductCard
            product={product}
            to={productPath(product._id)}
            headingLevel={headingLevel}
            priority={position < eager}
          />
        </Place>
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
