import { Columns, Eyebrow, Heading, Section, Stack, Text } from '@kaagazz/design-system';

import picture from '../../illustrations/hero-2.svg';
import { Illustration } from './origin.styles.ts';

export function Origin() {
  return (
    <Section tone="shade" deckled aria-labelledby="origin">
      <Columns widths={[1, 1]} gaps={[8, 16]} align="center">
        <Stack gap={5}>
          <Eyebrow>How it began</Eyebrow>
          <Heading level={2} size="xxl" id="origin">
            A heap of flowers, and a question
          </Heading>
          <Text size="lg">
            Every evening, behind a temple in Delhi, there was a heap of flowers that nobody could use and nobody dared
            to throw away.
          </Text>
          <Text>
            A few friends, fresh from university, carried a sackful home, boiled it in the largest pot they had and
            lifted the first sheet on a window screen. It was lumpy and smelt of marigold, but you could write on it.
          </Text>
          <Text>
            The people who collect the city’s waste knew far better than we did what could be made from it. So we asked
            them to build the workshop with us. That is still how every new paper of ours begins.
          </Text>
        </Stack>
        <Illustration src={picture} alt="" width={1600} height={900} loading="lazy" />
      </Columns>
    </Section>
  );
}
