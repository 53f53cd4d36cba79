import type { SiteEntries } from '@kaagazz/api-schema';
import { Heading, Stack, Text } from '@kaagazz/design-system';
import { inIndia } from '@kaagazz/domain';
import { useState } from 'react';

import { FormattedDate } from '../../dates/formatted-date.tsx';
import flowers from '../../illustrations/event-flower-collection.svg';
import mould from '../../illustrations/event-lift-a-sheet.svg';
import painting from '../../illustrations/event-painters.svg';
import scales from '../../illustrations/event-school-week.svg';
import { Event, EventList, Thumbnail, When } from './events.styles.ts';

type Events = SiteEntries['event'];

const thumbnails: Readonly<Record<Events[number]['picture'], string>> = {
  'lift-a-sheet': mould,
  'flower-collection': flowers,
  painters: painting,
  'school-week': scales,
};

/** In India, as `YYYY-MM-DD`. */
const today = () => inIndia(new Date()).toISOString().slice(0, 10);

export function Events({ events }: { events: Events }) {
  const [day] = useState(today);
  const isPast = ({ date }: Events[number]) => date < day;
  const listed = [...events.filter((event) => !isPast(event)), ...events.filter(isPast).toReversed()];

  if (listed.length === 0) return <Text>We haven’t planned any events yet.</Text>;
  return (
    <EventList>
      {listed.map(({ id, title, description, date, picture, photograph, alt }) => (
        <Event key={id}>
          <Thumbnail src={photograph || thumbnails[picture]} alt={alt} width={800} height={600} loading="lazy" />
          <Stack gap={1.5}>
            <When>
              {date < day && 'Past event: '}
              <FormattedDate date={date} />
            </When>
            <Heading level={3} size="xl">
              {title}
            </Heading>
            <Text>{description}</Text>
          </Stack>
        </Event>
      ))}
    </EventList>
  );
}
