import { Heading, Section, Stack, Text } from '@kaagazz/design-system';

import steps from './how-it-works.json';
import { Step, Steps } from './hub.styles.ts';

export function HowItWorks() {
  return (
    <Section tone="leaf" deckled aria-labelledby="how-it-works">
      <Stack gap={8}>
        <Heading level={2} id="how-it-works">
          How it works
        </Heading>
        <Steps>
          {steps.map(({ name, text }) => (
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
