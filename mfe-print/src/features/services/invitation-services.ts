import type { PrintServiceId } from '@kaagazz/domain/print';

import type { ServiceListing } from './service-listing.ts';

const invitations = (
  id: PrintServiceId,
  name: string,
  texts: { summary: string; audience: string; fields: string },
): ServiceListing => ({
  id,
  name,
  orderedItems: `${name.toLowerCase()} invitations`,
  summary: texts.summary,
  audience: texts.audience,
  options: [
    { label: 'Designs', values: 'three to choose from' },
    { label: 'Yours to fill in', values: texts.fields },
  ],
  minimum: 'From 10 cards',
});

export const INVITATION_SERVICES: readonly ServiceListing[] = [
  invitations('marriage', 'Marriage', {
    summary:
      'The first thing of your wedding that guests hold in their hands: names, date and venue inside a painted border.',
    audience: 'Couples and both their families',
    fields: 'names, date, time, venue, RSVP, a few words of your own',
  }),
  invitations('babyshower', 'Baby shower', {
    summary: 'Soft colours and small leaves for the godh bharai, on a sheet with petals in it.',
    audience: 'Parents-to-be and whoever hosts for them',
    fields: 'parents’ names, date, venue, theme colours, hosts',
  }),
  invitations('birthday', 'Birthday', {
    summary: 'For the first birthday and for the seventieth. Children like to find the seeds in the paper.',
    audience: 'Families, friends, schools',
    fields: 'name, age if you like, date, venue, theme colours',
  }),
  invitations('anniversary', 'Anniversary', {
    summary: 'A card worth keeping next to the wedding album, for one year or for fifty.',
    audience: 'Couples, and children who plan it for them',
    fields: 'names, year, date, time, venue, RSVP',
  }),
];
