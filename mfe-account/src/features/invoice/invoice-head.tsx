import { PageHead } from '@kaagazz/contract';

import { invoicePath } from '../../paths.ts';

/**
 * Sets the page title. It contains the invoice number, because browsers use the title as the file
 * name when saving a PDF.
 */
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
