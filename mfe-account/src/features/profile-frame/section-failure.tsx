import { Button, Cluster, FormMessage } from '@kaagazz/design-system';

interface SectionFailureProps {
  /** what could not be fetched */
  children: string;
  busy: boolean;
  onRetry: () => void;
}

/** A section whose data did not come: the rest of the page goes on without it. */
export function SectionFailure({ children, busy, onRetry }: SectionFailureProps) {
  return (
    <Cluster>
      <FormMessage tone="error">{children}</FormMessage>
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        Try Again
      </Button>
    </Cluster>
  );
}
