import { Heading, Stack, Text } from '@kaagazz/design-system';
import { inIndia } from '@kaagazz/domain';
import { useState } from 'react';

import { FormattedDate } from '../../dates/formatted-date.tsx';
import flowers from '../../illustrations/event-flower-collection.svg';
import mould from '../../illustrations/event-lift-a-sheet.svg';
import painting from '../../illustrations/event-painters.svg';
import scales from '../../illustrations/event-school-week.svg';
import texts from './events.json';
import { Event, EventList, Thumbnail, When } from './events.styles.ts';

const events = [
  { id: 'lift-your-own-sheet', thumbnail: mould },
  { id: 'flower-collection-after-the-festival', thumbnail: flowers },
  { id: 'painters-afternoon', thumbnail: painting },
  { id: 'schools-week', thumbnail: scales },
] as const;

/** Returns today's date in India, in the format of the dates in `events.json`. */
const today = () => inIndia(new Date()).toISOString().slice(0, 10);

/** Lists upcoming events first, then past events, newest first. */
export function Events() {
  const [day] = useState(today);
  const isPast = ({ id }: (typeof events)[number]) => texts[id].date < day;
  const listed = [...events.filter((event) => !isPast(event)), ...events.filter(isPast).toReversed()];

  return (
    <EventList>
      {listed.map(({ id, thumbnail }) => (
        <Event key={id}>
          <Thumbnail src={thumbnail} alt="" width={800} height={600} loading="lazy" />
          <Stack gap={1.5}>
            <When>
              {texts[id].date < day && 'Past event: '}
              <FormattedDate date={texts[id].date} />
            </When>
            <Heading level={3} size="xl">
              {texts[id].title}
            </Heading>
            <Text>{texts[id].description}</Text>
          </Stack>
        </Event>
      ))}
    </EventList>
  );
}
