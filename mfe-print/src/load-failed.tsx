import { Button, FormMessage } from '@kaagazz/design-system';

interface LoadFailedProps {
  /** The part of the page whose code failed to load, for example `The form`. */
  what: string;
  onRetry: () => void;
}

/** Says that a part of the page could not be loaded, and lets the shopper try again. */
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
