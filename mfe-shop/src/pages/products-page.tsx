import { PageHead } from '@kaagazz/contract';
import { Eyebrow, Heading, PageLayout, Stack, Text, media, tokens } from '@kaagazz/design-system';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';

import { isRefusal, useProductsQuery } from '../api.ts';
import type { Shelf } from '../api.ts';
import { UNKNOWN_CATEGORY, categoryIntroduction } from '../features/catalogue/category-introduction.ts';
import {
  CategoryLinks,
  ChosenFilters,
  NoProducts,
  ProductList,
  ShelfChoices,
  isNarrowed,
  readShelf,
  shelfPath,
} from '../features/catalogue/index.ts';
import { SearchField } from '../features/search/index.ts';
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
  const shelf = readShelf(search);
  const { title, text } = shelf ? introductionOf(shelf) : UNKNOWN_CATEGORY;

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
          <SearchField q={shelf?.q ?? ''} />
        </Top>
        <Stack gap={6}>
          <CategoryLinks shelf={shelf} />
          {shelf ? <KnownShelf shelf={shelf} title={title} text={text} /> : <UnknownShelf title={title} text={text} />}
        </Stack>
      </Stack>
    </PageLayout>
  );
}

function introductionOf({ q, category }: Shelf): { title: string; text: string } {
  const introduction = categoryIntroduction(category);
  if (q === '') return introduction;
  return { title: `Results for “${q}”`, text: category === null ? 'In the whole store.' : `In ${introduction.title}.` };
}

function KnownShelf({ shelf, title, text }: { shelf: Shelf; title: string; text: string }) {
  const { isError, error } = useProductsQuery(shelf);
  const results = useRef<HTMLElement>(null);
  const isNowhere = isRefusal(error);
  return (
    <>
      <PageHead
        title={title}
        description={text}
        canonical={shelfPath({ category: shelf.category, cursor: isNarrowed(shelf) ? null : shelf.cursor })}
        status={isNowhere ? 404 : isError ? 503 : 200}
        noIndex={isNowhere || isNarrowed(shelf)}
      />
      <ShelfChoices shelf={shelf} />
      <ChosenFilters shelf={shelf} onChange={() => results.current?.focus({ preventScroll: true })} />
      <Results ref={results} aria-label="Products" tabIndex={-1}>
        <ProductList shelf={shelf} addressOf={shelfPath} empty={<NoProducts shelf={shelf} />} />
      </Results>
    </>
  );
}

function UnknownShelf({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHead title={title} description={text} canonical={productsPath()} noIndex />
      <NoProducts shelf={null} />
    </>
  );
}
