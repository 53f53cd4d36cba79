import { PageHead } from '@kaagazz/contract';
import { VisuallyHidden } from '@kaagazz/design-system';

import { invoicePath } from '../../paths.ts';

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
