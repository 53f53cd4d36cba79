import { PriceAmongAll } from '../price-from/index.ts';
import type { PrintOffer } from './print-offer.ts';
import { Facts } from './services.styles.ts';

/** Who a service is for, what can be chosen, how few can be ordered, and where its prices begin. */
export function ServiceFacts({ offer: { id, audience, options, minimum } }: { offer: PrintOffer }) {
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
          <PriceAmongAll service={id} />
        </dd>
      </div>
    </Facts>
  );
}
