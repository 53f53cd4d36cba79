import { useAuth } from '@kaagazz/contract';
import { useParams } from 'react-router-dom';

import { InvoiceHead, InvoiceOfOrder, InvoiceWaiting, PrintedPage } from '../features/invoice/index.ts';
import { OrdersSignInPrompt } from '../features/orders/index.ts';

/** /my-orders/{orderNumber}/invoice: the invoice of one of the shopper's own orders, to print. */
export function InvoicePage() {
  const { orderNumber = '' } = useParams();
  return (
    <PrintedPage>
      <InvoiceOfVisitor orderNumber={orderNumber} />
    </PrintedPage>
  );
}

function InvoiceOfVisitor({ orderNumber }: { orderNumber: string }) {
  const { status, user } = useAuth();
  if (user) {
    return (
      <InvoiceOfOrder orderNumber={orderNumber} shopperId={user._id} signIn={<OrdersSignInPrompt sessionEnded />} />
    );
  }
  return (
    <>
      <InvoiceHead orderNumber={orderNumber} />
      {status === 'loading' ? <InvoiceWaiting /> : <OrdersSignInPrompt />}
    </>
  );
}
