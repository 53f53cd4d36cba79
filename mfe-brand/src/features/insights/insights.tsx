import { Heading, Stack, Text } from '@kaagazz/design-system';

import { FormattedDate } from '../../dates/formatted-date.tsx';
import { Insight, InsightList, When } from './insights.styles.ts';

const insights = [
  {
    id: 'waste-is-local',
    title: 'Waste is local, so paper should be',
    description:
      'Every kilometre a sack of husk travels costs part of what it saves. Small vats close to the source beat one large mill.',
    date: '2025-02-03',
  },
  {
    id: 'pay-by-the-month',
    title: 'Paying by the month changed the sheets',
    description:
      'When nobody was paid by the piece any more, the number of faulty sheets fell, and people began to suggest new papers.',
    date: '2025-04-18',
  },
  {
    id: 'water-that-goes-round',
    title: 'Settling tanks before filters',
    description:
      'Letting the water stand for a night takes out most of the fibre. The filter lasts longer, and the fibre goes back into the vat.',
    date: '2025-06-27',
  },
];

export function Insights() {
  return (
    <InsightList>
      {insights.map(({ id, title, description, date }) => (
        <Insight key={id}>
          <When>
            <FormattedDate date={date} />
          </When>
          <Stack gap={2}>
            <Heading level={3} size="xl">
              {title}
            </Heading>
            <Text>{description}</Text>
          </Stack>
        </Insight>
      ))}
    </InsightList>
  );
}
