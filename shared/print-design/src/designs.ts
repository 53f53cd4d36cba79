import type { PrintServiceId } from '@kaagazz/domain/print';

import type { Design, DesignCode, DesignFacts } from './design.ts';

export const DESIGNS: readonly DesignFacts[] = [
  {
    service: 'marriage',
    id: '1',
    name: 'Jharokha',
    description: 'A palace window in a carved stone screen, hung with marigolds: maroon and old gold on ivory.',
    width: 148,
    height: 210,
  },
  {
    service: 'marriage',
    id: '2',
    name: 'Kolam',
    description: 'One endless line drawn in rice flour on red earth, with plenty of white space for your words.',
    width: 178,
    height: 127,
  },
  {
    service: 'marriage',
    id: '3',
    name: 'Baraat',
    description: 'The procession is at the door: a parasol with tassels, two drums and a rain of petals on turmeric.',
    width: 127,
    height: 178,
  },
  {
    service: 'suites',
    id: '1',
    name: 'Genda Phool',
    description:
      'Marigolds over the door, in wreaths and in long strings, with a colour of its own for every function.',
    width: 127,
    height: 178,
  },
  {
    service: 'suites',
    id: '2',
    name: 'Makrana',
    description: 'Poppies and lilies inlaid in white marble, below the cusped arch of a Mughal garden pavilion.',
    width: 127,
    height: 178,
  },
  {
    service: 'suites',
    id: '3',
    name: 'Kadali',
    description: 'Banana leaves and a brass lamp, drawn in one thin line, with plenty of white space for your words.',
    width: 127,
    height: 178,
  },
  {
    service: 'babyshower',
    id: '1',
    name: 'Godh Bharai',
    description: 'Mango leaves over the door, banana leaves on both sides and a full pot: a traditional blessing.',
    width: 127,
    height: 178,
  },
  {
    service: 'babyshower',
    id: '2',
    name: 'Chanda Mama',
    description: 'A cradle hung from the moon above the curling clouds of miniature paintings, on midnight blue.',
    width: 140,
    height: 140,
  },
  {
    service: 'babyshower',
    id: '3',
    name: 'Little Elephant',
    description: 'An elephant and her calf on their way home, with plenty of space for your words.',
    width: 178,
    height: 127,
  },
  {
    service: 'birthday',
    id: '1',
    name: 'Patang',
    description: 'Tissue-paper kites over the roofs of an old town, as on the morning of Makar Sankranti.',
    width: 148,
    height: 210,
  },
  {
    service: 'birthday',
    id: '2',
    name: 'Diya Cake',
    description: 'Bunting cut from printed paper, and a cake with oil lamps instead of candles.',
    width: 127,
    height: 178,
  },
  {
    service: 'birthday',
    id: '3',
    name: 'Chhaapa',
    description: 'A border block-printed in indigo and madder, with parrots beside the age: for a big birthday.',
    width: 150,
    height: 150,
  },
  {
    service: 'anniversary',
    id: '1',
    name: 'Jaali',
    description: 'Evening light through a screen of pierced stone: gold on peacock green, rising like a dome.',
    width: 127,
    height: 178,
  },
  {
    service: 'anniversary',
    id: '2',
    name: 'Yugal',
    description: 'Two birds on one branch, hatched line by line like a Mithila painting.',
    width: 178,
    height: 127,
  },
  {
    service: 'anniversary',
    id: '3',
    name: 'Genda',
    description: 'One enormous marigold, ring upon ring of petals, with the number of years at its heart.',
    width: 148,
    height: 210,
  },
  {
    service: 'business-cards',
    id: '1',
    name: 'Patta',
    description: 'A leaf so close that you see its veins, and your name in ink on uncoated paper.',
    width: 90,
    height: 54,
  },
  {
    service: 'certificates',
    id: '1',
    name: 'Praman',
    description: 'A double frame with leaves in its corners, and a number that anyone can verify.',
    width: 210,
    height: 297,
  },
];

const LOADERS: Partial<Record<`${PrintServiceId}-${string}`, () => Promise<{ design: DesignCode }>>> = {
  'marriage-1': () => import(/* webpackChunkName: "design-marriage-1-jharokha" */ './designs/marriage-1-jharokha.ts'),
  'marriage-2': () => import(/* webpackChunkName: "design-marriage-2-kolam" */ './designs/marriage-2-kolam.ts'),
  'marriage-3': () => import(/* webpackChunkName: "design-marriage-3-baraat" */ './designs/marriage-3-baraat.ts'),
  'suites-1': () => import(/* webpackChunkName: "design-suites-1-genda-phool" */ './designs/suites-1-genda-phool.ts'),
  'suites-2': () => import(/* webpackChunkName: "design-suites-2-makrana" */ './designs/suites-2-makrana.ts'),
  'suites-3': () => import(/* webpackChunkName: "design-suites-3-kadali" */ './designs/suites-3-kadali.ts'),
  'babyshower-1': () =>
    import(/* webpackChunkName: "design-babyshower-1-godh-bharai" */ './designs/babyshower-1-godh-bharai.ts'),
  'babyshower-2': () =>
    import(/* webpackChunkName: "design-babyshower-2-chanda-mama" */ './designs/babyshower-2-chanda-mama.ts'),
  'babyshower-3': () =>
    import(/* webpackChunkName: "design-babyshower-3-little-elephant" */ './designs/babyshower-3-little-elephant.ts'),
  'birthday-1': () => import(/* webpackChunkName: "design-birthday-1-patang" */ './designs/birthday-1-patang.ts'),
  'birthday-2': () => import(/* webpackChunkName: "design-birthday-2-diya-cake" */ './designs/birthday-2-diya-cake.ts'),
  'birthday-3': () => import(/* webpackChunkName: "design-birthday-3-chhaapa" */ './designs/birthday-3-chhaapa.ts'),
  'anniversary-1': () =>
    import(/* webpackChunkName: "design-anniversary-1-jaali" */ './designs/anniversary-1-jaali.ts'),
  'anniversary-2': () =>
    import(/* webpackChunkName: "design-anniversary-2-yugal" */ './designs/anniversary-2-yugal.ts'),
  'anniversary-3': () =>
    import(/* webpackChunkName: "design-anniversary-3-genda" */ './designs/anniversary-3-genda.ts'),
  'business-cards-1': () =>
    import(/* webpackChunkName: "design-business-cards-1-patta" */ './designs/business-cards-1-patta.ts'),
  'certificates-1': () =>
    import(/* webpackChunkName: "design-certificates-1-praman" */ './designs/certificates-1-praman.ts'),
};

export async function loadDesign(service: PrintServiceId, id: string): Promise<Design> {
  const facts = DESIGNS.find((design) => design.service === service && design.id === id);
  const load = LOADERS[`${service}-${id}`];
  if (!facts || !load) throw new Error(`no design ${id} of ${service}`);
  return { ...facts, ...(await load()).design };
}
