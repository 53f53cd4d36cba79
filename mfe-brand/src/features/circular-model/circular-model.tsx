import { Heading, Section, Stack, Text } from '@kaagazz/design-system';

import { Round, Step, Steps } from './circular-model.styles.ts';

const steps = [
  { name: 'Collect', story: 'We collect flowers, rags, stems and husks that would have been thrown away.' },
  { name: 'Transform', story: 'We sort and cook these materials and beat them into pulp, reusing the water.' },
  { name: 'Create', story: 'We make sheets by hand and turn them into notebooks, gifts and prints.' },
  {
    name: 'Regenerate',
    story: 'Used paper goes back into our vat, or into the soil, where some of it grows into new marigolds.',
  },
];

export function CircularModel() {
  return (
    <Section deckled aria-labelledby="circular-model">
      <Stack gap={3}>
        <Heading level={2} size="xxl" id="circular-model">
          A circle has no bin
        </Heading>
        <Text size="lg">Four steps keep our materials in use.</Text>
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
