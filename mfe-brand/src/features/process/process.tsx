import { Heading, Section, Stack, Text } from '@kaagazz/design-system';

import { SectionHeading } from '../../content/section-heading.tsx';
import { textAt } from '../../content/texts.ts';
import type { Texts } from '../../content/texts.ts';
import { Frame, Number, Step, Steps } from './process.styles.ts';

const STEPS = ['home-step-1', 'home-step-2', 'home-step-3', 'home-step-4'];

export function Process({ texts }: { texts: Texts }) {
  const steps = STEPS.map((place) => ({ place, ...textAt(texts, place) }));

  return (
    <Section deckled aria-labelledby="how-it-works">
      <Frame>
        <SectionHeading texts={texts} place="home-steps" id="how-it-works" />
        <Steps>
          {steps.map(({ place, title, text }, position) => (
            <Step key={place}>
              <Number aria-hidden="true">{position + 1}</Number>
              <Stack gap={1.5}>
                <Heading level={3} size="lg">
                  {title}
                </Heading>
                <Text>{text}</Text>
              </Stack>
            </Step>
          ))}
        </Steps>
      </Frame>
    </Section>
  );
}
