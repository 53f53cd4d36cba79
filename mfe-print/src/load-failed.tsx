import { Button, FormMessage } from '@kaagazz/design-system';

interface LoadFailedProps {
  what: string;
  onRetry: () => void;
}

export function LoadFailed({ what, onRetry }: LoadFailedProps) {
  return (
    <>
      <FormMessage tone="error">{`${what} could not be loaded. Please check your connection.`}</FormMessage>
      <div>
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </>
  );
}
