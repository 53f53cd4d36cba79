import { Heading, Section, Stack, Text } from '@kaagazz/design-system';

import circular from '../../illustrations/seal-circular-economy.svg';
import cooperation from '../../illustrations/seal-global-cooperation.svg';
import eco from '../../illustrations/seal-eco-conscious.svg';
import reuse from '../../illustrations/seal-reduce-reuse-recycle.svg';
import texts from './values.json';
import { Rows, Seal, Value } from './values.styles.ts';

const seals = [
  { id: 'eco', seal: eco },
  { id: 'reuse', seal: reuse },
  { id: 'cooperation', seal: cooperation },
  { id: 'circular', seal: circular },
] as const;

const values = seals.map((value) => ({ ...value, ...texts[value.id] }));

export function Values() {
  return (
    <Section tone="shade" deckled aria-labelledby="our-values">
      <Heading level={2} size="xxl" id="our-values">
        Our Values
      </Heading>
      <Rows>
        {values.map(({ name, text, seal }) => (
          <Value key={name}>
            <Seal src={seal} alt="" width={240} height={240} loading="lazy" />
            <Stack gap={1.5}>
              <Heading level={3} size="lg">
                {name}
              </Heading>
              <Text>{text}</Text>
            </Stack>
          </Value>
        ))}
      </Rows>
    </Section>
  );
}
