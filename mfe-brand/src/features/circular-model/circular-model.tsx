import { Heading, Section, Stack, Text } from '@kaagazz/design-system';

import { Round, Step, Steps } from './circular-model.styles.ts';

const steps = [
  { name: 'Collect', story: 'Flowers, rags, stems and husks, fetched from those who would have thrown them away.' },
  { name: 'Transform', story: 'Sorted, cooked and beaten to pulp, in water that is used again.' },
  { name: 'Create', story: 'Sheets, then notebooks, gifts and prints, made by hand and made to be kept.' },
  {
    name: 'Regenerate',
    story: 'At the end it goes back into our vat, or into the soil. Some of it comes up as marigolds.',
  },
];

export function CircularModel() {
  return (
    <Section deckled aria-labelledby="circular-model">
      <Stack gap={3}>
        <Heading level={2} size="xxl" id="circular-model">
          A circle has no bin
        </Heading>
        <Text size="lg">Four steps, and the fourth leads back to the first.</Text>
      </Stack>
      <Steps>
        {steps.map(({ name, story }, position) => (
          <Step key={name}>
            <Round aria-hidden="true">{position + 1}</Round>
            <Heading level={3} size="xl">
              {name}
            </Heading>
            <Text>{story}</Text>
          </Step>
        ))}
      </Steps>
    </Section>
  );
}
