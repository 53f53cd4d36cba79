import { PageHead } from '@kaagazz/contract';
import { Eyebrow, Heading, PageLayout, Stack, Text, tokens } from '@kaagazz/design-system';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';

import { isRefusal, useProductsInfiniteQuery } from '../api.ts';
import type { Shelf } from '../api.ts';
import { UNKNOWN_CATEGORY, categoryIntroduction } from '../features/catalogue/category-introduction.ts';
import { CategoryLinks } from '../features/catalogue/category-links.tsx';
import { categoryShelf, shelfPath } from '../features/catalogue/category-shelf.ts';
import { NoProducts, ProductList } from '../features/catalogue/product-list.tsx';
import { SortChoice } from '../features/catalogue/sort-choice.tsx';
import { productsPath } from '../paths.ts';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(4)} ${tokens.space(8)};
  align-items: end;
  justify-content: space-between;
`;

export function ProductsPage() {
  const [search] = useSearchParams();
  const shelf = categoryShelf(search);
  const { title, text } = shelf ? categoryIntroduction(shelf.category) : UNKNOWN_CATEGORY;

  return (
    <PageLayout>
      <Stack gap={8}>
        <Stack gap={3}>
          <Eyebrow>The store</Eyebrow>
          <Heading level={1}>{title}</Heading>
          <Text tone="soft" size="lg">
            {text}
          </Text>
        </Stack>
        <Choices>
          <CategoryLinks chosen={shelf?.category} />
          {shelf && <SortChoice shelf={shelf} />}
        </Choices>
        {shelf ? <KnownShelf shelf={shelf} title={title} text={text} /> : <UnknownShelf title={title} text={text} />}
      </Stack>
    </PageLayout>
  );
}

function KnownShelf({ shelf, title, text }: { shelf: Shelf; title: string; text: string }) {
  const { isError, error } = useProductsInfiniteQuery(shelf);
  const isNowhere = isRefusal(error);
  return (
    <>
      <PageHead
        title={title}
        description={text}
        canonical={productsPath({ category: shelf.category, cursor: shelf.cursor })}
        status={isNowhere ? 404 : isError ? 503 : 200}
        noIndex={isNowhere}
      />
      <ProductList key={shelfPath(shelf)} shelf={shelf} pathFrom={(cursor) => shelfPath({ ...shelf, cursor })} />
    </>
  );
}

function UnknownShelf({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHead title={title} description={text} canonical={productsPath()} noIndex />
      <NoProducts />
    </>
  );
}
