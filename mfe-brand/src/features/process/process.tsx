import { Heading, Section, Text } from '@kaagazz/design-system';

import { Frame, Number, Step, Steps, Words } from './process.styles.ts';

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

/** How it works: four steps from the lane to the parcel (specification §2 Home, 7). */
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
              <Words>
                <Heading level={3} size="lg">
                  {name}
                </Heading>
                <Text>{story}</Text>
              </Words>
            </Step>
          ))}
        </Steps>
      </Frame>
    </Section>
  );
}
