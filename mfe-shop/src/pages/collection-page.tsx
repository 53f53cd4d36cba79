import { PageHead } from '@kaagazz/contract';
import { Eyebrow, Heading, PageLayout, Stack, Text, TextLink } from '@kaagazz/design-system';
import { useSearchParams } from 'react-router-dom';

import { isRefusal, useProductsInfiniteQuery } from '../api.ts';
import { newestShelf } from '../features/catalogue/category-shelf.ts';
import { ProductList } from '../features/catalogue/product-list.tsx';
import { collectionPath, productsPath } from '../paths.ts';

const TEXT = 'What left the workshop most recently, newest first.';

/** All products, newest first (E15). */
export function CollectionPage() {
  const [search] = useSearchParams();
  const shelf = newestShelf(search);
  const { isError, error } = useProductsInfiniteQuery(shelf);
  const isNowhere = isRefusal(error);

  return (
    <PageLayout>
      <PageHead
        title="Latest Collection"
        description={TEXT}
        canonical={collectionPath(shelf.cursor)}
        status={isNowhere ? 404 : isError ? 503 : 200}
        noIndex={isNowhere}
      />
      <Stack gap={8}>
        <Stack gap={3}>
          <Eyebrow>The store</Eyebrow>
          <Heading level={1}>Latest Collection</Heading>
          <Text tone="soft" size="lg">
            {TEXT} Or look through the <TextLink to={productsPath()}>categories</TextLink>.
          </Text>
        </Stack>
        <ProductList key={shelf.cursor} shelf={shelf} pathFrom={collectionPath} />
      </Stack>
    </PageLayout>
  );
}
