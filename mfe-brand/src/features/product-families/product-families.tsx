import { Heading, Section, Text } from '@kaagazz/design-system';

import { productFamilies } from './families.ts';
import { FlipCard } from './flip-card.tsx';
import { Cards, Columns, Top } from './product-families.styles.ts';

/** Our Products: three families on cards that turn over (specification §2 Home, 11). */
export function ProductFamilies() {
  return (
    <Section tone="paper" deckled aria-labelledby="our-products">
      <Columns>
        <Top>
          <Heading level={2} size="xxl" id="our-products">
            Our Products
          </Heading>
          <Text tone="soft" size="lg">
            Three things a sheet can become. Turn the cards over.
          </Text>
        </Top>
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
