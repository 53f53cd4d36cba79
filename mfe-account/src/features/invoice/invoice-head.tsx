import { PageHead } from '@kaagazz/contract';
import { VisuallyHidden } from '@kaagazz/design-system';

import { invoicePath } from '../../paths.ts';

/** Browsers use the page title as the file name of a PDF. */
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
