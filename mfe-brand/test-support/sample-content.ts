import type { SiteEntries } from '@kaagazz/api-schema';

type Content = SiteEntries;

const LONG_QUOTE =
  'We replaced all the paper in one department and expected complaints. Instead, people queued up to ask where the notebooks were from.';

const NO_PHOTOGRAPH = { photograph: '', alt: '' };

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
  ...NO_PHOTOGRAPH,
});

const figure = (id: string, target: number, unit: string): Content['figure'][number] => ({
  id,
  label: id,
  target,
  unit,
  picture: 'no-deforestation',
});

const at = (place: string, title: string, text = `Text at ${place}`): [string, Content['text'][string]] => [
  place,
  { title, text, ...NO_PHOTOGRAPH },
];

const heading = (place: string, title: string) => at(place, title, '');

const post = (id: string, title: string): Content['post'][number] => ({
  id,
  title,
  excerpt: `Excerpt of ${id}`,
  category: 'Craft',
  author: 'The vat room',
  date: '2025-01-20',
  photograph: '/media/vat.0123abcd.w800.webp',
  alt: 'A vat',
  minutes: 3,
});

export const SAMPLE_CONTENT: Content = {
  text: Object.fromEntries([
    at('home-hero', 'Your Journey To Sustainable Possibilities Begins Here.'),
    at('home-search', 'Description for search engines', 'Paper without trees.'),
    heading('home-slide-1', 'Collected in Delhi'),
    heading('home-slide-2', 'Lifted by hand'),
    at('home-materials', 'What the city sweeps up by night, we write on by morning.'),
    heading('home-waste-cotton', 'Tailors’ cuttings'),
    heading('home-waste-banana', 'Banana stems'),
    at('home-paper-marigold', 'A sheet with petals in it'),
    at('home-paper-banana', 'A warm sheet with long fibres'),
    at('home-what', 'What is Kaagazz?'),
    heading('home-journey', 'Our Journey Through Time'),
    heading('home-values', 'Our Values'),
    heading('home-activities', 'What Do We Do?'),
    heading('home-steps', 'How it works'),
    heading('home-goals', 'Our Impact Goals'),
    heading('home-picks', 'Best Picks'),
    at('home-products', 'Our Products'),
    at('home-product-notebooks', 'Notebooks'),
    at('home-product-books', 'Book Printing'),
    at('home-product-art', 'Art Paper'),
    heading('home-voices', 'Their Voice'),
    heading('home-stories', 'From the community'),
    at('home-activity-opportunities', 'Inclusive opportunities for disabled people'),
    at('home-activity-sanitation', 'Sanitation'),
    at('home-activity-forest', 'No deforestation'),
    at('home-activity-employment', 'Inclusive employment'),
    at('home-movement', 'Join the Movement'),
    at('all-community', 'A sheet is made by many hands. Bring yours.'),
    at('sustainability-banner', 'Nothing felled. Nothing burnt. Nothing wasted.'),
    at('chitrayan-banner', 'Finish what a folk painter began.'),
  ]),
  event: ['2026-01-24', '2026-03-05', '2026-04-11', '2026-07-13'].map((date) => event(date, date)),
  insight: [
    {
      id: 'waste',
      title: 'Waste is local',
      description: 'Small vats beat one mill.',
      date: '2025-02-03',
      ...NO_PHOTOGRAPH,
    },
  ],
  testimonial: [testimonial('one', LONG_QUOTE), ...['two', 'three', 'four', 'five'].map((id) => testimonial(id))],
  milestone: [{ id: 'mvp', title: 'MVP', story: 'We made our first sheet.', month: '2024-01', picture: 'first-sheet' }],
  figure: [
    figure('trees', 50, 'K+'),
    figure('waste', 200, 'T+'),
    figure('jobs', 10_000, '+'),
    figure('partners', 150, '+'),
  ],
  post: [
    post('how-a-sheet-is-lifted', 'How a sheet is lifted'),
    post('paper-audit', 'A paper audit'),
    post('temple-flowers', 'Temple flowers'),
  ],
};

const [first] = SAMPLE_CONTENT.post;
if (!first) throw new Error('there is no post');

export const SAMPLE_STORY = {
  post: { ...first, html: '<p>Pulp becomes paper.</p><h2>The shake</h2>', words: 612 },
  related: SAMPLE_CONTENT.post.slice(1),
};
