import { Way, Ways } from './partner.styles.ts';

const ways = [
  {
    name: 'CSR',
    story: 'Fund a vat, a year of training or a collection route, and see in figures what came of it.',
  },
  {
    name: 'Company Drive',
    story: 'We fetch your old files, cartons and uniforms, and your people lift the first sheets themselves.',
  },
  {
    name: 'Print With Us',
    story: 'Diaries, invitations, certificates and packaging in your numbers, on paper that was never a tree.',
  },
  {
    name: 'Sustainability Collaboration',
    story: 'You have a waste that could be paper, or a place that needs better paper. We try it out together.',
  },
];

export function PartnerWays() {
  return (
    <Ways>
      {ways.map(({ name, story }) => (
        <Way key={name}>
          <dt>{name}</dt>
          <dd>{story}</dd>
        </Way>
      ))}
    </Ways>
  );
}
