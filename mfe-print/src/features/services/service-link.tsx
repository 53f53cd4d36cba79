import { ButtonLink } from '@kaagazz/design-system';

import type { ServiceListing } from './service-listing.ts';

/** The way to a service's own page. */
export function ServiceLink({ offer: { id, subject } }: { offer: ServiceListing }) {
  return (
    <ButtonLink to={`/${id}`} variant="secondary">
      Order {subject.toLowerCase()}
    </ButtonLink>
  );
}
