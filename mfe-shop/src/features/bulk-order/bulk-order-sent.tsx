import { Button, ButtonLink, Cluster, FormMessage, Stack, Text } from '@kaagazz/design-system';
import { useEffect, useRef } from 'react';

import { productsPath } from '../../paths.ts';

const SENT = '✅ Bulk order request sent successfully.';

export function BulkOrderSent({ onAnother }: { onAnother: () => void }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => root.current?.focus(), []);

  return (
    <Stack gap={5} ref={root} tabIndex={-1}>
      <FormMessage tone="success">{SENT}</FormMessage>
      <Text>We’ll call or email you with a price and a delivery date. A confirmation email is on its way.</Text>
      <Cluster gap={4}>
        <ButtonLink to={productsPath()}>Continue shopping</ButtonLink>
        <Button variant="secondary" onClick={onAnother}>
          Send another request
        </Button>
      </Cluster>
    </Stack>
  );
}
