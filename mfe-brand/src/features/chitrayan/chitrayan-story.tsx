import { Eyebrow, Heading, Section, Stack, Text } from '@kaagazz/design-system';

import elephant from '../../illustrations/seal-global-cooperation.svg';
import { Columns, Reasons, Seal, Why } from './chitrayan.styles.ts';

const reasons = [
  { name: 'For the hand', story: 'Spend a calm evening with a nib and four colours, away from screens.' },
  { name: 'For the painter', story: 'Folk painters draw the outlines and earn money from every kit we sell.' },
  { name: 'For the forest', story: 'No trees were cut down for the sheet, the pencil, the pots or the box.' },
];

export function ChitrayanStory() {
  return (
    <Section aria-labelledby="what-is-chitrayan" deckled>
      <Columns>
        <Stack gap={5}>
          <Eyebrow>What it is</Eyebrow>
          <Heading level={2} size="xxl" id="what-is-chitrayan">
            A folk painting waiting for your colours
          </Heading>
          <Text size="lg">
            Chitrayan is a box with an unfinished painting in it. A folk painter draws the outline on our handmade
            paper, in the style of Madhubani, Warli, Gond or Kalamkari. The box also contains the colours, a brush and a
            nib. The rest is up to you.
          </Text>
        </Stack>
        <Seal src={elephant} alt="" width={240} height={240} loading="lazy" />
      </Columns>
      <Why>
        <Heading level={2} size="xl" id="why-chitrayan">
          Why we make it
        </Heading>
        <Reasons aria-labelledby="why-chitrayan">
          {reasons.map(({ name, story }) => (
            <li key={name}>
              <Heading level={3} size="lg">
                {name}
              </Heading>
              <Text tone="soft">{story}</Text>
            </li>
          ))}
        </Reasons>
      </Why>
    </Section>
  );
}
