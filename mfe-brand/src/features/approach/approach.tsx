import { Columns, Heading, Section, Stack, Text } from '@kaagazz/design-system';

import air from '../../illustrations/seal-clean-air.svg';
import forest from '../../illustrations/seal-no-deforestation.svg';
import waste from '../../illustrations/seal-reduce-reuse-recycle.svg';
import water from '../../illustrations/seal-low-water.svg';
import { Item, Items, Seal } from './approach.styles.ts';

const approach = [
  {
    name: 'Zero Deforestation',
    story: 'Neither our paper nor our boxes contain wood pulp.',
    seal: forest,
  },
  { name: 'Waste Reduction', story: 'Our raw material would otherwise be dumped or burnt.', seal: waste },
  { name: 'Low Water Usage', story: 'We filter the water in our vats and use it again.', seal: water },
  {
    name: 'Reduced Emissions',
    story: 'We use local waste and dry our paper in the sun and wind.',
    seal: air,
  },
];

export function Approach() {
  return (
    <Section tone="paper" deckled aria-labelledby="our-approach">
      <Columns widths={[1, 3]} gaps={[10, 12]}>
        <Heading level={2} size="xxl" id="our-approach">
          Our approach
        </Heading>
        <Items>
          {approach.map(({ name, story, seal }) => (
            <Item key={name}>
              <Seal src={seal} alt="" width={240} height={240} loading="lazy" />
              <Stack gap={1.5}>
                <Heading level={3} size="lg">
                  {name}
                </Heading>
                <Text tone="soft">{story}</Text>
              </Stack>
            </Item>
          ))}
        </Items>
      </Columns>
    </Section>
  );
}
