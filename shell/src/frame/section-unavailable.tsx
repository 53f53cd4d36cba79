import { PageHead, useHydrated } from '@kaagazz/contract';
import { Button, ButtonLink, Cluster, EmptyState, Icon, PageLayout } from '@kaagazz/design-system';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface SectionUnavailableProps {
  onRetry?: (() => void) | undefined;
}

export function SectionUnavailable({ onRetry = () => location.reload() }: SectionUnavailableProps) {
  const { pathname } = useLocation();
  const offline = useHydrated() && !navigator.onLine;
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <PageLayout>
      <PageHead
        title="Back in a moment"
        description="This page is not available right now."
        canonical={pathname}
        status={503}
        noIndex
      />
      <div role="alert">
        <EmptyState
          headingLevel={1}
          title="This page is not available right now"
          picture={<Icon name="leaf" size={56} />}
          action={
            <Cluster justify="center">
              <Button onClick={() => navigator.onLine && onRetry()}>Try again</Button>
              <ButtonLink to="/" variant="secondary">
                Return to Home
              </ButtonLink>
            </Cluster>
          }
        >
          {offline
            ? 'You are offline. Your cart is safe, and this page will open when you are back online.'
            : 'We couldn’t open this page. Your cart is safe, and you can use the rest of the shop.'}
        </EmptyState>
      </div>
    </PageLayout>
  );
}
