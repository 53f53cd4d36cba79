import { DESIGNS } from '@kaagazz/print-design';
import type { DesignFacts } from '@kaagazz/print-design';

import type { InvitationKind } from '../../paths.ts';

export interface Occasion {
  kind: InvitationKind;
  title: string;
  /** As in a sentence, for example `baby shower`. */
  name: string;
  introduction: string;
}

export const OCCASIONS: Readonly<Record<InvitationKind, Occasion>> = {
  marriage: {
    kind: 'marriage',
    title: 'Marriage invitations',
    name: 'marriage',
    introduction:
      'The first thing of your wedding that guests will hold in their hands. Choose one of three designs, with your names in English or in Devanagari.',
  },
  babyshower: {
    kind: 'babyshower',
    title: 'Baby shower invitations',
    name: 'baby shower',
    introduction:
      'For the godh bharai, or whatever your family calls it. Choose a design, and name colours if you like: the design uses them.',
  },
  birthday: {
    kind: 'birthday',
    title: 'Birthday invitations',
    name: 'birthday',
    introduction: 'For the first birthday and for the seventieth. With the age on the card, or without.',
  },
  anniversary: {
    kind: 'anniversary',
    title: 'Anniversary invitations',
    name: 'anniversary',
    introduction: 'A card worth keeping next to the wedding album, for one year or for fifty.',
  },
};

export function designsOf(kind: InvitationKind): readonly DesignFacts[] {
  return DESIGNS.filter(({ service }) => service === kind);
}
