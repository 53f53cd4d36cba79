import { Columns, Section } from '@kaagazz/design-system';

import { SectionHeading } from '../../content/section-heading.tsx';
import type { Texts } from '../../content/texts.ts';
import { productFamilies } from './families.ts';
import { FlipCard } from './flip-card.tsx';
import { Cards } from './product-families.styles.ts';

export function ProductFamilies({ texts }: { texts: Texts }) {
  return (
    <Section tone="paper" deckled aria-labelledby="our-products">
      <Columns widths={[3, 9]} gaps={[6, 14]} align="center">
        <SectionHeading texts={texts} place="home-products" id="our-products" />
        <Cards>
          {productFamilies.map((family) => (
            <li key={family.place}>
              <FlipCard family={family} texts={texts} />
            </li>
          ))}
        </Cards>
      </Columns>
    </Section>
  );
}
