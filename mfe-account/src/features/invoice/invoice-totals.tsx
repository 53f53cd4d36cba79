import type { Invoice } from '@kaagazz/api-schema';
import { formatRupees } from '@kaagazz/domain';

import { Totals } from './invoice.styles.ts';

export function InvoiceTotals({ invoice: { taxes, taxableAmount, totalAmount, seller } }: { invoice: Invoice }) {
  return (
    <Totals>
      {seller.gstin !== null && (
        <div>
          <dt>Taxable value</dt>
          <dd>{formatRupees(taxableAmount)}</dd>
        </div>
      )}
      {taxes.map(({ name, percent, taxableAmount: base, amount }) => (
        <div key={`${name} ${percent}`}>
          <dt>
            {name} {percent} % of {formatRupees(base)}
          </dt>
          <dd>{formatRupees(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>Total</dt>
        <dd>{formatRupees(totalAmount)}</dd>
      </div>
    </Totals>
  );
}
