import { Columns, Heading, Section, Stack, Text } from '@kaagazz/design-system';

import { productFamilies } from './families.ts';
import { FlipCard } from './flip-card.tsx';
import { Cards } from './product-families.styles.ts';

export function ProductFamilies() {
  return (
    <Section tone="paper" deckled aria-labelledby="our-products">
      <Columns widths={[3, 9]} gaps={[6, 14]} align="center">
        <Stack gap={3}>
          <Heading level={2} size="xxl" id="our-products">
            Our Products
          </Heading>
          <Text tone="soft" size="lg">
            Three things you can make from a sheet. Turn the cards over to see more.
          </Text>
        </Stack>
        <Cards>
          {productFamilies.map((family) => (
            <li key={family.name}>
              <FlipCard family={family} />
            </li>
          ))}
        </Cards>
      </Columns>
    </Section>
  );
}
