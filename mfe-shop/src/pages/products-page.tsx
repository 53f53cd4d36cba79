import { PageHead } from '@kaagazz/contract';
import { Eyebrow, Heading, PageLayout, Stack, Text } from '@kaagazz/design-system';
import { useSearchParams } from 'react-router-dom';

import { useProductsInfiniteQuery } from '../api.ts';
import type { Shelf } from '../api.ts';
import { UNKNOWN_CATEGORY, categoryIntroduction } from '../features/catalogue/category-introduction.ts';
import { CategoryLinks } from '../features/catalogue/category-links.tsx';
import { categoryShelf } from '../features/catalogue/category-shelf.ts';
import { NoProducts, ProductList } from '../features/catalogue/product-list.tsx';
import { productsPath } from '../paths.ts';

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
        <CategoryLinks chosen={shelf?.category} />
        {shelf ? <KnownShelf shelf={shelf} title={title} text={text} /> : <UnknownShelf title={title} text={text} />}
      </Stack>
    </PageLayout>
  );
}

function KnownShelf({ shelf, title, text }: { shelf: Shelf; title: string; text: string }) {
  const { isError } = useProductsInfiniteQuery(shelf);
  return (
    <>
      <PageHead
        title={title}
        description={text}
        canonical={productsPath(shelf.category, shelf.cursor)}
        status={isError ? 503 : 200}
      />
      <ProductList
        key={productsPath(shelf.category, shelf.cursor)}
        shelf={shelf}
        pathFrom={(cursor) => productsPath(shelf.category, cursor)}
      />
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
