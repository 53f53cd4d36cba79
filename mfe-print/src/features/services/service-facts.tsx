import { ButtonLink } from '@kaagazz/design-system';

import { StartingPriceInList } from '../starting-price/index.ts';
import type { ServiceListing } from './service-listing.ts';
import { Facts } from './services.styles.ts';

export function ServiceFacts({ listing }: { listing: ServiceListing }) {
  const { id, audience, options, minimum, orderedItems } = listing;
  const facts = [
    { label: 'For', values: audience },
    ...options,
    { label: 'Quantity', values: minimum },
    { label: 'Price', values: <StartingPriceInList service={id} /> },
  ];
  return (
    <>
      <Facts>
        {facts.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{values}</dd>
          </div>
        ))}
      </Facts>
      <div>
        <ButtonLink to={`/${id}`} variant="secondary">
          Order {orderedItems}
        </ButtonLink>
      </div>
    </>
  );
}
