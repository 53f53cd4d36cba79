import { Heading, Section, Text } from '@kaagazz/design-system';

import { Number, Steps } from './chitrayan.styles.ts';

const steps = [
  { name: 'Open', story: 'Lay out the sheet, the pots and the brush. The lid of the box supports your wrist.' },
  {
    name: 'Look',
    story: 'The card explains the symbols: a fish for luck, a lotus for new beginnings, the sun as a witness.',
  },
  {
    name: 'Fill',
    story: 'Paint the borders first, then the large shapes, then the hatching. Use any colours you like.',
  },
  { name: 'Frame', story: 'Let your painting dry flat for an hour. The back of the box doubles as its frame.' },
];

export function ChitrayanSteps() {
  return (
    <Section tone="indigo" deckled aria-labelledby="how-to-use">
      <Heading level={2} size="xxl" id="how-to-use">
        How to use it
      </Heading>
      <Steps>
        {steps.map(({ name, story }, position) => (
          <li key={name}>
            <Number aria-hidden="true">{position + 1}</Number>
            <Heading level={3} size="lg">
              {name}
            </Heading>
            <Text>{story}</Text>
          </li>
        ))}
      </Steps>
    </Section>
  );
}
