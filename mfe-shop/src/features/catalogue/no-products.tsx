import { ButtonLink, Cluster, EmptyState } from '@kaagazz/design-system';

import type { Listing } from '../../api.ts';
import { productsPath } from '../../paths.ts';
import { ALL_PRODUCTS, firstPage, isFiltered, listingPath } from './listing-url.ts';

/** `listing` is `null` for an unknown category. */
export function NoProducts({ listing }: { listing: Listing | null }) {
  if (listing === null || !isFiltered(listing)) return <EmptyCategory />;
  const { q, category, sort } = listing;
  const unfiltered = { ...ALL_PRODUCTS, category, q, sort };
  return (
    <EmptyState
      title={q === '' ? 'No products match these filters.' : `No products found for “${q}”.`}
      action={
        <Cluster justify="center">
          {isFiltered({ ...listing, q: '' }) && <ButtonLink to={listingPath(unfiltered)}>Clear filters</ButtonLink>}
          {q !== '' && category !== null && (
            <ButtonLink to={listingPath({ ...firstPage(listing), category: null })} variant="secondary">
              Search all categories
            </ButtonLink>
          )}
          <ButtonLink to={productsPath()} variant="secondary">
            See all products
          </ButtonLink>
        </Cluster>
      }
    >
      {q === ''
        ? 'Try a wider price range, or remove a filter.'
        : 'Check the spelling, try fewer or more general words, or browse a category.'}
    </EmptyState>
  );
}

function EmptyCategory() {
  return (
    <EmptyState
      title="No products found in this category."
      action={
        <ButtonLink to={productsPath()} variant="secondary">
          See all products
        </ButtonLink>
      }
    >
      We add new products every few weeks.
    </EmptyState>
  );
}
