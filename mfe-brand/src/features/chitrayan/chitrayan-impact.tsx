import { Heading, Section, Stack, Text } from '@kaagazz/design-system';

import painting from '../../illustrations/event-painters.svg';
import { Columns, Scene } from './chitrayan.styles.ts';

export function ChitrayanImpact() {
  return (
    <Section deckled aria-labelledby="chitrayan-impact">
      <Columns>
        <Stack gap={5}>
          <Heading level={2} size="xxl" id="chitrayan-impact">
            An old craft that pays today’s rent
          </Heading>
          <Text size="lg">
            Each kit pays the painter who drew it, the papermaker who made the sheet and the people who pack the box. A
            craft stays alive when people can earn a living from it.
          </Text>
        </Stack>
        <Scene src={painting} alt="" width={800} height={600} loading="lazy" />
      </Columns>
    </Section>
  );
}
