import { Heading, Section, Stack, Text } from '@kaagazz/design-system';

import { Step, Steps } from './hub.styles.ts';

const STEPS = [
  { name: 'Tell us', text: 'What it is for, how many, and by when. Send your file if you have one.' },
  { name: 'See a proof', text: 'You get the finished page to look at, with every name and date as it will stand.' },
  { name: 'Say yes', text: 'Nothing is printed before you have approved it. Changes are part of the work.' },
  { name: 'Hold it', text: 'We print, trim and pack in Delhi and send it to your door.' },
];

/** The way of an order, from the first mail to the parcel. */
export function HowItWorks() {
  return (
    <Section tone="leaf" deckled aria-labelledby="how-it-works">
      <Stack gap={10}>
        <Heading level={2} id="how-it-works">
          From your words to your door
        </Heading>
        <Steps>
          {STEPS.map(({ name, text }) => (
            <Step key={name}>
              <Heading level={3}>{name}</Heading>
              <Text>{text}</Text>
            </Step>
          ))}
        </Steps>
      </Stack>
    </Section>
  );
}
