import { ButtonLink, Cluster, EmptyState, Text, TextLink } from '@kaagazz/design-system';

import { useSuggestionsQuery } from '../../api.ts';
import type { Listing } from '../../api.ts';
import { productsPath } from '../../paths.ts';
import { useCategories } from './categories.ts';
import { ALL_PRODUCTS, firstPage, isFiltered, listingPath } from './listing-url.ts';

const POPULAR_SEARCHES = ['journal', 'gift set', 'handmade paper', 'wedding invitation'];

export function NoProducts({ listing }: { listing: Listing | null }) {
  const words = listing?.q.toLowerCase() ?? '';
  const { currentData } = useSuggestionsQuery(words, { skip: words === '' });
  const hasPages = words !== '' && (currentData?.pages ?? []).length > 0;
  if (listing === null || !isFiltered(listing)) return <EmptyCategory category={listing?.category ?? null} />;
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
        : hasPages
          ? 'Try one of the pages above.'
          : 'Check the spelling, try fewer or more general words, or browse a category.'}
      {q !== '' && !hasPages && (
        <Text as="div">
          Others search for{' '}
          {POPULAR_SEARCHES.map((words, position) => (
            <span key={words}>
              {position > 0 && ', '}
              <TextLink to={listingPath({ q: words })}>{words}</TextLink>
            </span>
          ))}
          .
        </Text>
      )}
    </EmptyState>
  );
}

function EmptyCategory({ category }: { category: string | null }) {
  const other = useCategories().find(({ slug }) => slug !== category);
  return (
    <EmptyState
      title="No products found in this category."
      action={
        <Cluster justify="center">
          {other && (
            <ButtonLink to={listingPath({ ...ALL_PRODUCTS, category: other.slug })}>See {other.name}</ButtonLink>
          )}
          <ButtonLink to={productsPath()} variant="secondary">
            See all products
          </ButtonLink>
        </Cluster>
      }
    >
      We add new products every few weeks. Meanwhile, have a look at our other categories.
    </EmptyState>
  );
}
