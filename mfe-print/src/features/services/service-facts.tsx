import { Facts } from './services.styles.ts';
import type { PrintService } from './print-service.ts';

/** Who a service is for, what can be chosen and how few can be ordered. */
export function ServiceFacts({ service }: { service: PrintService }) {
  return (
    <Facts>
      <div>
        <dt>For</dt>
        <dd>{service.audience}</dd>
      </div>
      {service.options.map(({ label, values }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{values}</dd>
        </div>
      ))}
      <div>
        <dt>Quantity</dt>
        <dd>{service.minimum}</dd>
      </div>
    </Facts>
  );
}
