import { useAuth } from '@kaagazz/contract';
import { useParams } from 'react-router-dom';

import { InvoiceHead, InvoiceLoading, InvoiceOfOrder, PrintPage } from '../features/invoice/index.ts';
import { OrdersSignInPrompt } from '../features/orders/index.ts';

export function InvoicePage() {
  const { orderNumber = '' } = useParams();
  const { status, user } = useAuth();
  return (
    <PrintPage>
      {user ? (
        <InvoiceOfOrder orderNumber={orderNumber} userId={user._id} signIn={<OrdersSignInPrompt sessionEnded />} />
      ) : (
        <>
          <InvoiceHead orderNumber={orderNumber} />
          {status === 'loading' ? <InvoiceLoading /> : <OrdersSignInPrompt />}
        </>
      )}
    </PrintPage>
  );
}
