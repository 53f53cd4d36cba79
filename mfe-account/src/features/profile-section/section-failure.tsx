import { Button, Cluster, FormMessage } from '@kaagazz/design-system';

interface SectionFailureProps {
  children: string;
  busy: boolean;
  onRetry: () => void;
}

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
