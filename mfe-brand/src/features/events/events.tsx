import { Heading, Stack, Text } from '@kaagazz/design-system';

import { FormattedDate } from '../../dates/formatted-date.tsx';
import flowers from '../../illustrations/event-flower-collection.svg';
import mould from '../../illustrations/event-lift-a-sheet.svg';
import painting from '../../illustrations/event-painters.svg';
import scales from '../../illustrations/event-school-week.svg';
import { Event, EventList, Thumbnail, When } from './events.styles.ts';

const events = [
  {
    id: 'lift-your-own-sheet',
    title: 'Lift your own sheet',
    description: 'A morning at the vat: pulp, mould, deckle, felt. You take home what you lifted, once it is dry.',
    date: '2026-01-24',
    thumbnail: mould,
  },
  {
    id: 'flower-collection-after-the-festival',
    title: 'Flower collection after the festival',
    description: 'We meet at the side gates with crates and gloves, and sort until the tea is ready.',
    date: '2026-03-05',
    thumbnail: flowers,
  },
  {
    id: 'painters-afternoon',
    title: 'An afternoon with folk painters',
    description: 'Two painters draw, explain and correct. Bring the kit you never finished.',
    date: '2026-04-11',
    thumbnail: painting,
  },
  {
    id: 'schools-week',
    title: 'Schools’ week of waste paper',
    description: 'Classes weigh a week of their own waste and turn it into sheets in our yard.',
    date: '2026-07-13',
    thumbnail: scales,
  },
];

export function Events() {
  return (
    <EventList>
      {events.map(({ id, title, description, date, thumbnail }) => (
        <Event key={id}>
          <Thumbnail src={thumbnail} alt="" width={800} height={600} loading="lazy" />
          <Stack gap={1.5}>
            <When>
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
