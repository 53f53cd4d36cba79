import { DESIGNS } from '@kaagazz/print-design';
import type { DesignFacts } from '@kaagazz/print-design';

import type { InvitationKind } from '../../paths.ts';

/** What pages say of an occasion. */
export interface Occasion {
  kind: InvitationKind;
  /** headline of the list, and what a search engine shows */
  title: string;
  /** in running text: `baby shower` */
  name: string;
  introduction: string;
}

export const OCCASIONS: Readonly<Record<InvitationKind, Occasion>> = {
  marriage: {
    kind: 'marriage',
    title: 'Marriage invitations',
    name: 'marriage',
    introduction:
      'The first thing your guests will hold of that day. Three designs, each with a hand of its own; your names, in English or in Devanagari, find their place in all of them.',
  },
  babyshower: {
    kind: 'babyshower',
    title: 'Baby shower invitations',
    name: 'baby shower',
    introduction:
      'For the godh bharai, or whatever your family calls it. Choose a mood; where the design can, it takes up your colours.',
  },
  birthday: {
    kind: 'birthday',
    title: 'Birthday invitations',
    name: 'birthday',
    introduction: 'For the first candle and for the seventieth. With the age on the card, or discreetly without.',
  },
  anniversary: {
    kind: 'anniversary',
    title: 'Anniversary invitations',
    name: 'anniversary',
    introduction: 'A card worth keeping next to the wedding album, for one year or for fifty.',
  },
};

/** The designs of an occasion, in the order of its list. */
export function designsOf(kind: InvitationKind): readonly DesignFacts[] {
  return DESIGNS.filter(({ service }) => service === kind);
}
