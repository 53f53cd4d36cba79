import type { ServiceListing } from './service-listing.ts';

/** Ten at least (E28): a run of fewer sheets costs more to set up than to print. */
const MINIMUM = 'From 10 cards';

/** The four kinds of invitation. Each has three designs to choose from (specification §2). */
export const INVITATION_SERVICES: readonly ServiceListing[] = [
  {
    id: 'marriage',
    name: 'Marriage',
    subject: 'Marriage invitations',
    summary: 'The first thing your guests will hold of that day: names, date and venue inside a painted border.',
    audience: 'Couples and both their families',
    options: [
      { label: 'Designs', values: 'three to choose from' },
      { label: 'Yours to fill in', values: 'names, date, time, venue, RSVP, a few words of your own' },
    ],
    minimum: MINIMUM,
  },
  {
    id: 'babyshower',
    name: 'Baby shower',
    subject: 'Baby shower invitations',
    summary: 'Soft colours and small leaves for the godh bharai, on a sheet with petals in it.',
    audience: 'Parents-to-be and whoever hosts for them',
    options: [
      { label: 'Designs', values: 'three to choose from' },
      { label: 'Yours to fill in', values: 'parents’ names, date, venue, theme colours, hosts' },
    ],
    minimum: MINIMUM,
  },
  {
    id: 'birthday',
    name: 'Birthday',
    subject: 'Birthday invitations',
    summary: 'For the first birthday and for the seventieth. Children like to find the seeds in the paper.',
    audience: 'Families, friends, schools',
    options: [
      { label: 'Designs', values: 'three to choose from' },
      { label: 'Yours to fill in', values: 'name, age if you like, date, venue, theme colours' },
    ],
    minimum: MINIMUM,
  },
  {
    id: 'anniversary',
    name: 'Anniversary',
    subject: 'Anniversary invitations',
    summary: 'A card worth keeping next to the wedding album, for one year or for fifty.',
    audience: 'Couples, and children who plan it for them',
    options: [
      { label: 'Designs', values: 'three to choose from' },
      { label: 'Yours to fill in', values: 'names, year, date, time, venue, RSVP' },
    ],
    minimum: MINIMUM,
  },
];
