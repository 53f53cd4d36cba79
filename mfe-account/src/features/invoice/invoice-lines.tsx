import type { Invoice } from '@kaagazz/api-schema';
import { formatRupees } from '@kaagazz/domain';

import { Lines } from './invoice.styles.ts';

/**
 * Omits the HSN column if no line has an HSN code, and the tax columns if the seller has no GSTIN.
 */
export function InvoiceLines({ invoice: { lines, seller } }: { invoice: Invoice }) {
  const withHsn = lines.some(({ hsn }) => hsn !== null);
  const withTax = seller.gstin !== null;
  return (
    <Lines>
      <thead>
        <tr>
          <th scope="col">Description</th>
          {withHsn && <th scope="col">HSN</th>}
          <th scope="col">Qty</th>
          <th scope="col">Price</th>
          {withTax && <th scope="col">Taxable</th>}
          {withTax && <th scope="col">Tax</th>}
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ title, hsn, quantity, price, amount, taxableAmount, taxPercent }, index) => (
          <tr key={index}>
            <th scope="row">{title}</th>
            {withHsn && <td data-label="HSN">{hsn}</td>}
            <td data-label="Qty">{quantity}</td>
            <td data-label="Price">{formatRupees(price)}</td>
            {withTax && <td data-label="Taxable">{formatRupees(taxableAmount)}</td>}
            {withTax && <td data-label="Tax">{taxPercent} %</td>}
            <td data-label="Amount">{formatRupees(amount)}</td>
          </tr>
        ))}
      </tbody>
    </Lines>
  );
}
