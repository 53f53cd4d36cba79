import type { Invoice } from '@kaagazz/api-schema';
import { Button, ButtonLink, Cluster, EmptyState, ErrorState, Stack } from '@kaagazz/design-system';
import type { ReactNode } from 'react';

import { isMissing } from '../../api.ts';
import { paths } from '../../paths.ts';
import { useInvoiceQuery } from './invoice.api.ts';
import { InvoiceHead } from './invoice-head.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { InvoiceWaiting } from './invoice-waiting.tsx';
import { PrintSheet, ScreenOnly } from './print.styles.ts';

interface InvoiceOfOrderProps {
  orderNumber: string;
  shopperId: string;
  /** shown when the server does not know the shopper any more */
  signIn: ReactNode;
}

/** The invoice of one order of the shopper's own, to read and to print. */
export function InvoiceOfOrder({ orderNumber, shopperId, signIn }: InvoiceOfOrderProps) {
  const {
    currentData: invoice,
    error,
    isFetching,
    refetch,
  } = useInvoiceQuery({ shopperId, orderNumber }, { refetchOnMountOrArgChange: true });

  const signedOut = error && 'status' in error && error.status === 401;

  return (
    <>
      <InvoiceHead orderNumber={orderNumber} {...(invoice && { number: invoice.number })} />
      {signedOut && signIn}
      {error && !signedOut && (isMissing(error) ? <UnknownOrder /> : <Failed busy={isFetching} onRetry={refetch} />)}
      {!error && (invoice ? <Printable invoice={invoice} /> : <InvoiceWaiting />)}
    </>
  );
}

function Printable({ invoice }: { invoice: Invoice }) {
  return (
    <Stack gap={6}>
      <PrintSheet />
      <ScreenOnly>
        <Cluster gap={4}>
          <Button onClick={() => window.print()}>Print</Button>
          <ButtonLink to={paths.myOrders} variant="secondary">
            Back to my orders
          </ButtonLink>
        </Cluster>
      </ScreenOnly>
      <InvoiceSheet invoice={invoice} />
    </Stack>
  );
}

function Failed({ busy, onRetry }: { busy: boolean; onRetry: () => unknown }) {
  return <ErrorState title="Failed to fetch the invoice" busy={busy} onRetry={() => void onRetry()} />;
}

function UnknownOrder() {
  return (
    <EmptyState
      title="There is no such order in your account"
      action={<ButtonLink to={paths.myOrders}>Back to my orders</ButtonLink>}
    >
      An invoice can be seen with the account that the order was placed with.
    </EmptyState>
  );
}
