import { Heading, Section, Stack, Text } from '@kaagazz/design-system';

import { SectionHeading } from '../../content/section-heading.tsx';
import { textAt } from '../../content/texts.ts';
import type { Texts } from '../../content/texts.ts';
import circular from '../../illustrations/seal-circular-economy.svg';
import cooperation from '../../illustrations/seal-global-cooperation.svg';
import eco from '../../illustrations/seal-eco-conscious.svg';
import reuse from '../../illustrations/seal-reduce-reuse-recycle.svg';
import { Rows, Seal, Value } from './values.styles.ts';

const seals = [
  { place: 'home-value-eco', seal: eco },
  { place: 'home-value-reuse', seal: reuse },
  { place: 'home-value-cooperation', seal: cooperation },
  { place: 'home-value-circular', seal: circular },
];

export function Values({ texts }: { texts: Texts }) {
  const values = seals.map((value) => ({ ...value, ...textAt(texts, value.place) }));

  return (
    <Section tone="shade" deckled aria-labelledby="our-values">
      <SectionHeading texts={texts} place="home-values" id="our-values" />
      <Rows>
        {values.map(({ place, title, text, seal, photograph, alt }) => (
          <Value key={place}>
            <Seal src={photograph || seal} alt={alt} width={240} height={240} loading="lazy" />
            <Stack gap={1.5}>
              <Heading level={3} size="lg">
                {title}
              </Heading>
              <Text>{text}</Text>
            </Stack>
          </Value>
        ))}
      </Rows>
    </Section>
  );
}
