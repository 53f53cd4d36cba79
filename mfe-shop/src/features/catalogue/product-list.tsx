import { ButtonLink, Cluster, ErrorState, FormMessage, Stack, Text, VisuallyHidden } from '@kaagazz/design-system';
import type { MouseEvent, ReactNode } from 'react';

import { MAX_PAGES, PAGE_SIZE, isRefusal, useProductsQuery } from '../../api.ts';
import type { ProductPage, Listing } from '../../api.ts';
import { firstPage } from './listing-url.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { useFocusFirstNew } from './use-focus-first-new.ts';
import { useLoadMore } from './use-load-more.ts';

/**
 * Number of pictures in the first row on phones. These pictures load eagerly, because one of them
 * is the LCP element.
 */
const EAGER_PICTURES = 2;
const SPARE_CARDS = 4;

interface ProductListProps {
  listing: Listing;
  pathOf: (listing: Listing) => string;
  empty: ReactNode;
}

export function ProductList({ listing, pathOf, empty }: ProductListProps) {
  const { currentData: page, isError, isFetching, error, refetch } = useProductsQuery(listing);
  const hasFailed = !page && isError && !isFetching;

  return (
    <>
      <VisuallyHidden role="status">{page ? countOf(page, listing) : ''}</VisuallyHidden>
      {!page && !hasFailed && <ProductGridSkeleton cards={skeletonSize(listing)} />}
      {hasFailed && !isRefusal(error) && <ErrorState title="Failed to load products." onRetry={() => void refetch()} />}
      {(page?.products.length === 0 || (hasFailed && isRefusal(error))) && empty}
      {page && page.products.length > 0 && (
        <Products key={pathOf({ ...listing, pages: 1 })} {...{ listing, pathOf, page }} />
      )}
    </>
  );
}

function skeletonSize({ pages }: Listing): number {
  return PAGE_SIZE * pages + (pages > 1 ? SPARE_CARDS : 0);
}

function Products({ listing, pathOf, page }: Omit<ProductListProps, 'empty'> & { page: ProductPage }) {
  const { products, nextCursor } = page;
  const { loadMore, isLoading, isError } = useLoadMore(listing, page, pathOf);
  const { listRef, focusNext } = useFocusFirstNew(products.length);

  const isFull = listing.pages >= MAX_PAGES;
  const next = isFull ? { ...listing, cursor: nextCursor, pages: 1 } : { ...listing, pages: listing.pages + 1 };
  const append = (event: MouseEvent) => {
    if (isFull || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isLoading) return;
    focusNext();
    void loadMore();
  };

  return (
    <Stack gap={8}>
      {page.isPartialMatch && <Text>No product matches every word of “{listing.q}”. These match some of them.</Text>}
      <Text tone="soft" size="sm" aria-hidden>
        {countOf(page, listing)}
      </Text>
      <ProductGrid products={products} eager={EAGER_PICTURES} listRef={listRef} />
      {isError && <FormMessage tone="error">Failed to load products.</FormMessage>}
      {(nextCursor !== null || listing.cursor !== null) && (
        <Cluster gap={4}>
          {nextCursor !== null && (
            <ButtonLink to={pathOf(next)} variant="secondary" aria-busy={isLoading} onClick={append}>
              Load more
            </ButtonLink>
          )}
          {listing.cursor !== null && (
            <ButtonLink to={pathOf(firstPage(listing))} variant="secondary">
              Back to the first products
            </ButtonLink>
          )}
        </Cluster>
      )}
      <VisuallyHidden role="status">{isLoading ? 'Loading products' : ''}</VisuallyHidden>
    </Stack>
  );
}

function countOf({ products, nextCursor }: ProductPage, { cursor }: Listing): string {
  const count = products.length === 1 ? '1 product' : `${products.length} products`;
  if (products.length === 0) return 'No products found';
  if (nextCursor !== null) return cursor === null ? `${count} and more below` : `The next ${count} and more below`;
  return cursor === null ? count : `The last ${count}`;
}
