import type { SiteEntries } from '@kaagazz/api-schema';
import { Heading, Stack, Text } from '@kaagazz/design-system';

import { FormattedDate } from '../../dates/formatted-date.tsx';
import { Insight, InsightList, Photograph, When } from './insights.styles.ts';

export function Insights({ insights }: { insights: SiteEntries['insight'] }) {
  if (insights.length === 0) return <Text>There are no insights yet.</Text>;
  return (
    <InsightList>
      {insights.map(({ id, title, description, date, photograph, alt }) => (
        <Insight key={id}>
          <When>
            <FormattedDate date={date} />
          </When>
          <Stack gap={2}>
            <Heading level={3} size="xl">
              {title}
            </Heading>
            <Text>{description}</Text>
            {photograph !== '' && <Photograph src={photograph} alt={alt} width={800} height={450} loading="lazy" />}
          </Stack>
        </Insight>
      ))}
    </InsightList>
  );
}
