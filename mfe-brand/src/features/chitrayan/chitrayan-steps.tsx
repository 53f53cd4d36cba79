import { Heading, Section, Text } from '@kaagazz/design-system';

import { Number, Steps } from './chitrayan.styles.ts';

const steps = [
  { name: 'Open', story: 'Lay out the sheet, the pots and the brush. Put the lid of the box under your wrist.' },
  {
    name: 'Look',
    story: 'The card tells what the signs mean: fish for luck, lotus for beginnings, the sun for a witness.',
  },
  { name: 'Fill', story: 'First the borders, then the large shapes, then the hatching. There is no wrong colour.' },
  { name: 'Frame', story: 'Let it dry flat for an hour. The back of the box is a frame.' },
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
