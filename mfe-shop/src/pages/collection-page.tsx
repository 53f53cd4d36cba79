import { PageHead } from '@kaagazz/contract';
import { Eyebrow, Heading, PageLayout, Stack, Text, TextLink } from '@kaagazz/design-system';
import { useSearchParams } from 'react-router-dom';

import { isRefusal, useProductsQuery } from '../api.ts';
import { NoProducts, ProductList, collectionPath, newestListing } from '../features/catalogue/index.ts';
import { productsPath } from '../paths.ts';

const TEXT = 'Our newest products, fresh from the workshop.';

export function CollectionPage() {
  const [search] = useSearchParams();
  const listing = newestListing(search);
  const { isError, error } = useProductsQuery(listing);
  const isNotFound = isRefusal(error);

  return (
    <PageLayout>
      <PageHead
        title="Latest Collection"
        description={TEXT}
        canonical={collectionPath({ ...listing, pages: 1 })}
        status={isNotFound ? 404 : isError ? 503 : 200}
        noIndex={isNotFound}
      />
      <Stack gap={8}>
        <Stack gap={3}>
          <Eyebrow>The store</Eyebrow>
          <Heading level={1}>Latest Collection</Heading>
          <Text tone="soft" size="lg">
            {TEXT} Or look through the <TextLink to={productsPath()}>categories</TextLink>.
          </Text>
        </Stack>
        <ProductList
          key={listing.cursor}
          listing={listing}
          pathOf={collectionPath}
          empty={<NoProducts listing={listing} />}
        />
      </Stack>
    </PageLayout>
  );
}
