import { problemOf } from '@kaagazz/contract';
import { Button, Cluster, FormMessage, Sheet, Stack, Text } from '@kaagazz/design-system';

import { useCancelAlertMutation, useConfirmAlertMutation } from './stock-alert.api.ts';

/** Asks the visitor to click a button, because mail scanners open links automatically. */
export function AlertLink({ id }: { id: string }) {
  const [confirm, confirmed] = useConfirmAlertMutation();
  const [cancel, cancelled] = useCancelAlertMutation();
  const error = confirmed.error ?? cancelled.error;

  if (cancelled.isSuccess) return <FormMessage tone="success">We have deleted your email address.</FormMessage>;
  if (confirmed.isSuccess) {
    return <FormMessage tone="success">We’ll email you when the product is back in stock.</FormMessage>;
  }
  return (
    <Sheet>
      <Stack gap={4}>
        <Text tone="strong">May we email you when the product is back in stock?</Text>
        {error && <FormMessage tone="error">{problemOf(error).message}</FormMessage>}
        <Cluster gap={3}>
          <Button busy={confirmed.isLoading} disabled={cancelled.isLoading} onClick={() => void confirm(id)}>
            Yes, email me
          </Button>
          <Button
            variant="secondary"
            busy={cancelled.isLoading}
            disabled={confirmed.isLoading}
            onClick={() => void cancel(id)}
          >
            No, delete my address
          </Button>
        </Cluster>
      </Stack>
    </Sheet>
  );
}
