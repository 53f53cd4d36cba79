import employment from '../../illustrations/seal-inclusive-employment.svg';
import forest from '../../illustrations/seal-no-deforestation.svg';
import opportunities from '../../illustrations/seal-inclusive-opportunities.svg';
import sanitation from '../../illustrations/seal-sanitation.svg';

export const activities = [
  {
    title: 'Inclusive opportunities for disabled people',
    story:
      'Sorting, stitching and finishing are set up around the person: seated benches, tactile guides, signed instructions. The work fits the hands, not the other way round.',
    picture: opportunities,
  },
  {
    title: 'Sanitation',
    story:
      'What we collect does not rot in a drain or smoulder at the corner. Clean streets begin with somebody wanting what lies on them.',
    picture: sanitation,
  },
  {
    title: 'No deforestation',
    story:
      'Flowers, rags, stems and husks make every sheet we sell. The forest is not a supplier of ours, and never will be.',
    picture: forest,
  },
  {
    title: 'Inclusive employment',
    story:
      'Steady, fairly paid jobs for people from marginalised communities: learnt at the vat, kept for life, and open to whoever wants to learn.',
    picture: employment,
  },
];
