import { INVITATION_KINDS } from '../../paths.ts';
import texts from './invitation-services.json';
import type { ServiceListing } from './service-listing.ts';

export const INVITATION_SERVICES: readonly ServiceListing[] = INVITATION_KINDS.map((id) => {
  const { fields, ...listing } = texts[id];
  return {
    ...listing,
    id,
    orderedItems: `${listing.name.toLowerCase()} invitations`,
    options: [
      { label: 'Designs', values: 'three to choose from' },
      { label: 'Yours to fill in', values: fields },
    ],
    minimum: 'From 10 cards',
  };
});
