import { ButtonLink, Cluster, EmptyState } from '@kaagazz/design-system';

import type { Shelf } from '../../api.ts';
import { productsPath } from '../../paths.ts';
import { WHOLE_SHOP, isNarrowed, shelfPath } from './shelf-address.ts';

/** Nothing was found: why, and what to do. `null` stands for a category that the shop does not have (E14). */
export function NoProducts({ shelf }: { shelf: Shelf | null }) {
  if (shelf === null || !isNarrowed(shelf)) return <EmptyCategory />;
  const { q, category, sort } = shelf;
  const unfiltered = { ...WHOLE_SHOP, category, q, sort };
  const isFiltered = isNarrowed({ ...shelf, q: '' });

  return (
    <EmptyState
      title={q === '' ? 'No products match these filters.' : `No products found for “${q}”.`}
      action={
        <Cluster justify="center">
          {isFiltered && <ButtonLink to={shelfPath(unfiltered)}>Clear filters</ButtonLink>}
          {q !== '' && category !== null && (
            <ButtonLink to={shelfPath({ ...shelf, category: null, cursor: null, pages: 1 })} variant="secondary">
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
        ? 'Ask for a wider range of prices, or take one of the filters away.'
        : 'Look at the spelling, try fewer or more general words, or go by category.'}
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
      New pieces leave the workshop every few weeks.
    </EmptyState>
  );
}
