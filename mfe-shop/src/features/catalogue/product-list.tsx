import { ButtonLink, EmptyState, ErrorState, FormMessage, Stack, VisuallyHidden } from '@kaagazz/design-system';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';

import { isRefusal, useProductsInfiniteQuery } from '../../api.ts';
import type { Shelf } from '../../api.ts';
import { productsPath } from '../../paths.ts';
import { ProductShelf, ProductShelfSkeleton } from './product-shelf.tsx';

const FIRST_SCREEN = 4;

interface ProductListProps {
  shelf: Shelf;
  /** the address of this list from a cursor on */
  pathFrom: (cursor: string | null) => string;
}

/** The products of a shelf, page after page. */
export function ProductList({ shelf, pathFrom }: ProductListProps) {
  const { currentData, isError, error, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useProductsInfiniteQuery(shelf);
  const pages = currentData?.pages;
  const products = pages?.flatMap((page) => page.products);
  const { listRef, moveOn } = useFocusOnArrival(products?.length ?? 0);

  if (!pages || !products) {
    if (!isError) return <ProductShelfSkeleton cards={8} />;
    if (isRefusal(error)) return <NoProducts />;
    return <ErrorState title="Failed to load products." onRetry={() => void refetch()} />;
  }
  if (products.length === 0) return <NoProducts />;

  const cursor = pages.at(-1)?.nextCursor ?? null;
  const loadMore = (event: MouseEvent) => {
    event.preventDefault();
    if (isFetchingNextPage) return;
    moveOn();
    void fetchNextPage();
  };

  return (
    <Stack gap={8}>
      <ProductShelf products={products} eager={FIRST_SCREEN} listRef={listRef} />
      {isFetchNextPageError && <FormMessage tone="error">Failed to load products.</FormMessage>}
      {hasNextPage && (
        // A link to the rest: it works before the page's code has arrived, and without any.
        <div>
          <ButtonLink to={pathFrom(cursor)} variant="secondary" onClick={loadMore}>
            Load more
          </ButtonLink>
        </div>
      )}
      <VisuallyHidden role="status">{isFetchingNextPage ? 'Loading products' : ''}</VisuallyHidden>
    </Stack>
  );
}

/** An empty category, one the shop does not have included (E14), and a place where no list ever stopped. */
export function NoProducts() {
  return (
    <EmptyState
      title="No products found in this category."
      action={
        <ButtonLink to={productsPath()} variant="secondary">
          See all products
        </ButtonLink>
      }
    >
      New pieces leave the workshop every few weeks.
    </EmptyState>
  );
}

/** After `moveOn`, focus goes to the first of the products that arrive: reading goes on where it stopped. */
function useFocusOnArrival(count: number) {
  const listRef = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState<number | null>(null);

  useEffect(() => {
    if (seen === null || count <= seen) return;
    listRef.current?.children[seen]?.querySelector('a')?.focus();
  }, [seen, count]);

  return { listRef, moveOn: () => setSeen(count) };
}
