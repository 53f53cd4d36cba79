import { Heading, Section, Stack, Text } from '@kaagazz/design-system';

import { Step, Steps } from './hub.styles.ts';

const STEPS = [
  { name: 'Make it yours', text: 'Choose a design or send your file, and see the price of each choice at once.' },
  {
    name: 'Check your proof',
    text: 'It shows the sheet exactly as we print it, with every name and date in its place.',
  },
  {
    name: 'Approve, then pay',
    text: 'You pay only after you have approved the proof, and we print only what you approved.',
  },
  { name: 'Get it delivered', text: 'We print, trim and pack in Delhi and send it to your door.' },
];

export function HowItWorks() {
  return (
    <Section tone="leaf" deckled aria-labelledby="how-it-works">
      <Stack gap={10}>
        <Heading level={2} id="how-it-works">
          How it works
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
