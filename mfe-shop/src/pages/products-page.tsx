import { PageHead } from '@kaagazz/contract';
import { Eyebrow, Heading, PageLayout, Stack, Text, media, tokens } from '@kaagazz/design-system';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';

import { isRefusal, useProductsQuery } from '../api.ts';
import type { Listing } from '../api.ts';
import {
  UNKNOWN_CATEGORY,
  CategoryLinks,
  ActiveFilters,
  NoProducts,
  ProductList,
  ListingControls,
  introductionOf,
  isFiltered,
  readListing,
  useCategories,
  listingPath,
} from '../features/catalogue/index.ts';
import { FoundPages, SearchField } from '../features/search/index.ts';
import { productsPath } from '../paths.ts';

const Top = styled.div`
  display: grid;
  gap: ${tokens.space(5)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    gap: ${tokens.space(10)};
    align-items: end;
  }
`;

const Results = styled.section`
  outline: none;
`;

export function ProductsPage() {
  const [search] = useSearchParams();
  const categories = useCategories();
  const named = readListing(search);
  const introduction = named && introductionOf(named, categories);
  const listing = introduction && named;
  const { title, text } = introduction ?? UNKNOWN_CATEGORY;

  return (
    <PageLayout>
      <Stack gap={8}>
        <Top>
          <Stack gap={3}>
            <Eyebrow>The store</Eyebrow>
            <Heading level={1}>{title}</Heading>
            <Text tone="soft" size="lg">
              {text}
            </Text>
          </Stack>
          <SearchField q={listing?.q ?? ''} />
        </Top>
        <Stack gap={6}>
          <CategoryLinks listing={listing} />
          {listing ? (
            <KnownCategory listing={listing} title={title} text={text} />
          ) : (
            <UnknownCategory title={title} text={text} />
          )}
        </Stack>
      </Stack>
    </PageLayout>
  );
}

function KnownCategory({ listing, title, text }: { listing: Listing; title: string; text: string }) {
  const { currentData: page, isError, error } = useProductsQuery(listing);
  const hasMatches = !page || (page.products.length > 0 && !page.isPartialMatch);
  const results = useRef<HTMLElement>(null);
  const isNotFound = isRefusal(error);
  return (
    <>
      <PageHead
        title={title}
        description={text}
        canonical={listingPath({ category: listing.category, cursor: isFiltered(listing) ? null : listing.cursor })}
        status={isNotFound ? 404 : isError ? 503 : 200}
        noIndex={isNotFound || isFiltered(listing)}
      />
      <ListingControls listing={listing} />
      <ActiveFilters listing={listing} onChange={() => results.current?.focus({ preventScroll: true })} />
      {!hasMatches && <FoundPages q={listing.q} />}
      <Results ref={results} aria-label="Products" tabIndex={-1}>
        <ProductList listing={listing} pathOf={listingPath} empty={<NoProducts listing={listing} />} />
      </Results>
      {hasMatches && <FoundPages q={listing.q} />}
    </>
  );
}

function UnknownCategory({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHead title={title} description={text} canonical={productsPath()} noIndex />
      <NoProducts listing={null} />
    </>
  );
}
