import { ButtonLink } from '@kaagazz/design-system';

import type { PrintOffer } from './print-offer.ts';

/** The way to a service's own page. */
export function ServiceAction({ offer: { id, subject } }: { offer: PrintOffer }) {
  return (
    <ButtonLink to={`/${id}`} variant="secondary">
      Order {subject.toLowerCase()}
    </ButtonLink>
  );
}
