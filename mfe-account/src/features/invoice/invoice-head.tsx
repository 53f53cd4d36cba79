import { PageHead } from '@kaagazz/contract';

import { invoicePath } from '../../paths.ts';

/** What the browser's tab says: the invoice's number, once it is known. A printer's file gets it for a name. */
export function InvoiceHead({ orderNumber, number }: { orderNumber: string; number?: string }) {
  return (
    <PageHead
      title={number ? `Invoice ${number}` : 'Invoice'}
      description="The invoice of your order at Kaagazz."
      canonical={invoicePath(orderNumber)}
      noIndex
    />
  );
}
