import { PageHead, problemOf } from '@kaagazz/contract';
import { EmptyState, ErrorState, PageLayout, Spinner, Stack } from '@kaagazz/design-system';
import { useParams } from 'react-router-dom';

import { usePaymentLinkQuery } from '../features/checkout/link/pay-link.api.ts';
import { PayLink } from '../features/checkout/link/pay-link.tsx';
import { paths } from '../paths.ts';

/** Page that opens from a payment link. No account is needed. */
export function PayLinkPage() {
  const { token = '' } = useParams();
  const { data: link, error, refetch } = usePaymentLinkQuery(token);
  return (
    <PageLayout>
      <PageHead title="Pay for your order" description="Payment." canonical={paths.order} noIndex />
      <Stack gap={8}>
        {link && <PayLink token={token} link={link} />}
        {!link && error && problemOf(error).status === 404 && (
          <EmptyState title="This payment link does not exist">
            Please open it exactly as it is in our email or message.
          </EmptyState>
        )}
        {!link && error && problemOf(error).status !== 404 && (
          <ErrorState title="We couldn’t load your order." onRetry={() => void refetch()} />
        )}
        {!link && !error && <Spinner label="Loading your order" />}
      </Stack>
    </PageLayout>
  );
}
