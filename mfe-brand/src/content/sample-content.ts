import type { SiteEntries } from '@kaagazz/api-schema';

type Content = SiteEntries;

const LONG_QUOTE =
  'We replaced all the paper in one department and expected complaints. Instead, people queued up to ask where the notebooks were from.';

const testimonial = (id: string, quote = `Quote of ${id}`): Content['testimonial'][number] => ({
  id,
  author: `Author of ${id}`,
  quote,
  picture: 'papermaker',
  rating: 5,
});

const event = (id: string, date: string): Content['event'][number] => ({
  id,
  title: `Event on ${date}`,
  description: 'A morning at the vat.',
  date,
  picture: 'lift-a-sheet',
});

const figure = (id: string, target: number, unit: string): Content['figure'][number] => ({
  id,
  label: id,
  target,
  unit,
  picture: 'no-deforestation',
});

/** Content for tests, as the api returns it. */
export const SAMPLE_CONTENT: Content = {
  event: ['2026-01-24', '2026-03-05', '2026-04-11', '2026-07-13'].map((date) => event(date, date)),
  insight: [{ id: 'waste', title: 'Waste is local', description: 'Small vats beat one mill.', date: '2025-02-03' }],
  testimonial: [testimonial('one', LONG_QUOTE), ...['two', 'three', 'four', 'five'].map((id) => testimonial(id))],
  milestone: [{ id: 'mvp', title: 'MVP', story: 'We made our first sheet.', month: '2024-01', picture: 'first-sheet' }],
  figure: [
    figure('trees', 50, 'K+'),
    figure('waste', 200, 'T+'),
    figure('jobs', 10_000, '+'),
    figure('partners', 150, '+'),
  ],
};
