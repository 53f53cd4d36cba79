import { StartingPriceInList } from '../starting-price/index.ts';
import type { ServiceListing } from './service-listing.ts';
import { Facts } from './services.styles.ts';

/** Who a service is for, what can be chosen, how few can be ordered, and where its prices begin. */
export function ServiceFacts({ offer: { id, audience, options, minimum } }: { offer: ServiceListing }) {
  return (
    <Facts>
      <div>
        <dt>For</dt>
        <dd>{audience}</dd>
      </div>
      {options.map(({ label, values }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{values}</dd>
        </div>
      ))}
      <div>
        <dt>Quantity</dt>
        <dd>{minimum}</dd>
      </div>
      <div>
        <dt>Price</dt>
        <dd>
          <StartingPriceInList service={id} />
        </dd>
      </div>
    </Facts>
  );
}
