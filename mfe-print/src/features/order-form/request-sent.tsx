import { Button, ButtonLink, Cluster, FormMessage, Stack, Text } from '@kaagazz/design-system';
import { useEffect, useRef } from 'react';

import { paths } from '../../paths.ts';

/** The question has arrived at the office: what happens next. In the form's place, so that nobody sends it twice by accident. */
export function RequestSent({ onAnother }: { onAnother: () => void }) {
  const place = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone with the form.
  useEffect(() => place.current?.focus(), []);

  return (
    <Stack gap={5} ref={place} tabIndex={-1}>
      <FormMessage tone="success">We have got your request.</FormMessage>
      <Text>
        A person reads it and answers by mail with a price and a date, mostly within two working days. Nothing is
        ordered and nothing is paid until you say yes. A copy is on its way to your mailbox.
      </Text>
      <Cluster gap={4}>
        <ButtonLink to={paths.hub}>See what else we print</ButtonLink>
        <Button variant="secondary" onClick={onAnother}>
          Ask for another
        </Button>
      </Cluster>
    </Stack>
  );
}
