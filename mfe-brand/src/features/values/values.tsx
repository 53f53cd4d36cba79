import { Heading, Section, Stack, Text } from '@kaagazz/design-system';

import circular from '../../illustrations/seal-circular-economy.svg';
import cooperation from '../../illustrations/seal-global-cooperation.svg';
import eco from '../../illustrations/seal-eco-conscious.svg';
import reuse from '../../illustrations/seal-reduce-reuse-recycle.svg';
import { Rows, Seal, Value } from './values.styles.ts';

const values = [
  {
    name: 'Eco-Conscious',
    text: 'Every choice, from vat to parcel string, is weighed by what it leaves behind.',
    seal: eco,
  },
  {
    name: 'Reduce Reuse Recycle',
    text: 'Water goes round, off-cuts go back into the vat, boxes come home again.',
    seal: reuse,
  },
  {
    name: 'Global Cooperation',
    text: 'Old craft and new science meet here, and what we learn we share.',
    seal: cooperation,
  },
  {
    name: 'Circular Economy',
    text: 'What a city discards returns to it as something people want to keep.',
    seal: circular,
  },
];

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
