import { PageHead } from '@kaagazz/contract';
import { Button, ButtonLink, Cluster, EmptyState, Icon, PageLayout } from '@kaagazz/design-system';
import { useLocation } from 'react-router-dom';

export interface SectionUnavailableProps {
  /** default: loads the page anew */
  onRetry?: (() => void) | undefined;
}

/** Stands where a section could not be loaded or failed; header, footer and all other sections go on. */
export function SectionUnavailable({ onRetry = () => location.reload() }: SectionUnavailableProps) {
  const { pathname } = useLocation();

  return (
    <PageLayout>
      <PageHead
        title="Back in a moment"
        description="This part of the shop is resting for a moment."
        canonical={pathname}
        status={503}
        noIndex
      />
      <div role="alert">
        <EmptyState
          headingLevel={1}
          title="This part of the shop is resting"
          picture={<Icon name="leaf" size={56} />}
          action={
            <Cluster justify="center">
              <Button onClick={onRetry}>Try again</Button>
              <ButtonLink to="/" variant="secondary">
                Return to Home
              </ButtonLink>
            </Cluster>
          }
        >
          We could not open it just now. Your cart is safe, and the rest of the shop is open.
        </EmptyState>
      </div>
    </PageLayout>
  );
}
