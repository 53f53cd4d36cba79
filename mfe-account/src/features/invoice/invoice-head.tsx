import { PageHead } from '@kaagazz/contract';
import { VisuallyHidden } from '@kaagazz/design-system';

import { invoicePath } from '../../paths.ts';

/**
 * Sets the page title, which browsers use as the file name of a PDF. Adds a hidden heading while no
 * invoice is shown, because every page needs a heading.
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
