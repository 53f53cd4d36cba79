import { PageHead, problemOf } from '@kaagazz/contract';
import { EmptyState, ErrorState, PageLayout, Spinner, Stack } from '@kaagazz/design-system';
import { useParams } from 'react-router-dom';

import { usePaymentLinkQuery } from '../features/checkout/link/pay-link.api.ts';
import { PayLink } from '../features/checkout/link/pay-link.tsx';
import { paths } from '../paths.ts';

/** 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

export function PayLinkPage() {
  const { token = '' } = useParams();
  const isComplete = TOKEN.test(token);
  const { data: link, error, refetch } = usePaymentLinkQuery(token, { skip: !isComplete });
  const isUnknown = !isComplete || (error !== undefined && problemOf(error).status === 404);
  return (
    <PageLayout>
      <PageHead title="Pay for your order" description="Payment." canonical={paths.order} noIndex />
      <Stack gap={8}>
        {link && <PayLink token={token} link={link} />}
        {!link && isUnknown && (
          <EmptyState title="This payment link does not exist">
            Please open the link exactly as it appears in our email or message.
          </EmptyState>
        )}
        {!link && error && !isUnknown && (
          <ErrorState title="We couldn’t load your order." onRetry={() => void refetch()} />
        )}
        {!link && !error && !isUnknown && <Spinner label="Loading your order" />}
      </Stack>
    </PageLayout>
  );
}
