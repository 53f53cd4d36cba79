import { Heading, Stack, Text } from '@kaagazz/design-system';

import { FormattedDate } from '../../dates/formatted-date.tsx';
import insights from './insights.json';
import { Insight, InsightList, When } from './insights.styles.ts';

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
