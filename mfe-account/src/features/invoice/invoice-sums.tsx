import type { Invoice } from '@kaagazz/api-schema';
import { formatRupees } from '@kaagazz/domain';

import { Sums } from './invoice.styles.ts';

/** Taxable value, each tax, and the total that they add up to. */
export function InvoiceSums({ invoice: { taxes, taxableAmount, totalAmount, seller } }: { invoice: Invoice }) {
  return (
    <Sums>
      {seller.gstin !== null && (
        <div>
          <dt>Taxable value</dt>
          <dd>{formatRupees(taxableAmount)}</dd>
        </div>
      )}
      {taxes.map(({ name, percent, taxableAmount: of, amount }) => (
        <div key={`${name} ${percent}`}>
          <dt>
            {name} {percent} % of {formatRupees(of)}
          </dt>
          <dd>{formatRupees(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>Total</dt>
        <dd>{formatRupees(totalAmount)}</dd>
      </div>
    </Sums>
  );
}
