import { Heading, Section, Stack, Text } from '@kaagazz/design-system';

import { Frame, Number, Step, Steps } from './process.styles.ts';

const steps = [
  {
    name: 'Collection',
    story: 'Partners at temples, tailors and juice stalls keep their waste apart. We fetch it while it is fresh.',
  },
  {
    name: 'Processing',
    story: 'It is sorted, soaked, cooked and beaten to pulp. The water is filtered and goes round again.',
  },
  {
    name: 'Crafting',
    story: 'Sheets are lifted by hand, pressed and sun-dried, then cut, printed, stitched and bound.',
  },
  { name: 'Delivery', story: 'Packed in paper, without plastic, and sent anywhere in India.' },
];

export function Process() {
  return (
    <Section deckled aria-labelledby="how-it-works">
      <Frame>
        <Heading level={2} size="xxl" id="how-it-works">
          How it works
        </Heading>
        <Steps>
          {steps.map(({ name, story }, position) => (
            <Step key={name}>
              <Number aria-hidden="true">{position + 1}</Number>
              <Stack gap={1.5}>
                <Heading level={3} size="lg">
                  {name}
                </Heading>
                <Text>{story}</Text>
              </Stack>
            </Step>
          ))}
        </Steps>
      </Frame>
    </Section>
  );
}
