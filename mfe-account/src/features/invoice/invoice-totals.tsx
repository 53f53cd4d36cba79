import type { Invoice } from '@kaagazz/api-schema';
import { formatRupees } from '@kaagazz/domain';

import { Totals } from './invoice.styles.ts';

export function InvoiceTotals({ invoice }: { invoice: Invoice }) {
  const { taxes, taxableAmount, totalAmount, discount, seller } = invoice;
  return (
    <Totals>
      {discount && (
        <div>
          <dt>Discount {discount.code}, included in the prices</dt>
          <dd>{formatRupees(discount.amount)}</dd>
        </div>
      )}
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
