import { PageHead } from '@kaagazz/contract';
import { Eyebrow, Heading, PageLayout, Stack, Text, TextLink } from '@kaagazz/design-system';
import { useSearchParams } from 'react-router-dom';

import { isRefusal, useProductsQuery } from '../api.ts';
import { NoProducts, ProductList, collectionPath, newestShelf } from '../features/catalogue/index.ts';
import { productsPath } from '../paths.ts';

const TEXT = 'What left the workshop most recently, newest first.';

/** All products, newest first (E15). */
export function CollectionPage() {
  const [search] = useSearchParams();
  const shelf = newestShelf(search);
  const { isError, error } = useProductsQuery(shelf);
  const isNowhere = isRefusal(error);

  return (
    <PageLayout>
      <PageHead
        title="Latest Collection"
        description={TEXT}
        canonical={collectionPath({ ...shelf, pages: 1 })}
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
        <ProductList key={shelf.cursor} shelf={shelf} addressOf={collectionPath} empty={<NoProducts shelf={shelf} />} />
      </Stack>
    </PageLayout>
  );
}
