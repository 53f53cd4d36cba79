import { Cluster, Heading, Section, Stack, TextLink, TopPicks } from '@kaagazz/design-system';

import { useTopPicksQuery } from '../../api.ts';
import { paths, productPath } from '../../paths.ts';
import { CardHeart } from '../wishlist/index.ts';

export function BestPicks() {
  const { data: picks, isError } = useTopPicksQuery(undefined);

  return (
    <Section tone="paper" deckled aria-labelledby="best-picks">
      <Stack gap={8}>
        <Cluster align="baseline" justify="space-between">
          <Heading level={2} id="best-picks">
            Best Picks For You
          </Heading>
          <TextLink to={paths.products}>View all</TextLink>
        </Cluster>
        <TopPicks
          products={picks}
          isError={isError}
          productsPath={paths.products}
          productPath={productPath}
          corner={CardHeart}
        />
      </Stack>
    </Section>
  );
}
