import { Heading, Section, Stack, Text } from '@kaagazz/design-system';

import steps from './process.json';
import { Frame, Number, Step, Steps } from './process.styles.ts';

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
