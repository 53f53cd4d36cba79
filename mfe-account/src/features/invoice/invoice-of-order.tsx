import type { Invoice } from '@kaagazz/api-schema';
import { Button, ButtonLink, Cluster, EmptyState, ErrorState, Stack } from '@kaagazz/design-system';
import type { ReactNode } from 'react';

import { isMissing } from '../../api.ts';
import { paths } from '../../paths.ts';
import { InvoiceHead } from './invoice-head.tsx';
import { InvoiceLoading } from './invoice-loading.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { useInvoiceQuery } from './invoice.api.ts';
import { PrintStyles, ScreenOnly } from './print.styles.ts';

const POLL_MS = 3_000;

interface InvoiceOfOrderProps {
  orderNumber: string;
  userId: string;
  signIn: ReactNode;
}

export function InvoiceOfOrder({ orderNumber, userId, signIn }: InvoiceOfOrderProps) {
  const query = { userId, orderNumber };
  const { currentData, error, isFetching, refetch } = useInvoiceQuery(query, { refetchOnMountOrArgChange: true });
  const invoice = currentData?.invoice;
  const creditNoteFollows = currentData?.creditNoteFollows ?? false;
  const isComplete = !currentData || (invoice !== null && !creditNoteFollows);
  useInvoiceQuery(query, { skip: isComplete, pollingInterval: POLL_MS });

  const isSignedOut = error && 'status' in error && error.status === 401;

  return (
    <>
      <InvoiceHead orderNumber={orderNumber} {...(invoice && { number: invoice.number })} />
      {isSignedOut && signIn}
      {error &&
        !isSignedOut &&
        (isMissing(error) ? (
          <UnknownOrder />
        ) : (
          <ErrorState title="Failed to fetch the invoice" busy={isFetching} onRetry={() => void refetch()} />
        ))}
      {!error && invoice && <PrintableInvoice invoice={invoice} creditNoteFollows={creditNoteFollows} />}
      {!error && invoice === null && <NoInvoiceYet />}
      {!error && invoice === undefined && <InvoiceLoading />}
    </>
  );
}

function NoInvoiceYet() {
  return (
    <EmptyState
      title="Your invoice has no number yet"
      action={<ButtonLink to={paths.myOrders}>Back to my orders</ButtonLink>}
    >
      <span role="status">
        Your order is paid. The invoice will appear here automatically, usually within a minute.
      </span>
    </EmptyState>
  );
}

function PrintableInvoice({ invoice, creditNoteFollows }: { invoice: Invoice; creditNoteFollows: boolean }) {
  return (
    <Stack gap={6}>
      <PrintStyles />
      <ScreenOnly>
        <Cluster gap={4}>
          <Button onClick={() => window.print()}>Print</Button>
          <ButtonLink to={paths.myOrders} variant="secondary">
            Back to my orders
          </ButtonLink>
        </Cluster>
      </ScreenOnly>
      <InvoiceSheet invoice={invoice} creditNoteFollows={creditNoteFollows} />
    </Stack>
  );
}

function UnknownOrder() {
  return (
    <EmptyState
      title="There is no such order in your account"
      action={<ButtonLink to={paths.myOrders}>Back to my orders</ButtonLink>}
    >
      You can only see the invoices of orders that were placed with this account.
    </EmptyState>
  );
}
