/** What people say, by role and never by name (specification §3 Testimonial; E20). Five on home. */
export const homeVoices = [
  {
    quote: 'I draw on it with a dip pen, wet. It takes the ink and gives nothing away on the back.',
    author: 'Illustrator',
  },
  {
    quote: 'Our year-end gift was two hundred notebooks. For once nobody left theirs on the desk.',
    author: 'Office manager',
  },
  {
    quote: 'My pupils looked for petals in the sheet before they wrote a single word on it.',
    author: 'Primary school teacher',
  },
  {
    quote: 'I sorted flowers first. Now I lift the sheets, and I teach the ones who come after me.',
    author: 'Papermaker',
  },
  { quote: 'The wedding cards arrived in paper, tied with thread. My mother kept the wrapping.', author: 'Bride' },
] as const;

export interface SustainabilityVoice {
  id: number;
  quote: string;
  author: string;
  rating: number;
}

/** Six on the sustainability page. */
export const sustainabilityVoices: [SustainabilityVoice, ...SustainabilityVoice[]] = [
  {
    id: 1,
    quote:
      'We replaced the paper of one whole department and expected complaints. What came instead was a queue of people asking where the notebooks were from.',
    author: 'Procurement lead',
    rating: 5,
  },
  {
    id: 2,
    quote: 'The temple committee used to pay to have the flowers carried off. Now they leave as paper.',
    author: 'Temple volunteer',
    rating: 5,
  },
  {
    id: 3,
    quote:
      'I grade paper for a living. Even thickness is easy by machine; this is even by hand, and the fibres still run in every direction, as they should.',
    author: 'Paper conservator',
    rating: 4,
  },
  {
    id: 4,
    quote: 'I used to earn by the kilo. Now I earn by the month, and I know what I am making.',
    author: 'Papermaker',
    rating: 5,
  },
  {
    id: 5,
    quote:
      'My students weighed the waste of the canteen for a week, then made eleven sheets of it. The argument about recycling was over after that.',
    author: 'Science teacher',
    rating: 4,
  },
  {
    id: 6,
    quote: 'Printed our annual report on it. The report was about forests, so there was no other choice.',
    author: 'Programme manager',
    rating: 5,
  },
];

/** Three on the folk-art page. */
export const chitrayanVoices = [
  {
    quote: 'My daughter did the fish, I did the border. It hangs in the kitchen, signed by both.',
    author: 'Father of a nine-year-old',
  },
  { quote: 'I had not held a brush since school. Two hours were gone before the tea was cold.', author: 'Accountant' },
  {
    quote: 'Thirty pupils, thirty peacocks, and not two alike. We hung them on a line down the corridor.',
    author: 'Art teacher',
  },
] as const;
