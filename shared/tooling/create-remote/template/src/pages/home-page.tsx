import { PageHead } from '@kaagazz/contract';
import { Heading, PageLayout, Stack, TopPicks, toCardProduct } from '@kaagazz/design-system';

import { useTopPicksQuery } from '../api.ts';
import { externalPaths, paths } from '../paths.ts';

export function HomePage() {
  const { data: products, isError } = useTopPicksQuery(undefined);

  return (
    <PageLayout>
      <PageHead title="__TITLE__" description="__TITLE__ on tree-free paper." canonical={paths.home} />
      <Stack gap={8}>
        <Heading level={1}>__TITLE__</Heading>
        <Heading level={2}>From the shop</Heading>
        <TopPicks
          products={products?.map(toCardProduct)}
          isError={isError}
          sizes="(min-width: 1280px) 384px, (min-width: 640px) 33vw, 100vw"
          productsPath={externalPaths.products}
          productPath={(id) => `${externalPaths.products}/${id}`}
        />
      </Stack>
    </PageLayout>
  );
}
