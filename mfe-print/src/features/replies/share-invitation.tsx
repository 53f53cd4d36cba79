import { Button, Cluster, Heading, Stack, TextField } from '@kaagazz/design-system';
import { dayInWords } from '@kaagazz/domain';

import { CopyButton } from '../../copy-button.tsx';
import type { HostReplies } from './replies.api.ts';

export function ShareInvitation({ replies: { url, closesOn, isOpen } }: { replies: HostReplies }) {
  if (!isOpen) return null;
  const reminder = `Please tell us by ${dayInWords(closesOn)} whether you are coming: ${url}`;
  return (
    <Stack gap={4}>
      <Heading level={3} size="md">
        Remind your guests
      </Heading>
      <TextField
        label="Reminder"
        readOnly
        value={reminder}
        hint="The link and the RSVP code on your card open the same page."
        onFocus={(event) => event.target.select()}
      />
      <Cluster gap={4}>
        <Button
          onClick={() => window.open(`https://wa.me/?text=${encodeURIComponent(reminder)}`, '_blank', 'noopener')}
        >
          Remind on WhatsApp
        </Button>
        <CopyButton text={() => url}>Copy the link</CopyButton>
      </Cluster>
    </Stack>
  );
}
