import type { ReactNode } from 'react';
import styled from 'styled-components';

import { ButtonLink } from '../actions/button-link.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { cardRow } from '../layout/card-row.ts';
import { Stack } from '../layout/stack.tsx';
import { media, tokens } from '../tokens/tokens.ts';
import { Text } from '../typography/text.tsx';
import type { CardProduct } from './card-product.ts';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { ProductCard } from './product-card.tsx';

const Cards = styled.ul`
  display: grid;
  gap: ${tokens.space(8)} ${tokens.space(6)};
  padding: 0;
  margin: 0;
  list-style: none;
  ${cardRow}

  li {
    position: relative;
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const SIZES = '(min-width: 1024px) 380px, (min-width: 640px) 33vw, 62vw';

export interface TopPicksProps {
  products: readonly CardProduct[] | undefined;
  isError: boolean;
  productsPath: string;
  productPath: (id: string) => string;
  sizes?: string;
  className?: string;
  corner?: (product: CardProduct) => ReactNode;
  children?: ReactNode;
}

export function TopPicks({
  products,
  isError,
  productsPath,
  productPath,
  sizes = SIZES,
  className,
  corner,
  children,
}: TopPicksProps) {
  if (isError) {
    return (
      <ErrorState
        title="Failed to load best picks. Please try again."
        retryLabel="TRY AGAIN"
        onRetry={() => window.location.reload()}
      />
    );
  }
  if (!products) {
    return (
      <Stack gap={4} role="status">
        <Cards as="div" className={className}>
          <ProductCardSkeleton />
          <ProductCardSkeleton />
          <ProductCardSkeleton />
        </Cards>
        <Text tone="soft">LOADING...</Text>
      </Stack>
    );
  }
  if (products.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title="No top picks available at the moment."
        action={
          <ButtonLink to={productsPath} variant="secondary">
            VIEW COLLECTIONS
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <Cards className={className}>
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} to={productPath(product._id)} sizes={sizes} />
            {corner?.(product)}
          </li>
        ))}
      </Cards>
      {children}
    </>
  );
}
