import { PageHead } from '@kaagazz/contract';

import { invoicePath } from '../../paths.ts';

/** The title contains the invoice number, because browsers name a saved PDF after the title. */
export function InvoiceHead({ orderNumber, number }: { orderNumber: string; number?: string }) {
  return (
    <PageHead
      title={number ? `Invoice ${number}` : 'Invoice'}
      description="The invoice for your Kaagazz order."
      canonical={invoicePath(orderNumber)}
      noIndex
    />
  );
}
