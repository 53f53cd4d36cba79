import { PageHead } from '@kaagazz/contract';
import { VisuallyHidden } from '@kaagazz/design-system';

import { invoicePath } from '../../paths.ts';

/**
 * Sets the page title, which browsers use as the file name when saving a PDF. If no invoice is
 * shown, also adds a hidden heading, because only the invoice has its own heading.
 */
export function InvoiceHead({ orderNumber, number }: { orderNumber: string; number?: string }) {
  return (
    <>
      <PageHead
        title={number ? `Invoice ${number}` : 'Invoice'}
        description="The invoice for your Kaagazz order."
        canonical={invoicePath(orderNumber)}
        noIndex
      />
      {number === undefined && <VisuallyHidden as="h1">Invoice</VisuallyHidden>}
    </>
  );
}
