import { Button, ButtonLink, Cluster, FormMessage, Stack, Text } from '@kaagazz/design-system';
import { useEffect, useRef } from 'react';

import { paths } from '../../paths.ts';

export function RequestSent({ onAnother }: { onAnother: () => void }) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => container.current?.focus(), []);

  return (
    <Stack gap={5} ref={container} tabIndex={-1}>
      <FormMessage tone="success">We have received your request.</FormMessage>
      <Text>
        We will reply by email with a price and a date, usually within two working days. Nothing is ordered and you pay
        nothing until you accept. We have emailed you a copy.
      </Text>
      <Cluster gap={4}>
        <ButtonLink to={paths.hub}>See what else we print</ButtonLink>
        <Button variant="secondary" onClick={onAnother}>
          Ask for another price
        </Button>
      </Cluster>
    </Stack>
  );
}
