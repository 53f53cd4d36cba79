import { Columns, Divider, Heading, Section, Stack, Text } from '@kaagazz/design-system';

import missionPicture from '../../illustrations/mission.svg';
import { Illustration, Lead } from './about-kaagazz.styles.ts';

export function WhatIsKaagazz() {
  return (
    <Section tone="paper" deckled aria-labelledby="what-is-kaagazz">
      <Columns widths={[6, 5]} gaps={[8, 16]} align="center">
        <Illustration src={missionPicture} alt="" width={800} height={600} loading="lazy" />
        <Stack gap={5}>
          <Heading level={2} size="xxl" id="what-is-kaagazz">
            What is Kaagazz?
          </Heading>
          <Lead>
            <span lang="hi">काग़ज़</span>, pronounced “kaagaz”, is our word for paper. Ours contains no wood.
          </Lead>
          <Text>
            Kaagazz makes tree-free Indian paper from what a city throws away: flowers, rags, stems and husks. We sort
            it, pulp it and lift it sheet by sheet, by hand, and turn it into notebooks, gifts, prints and folk-art
            kits.
          </Text>
          <Divider />
          <Text>
            University alumni founded it on one question: can waste feed the people who collect it? Today our mission is
            to keep forests standing and city waste out of the fire, and to give steady, fairly paid work to communities
            that were always offered the least of it.
          </Text>
        </Stack>
      </Columns>
    </Section>
  );
}
