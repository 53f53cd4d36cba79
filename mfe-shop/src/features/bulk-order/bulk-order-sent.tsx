import { Button, ButtonLink, Cluster, FormMessage, Stack, Text } from '@kaagazz/design-system';
import { useEffect, useRef } from 'react';

import { productsPath } from '../../paths.ts';

const SENT = '✅ Bulk order request sent successfully.';

/** Replaces the form, so that nobody sends the request twice by accident. */
export function BulkOrderSent({ onAnother }: { onAnother: () => void }) {
  const place = useRef<HTMLDivElement>(null);

  // The pressed button is gone, so move the focus here.
  useEffect(() => place.current?.focus(), []);

  return (
    <Stack gap={5} ref={place} tabIndex={-1}>
      <FormMessage tone="success">{SENT}</FormMessage>
      <Text>
        A person reads it, and calls or writes back with a price and a date. A mail that it has arrived is on its way to
        you.
      </Text>
      <Cluster gap={4}>
        <ButtonLink to={productsPath()}>Continue shopping</ButtonLink>
        <Button variant="secondary" onClick={onAnother}>
          Send another request
        </Button>
      </Cluster>
    </Stack>
  );
}
