import { Heading, Section, Stack, Text } from '@kaagazz/design-system';

import { Step, Steps } from './hub.styles.ts';

const STEPS = [
  { name: 'Make it yours', text: 'Choose a design or send your file, and see the price of each choice at once.' },
  {
    name: 'Look at your proof',
    text: 'It is the very sheet that goes to the press, with every name and date in its place.',
  },
  {
    name: 'Approve, then pay',
    text: 'Nothing is paid before you have said yes, and only what you approved is printed.',
  },
  { name: 'Hold it', text: 'We print, trim and pack in Delhi and send it to your door.' },
];

/** The way of an order, from the first choice to the parcel. */
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
