import { ButtonLink, Cluster, ErrorState, FormMessage, Stack, Text, VisuallyHidden } from '@kaagazz/design-system';
import type { MouseEvent, ReactNode } from 'react';

import { MOST_PAGES, PRODUCTS_A_PAGE, isRefusal, useProductsQuery } from '../../api.ts';
import type { ProductPage, Shelf } from '../../api.ts';
import { ProductShelf, ProductShelfSkeleton } from './product-shelf.tsx';
import { fromTheBeginning } from './shelf-address.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useLoadMore } from './use-load-more.ts';

/** A phone's first row, which its largest paint waits for. The other half of a large screen's row is asked for once it is laid out. */
const FIRST_SCREEN = 2;
/** Longer by a row than what comes: whoever comes back is taken to their place before the products are there. */
const SPARE_CARDS = 4;

interface ProductListProps {
  shelf: Shelf;
  /** the address of a list like this one */
  addressOf: (shelf: Shelf) => string;
  /** in place of no products */
  empty: ReactNode;
}

/** The products of a shelf, as many pages as its address says. Says aloud how many there are, each time that they change. */
export function ProductList({ shelf, addressOf, empty }: ProductListProps) {
  const { currentData: page, isError, isFetching, error, refetch } = useProductsQuery(shelf);
  const isAway = !page && isError && !isFetching;

  return (
    <>
      <VisuallyHidden role="status">{page ? countOf(page, shelf) : ''}</VisuallyHidden>
      {!page && !isAway && <ProductShelfSkeleton cards={cardsToWaitFor(shelf)} />}
      {isAway && !isRefusal(error) && <ErrorState title="Failed to load products." onRetry={() => void refetch()} />}
      {(page?.products.length === 0 || (isAway && isRefusal(error))) && empty}
      {page && page.products.length > 0 && (
        <Products key={addressOf({ ...shelf, pages: 1 })} {...{ shelf, addressOf, page }} />
      )}
    </>
  );
}

function cardsToWaitFor({ pages }: Shelf): number {
  return PRODUCTS_A_PAGE * pages + (pages > 1 ? SPARE_CARDS : 0);
}

function Products({ shelf, addressOf, page }: Omit<ProductListProps, 'empty'> & { page: ProductPage }) {
  const { products, nextCursor } = page;
  const { loadMore, isLoading, isError } = useLoadMore(shelf, page, addressOf);
  const { listRef, moveOn } = useFocusOnArrival(products.length);

  const isFull = shelf.pages >= MOST_PAGES;
  const following = isFull ? { ...shelf, cursor: nextCursor, pages: 1 } : { ...shelf, pages: shelf.pages + 1 };
  const goOn = (event: MouseEvent) => {
    // A full list goes on at an address of its own; so does one that is opened in another tab.
    if (isFull || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isLoading) return;
    moveOn();
    void loadMore();
  };

  return (
    <Stack gap={8}>
      <Text tone="soft" size="sm" aria-hidden>
        {countOf(page, shelf)}
      </Text>
      <ProductShelf products={products} eager={FIRST_SCREEN} listRef={listRef} />
      {isError && <FormMessage tone="error">Failed to load products.</FormMessage>}
      {(nextCursor !== null || shelf.cursor !== null) && (
        <Cluster gap={4}>
          {nextCursor !== null && (
            // A real link: it works before the page's code has arrived, and without any.
            <ButtonLink to={addressOf(following)} variant="secondary" aria-busy={isLoading} onClick={goOn}>
              Load more
            </ButtonLink>
          )}
          {shelf.cursor !== null && (
            <ButtonLink to={addressOf(fromTheBeginning(shelf))} variant="secondary">
              Back to the first products
            </ButtonLink>
          )}
        </Cluster>
      )}
      <VisuallyHidden role="status">{isLoading ? 'Loading products' : ''}</VisuallyHidden>
    </Stack>
  );
}

function countOf({ products, nextCursor }: ProductPage, { cursor }: Shelf): string {
  const count = products.length === 1 ? '1 product' : `${products.length} products`;
  if (products.length === 0) return 'No products found';
  if (cursor !== null) return `The next ${count}`;
  return nextCursor === null ? count : `The first ${count}`;
}
