import bride from '../../illustrations/portrait-bride.svg';
import conservator from '../../illustrations/portrait-conservator.svg';
import illustrator from '../../illustrations/portrait-illustrator.svg';
import officeManager from '../../illustrations/portrait-office-manager.svg';
import papermaker from '../../illustrations/portrait-papermaker.svg';
import procurementLead from '../../illustrations/portrait-procurement-lead.svg';
import programmeManager from '../../illustrations/portrait-programme-manager.svg';
import schoolTeacher from '../../illustrations/portrait-school-teacher.svg';
import scienceTeacher from '../../illustrations/portrait-science-teacher.svg';
import sheetLifter from '../../illustrations/portrait-sheet-lifter.svg';
import templeVolunteer from '../../illustrations/portrait-temple-volunteer.svg';

/** Testimonials name roles instead of people. */
export const homeTestimonials = [
  {
    quote: 'I draw on it with a dip pen, wet. It takes the ink and gives nothing away on the back.',
    author: 'Illustrator',
    image: illustrator,
  },
  {
    quote: 'Our year-end gift was two hundred notebooks. For once nobody left theirs on the desk.',
    author: 'Office manager',
    image: officeManager,
  },
  {
    quote: 'My pupils looked for petals in the sheet before they wrote a single word on it.',
    author: 'Primary school teacher',
    image: schoolTeacher,
  },
  {
    quote: 'I sorted flowers first. Now I lift the sheets, and I teach the ones who come after me.',
    author: 'Papermaker',
    image: papermaker,
  },
  {
    quote: 'The wedding cards arrived in paper, tied with thread. My mother kept the wrapping.',
    author: 'Bride',
    image: bride,
  },
] as const;

export interface SustainabilityTestimonial {
  id: number;
  quote: string;
  author: string;
  image: string;
  rating: number;
}

export const sustainabilityTestimonials: [SustainabilityTestimonial, ...SustainabilityTestimonial[]] = [
  {
    id: 1,
    quote:
      'We replaced the paper of one whole department and expected complaints. What came instead was a queue of people asking where the notebooks were from.',
    author: 'Procurement lead',
    image: procurementLead,
    rating: 5,
  },
  {
    id: 2,
    quote: 'The temple committee used to pay to have the flowers carried off. Now they leave as paper.',
    author: 'Temple volunteer',
    image: templeVolunteer,
    rating: 5,
  },
  {
    id: 3,
    quote:
      'I grade paper for a living. Even thickness is easy by machine; this is even by hand, and the fibres still run in every direction, as they should.',
    author: 'Paper conservator',
    image: conservator,
    rating: 4,
  },
  {
    id: 4,
    quote: 'I used to earn by the kilo. Now I earn by the month, and I know what I am making.',
    author: 'Papermaker',
    image: sheetLifter,
    rating: 5,
  },
  {
    id: 5,
    quote:
      'My students weighed the waste of the canteen for a week, then made eleven sheets of it. The argument about recycling was over after that.',
    author: 'Science teacher',
    image: scienceTeacher,
    rating: 4,
  },
  {
    id: 6,
    quote: 'Printed our annual report on it. The report was about forests, so there was no other choice.',
    author: 'Programme manager',
    image: programmeManager,
    rating: 5,
  },
];

export const chitrayanTestimonials = [
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
