import { Button, Cluster, FormMessage, Sheet, Stack, Text } from '@kaagazz/design-system';

import type { Invitation } from './replies.api.ts';
import { CopyButton } from '../../copy-button.tsx';
import { Facts } from './replies.styles.ts';

interface SentReplyProps {
  link: string;
  invitation: Invitation;
  reply: NonNullable<Invitation['reply']>;
  onChange: () => void;
}

/** The guest's saved reply. */
export function SentReply({ link, invitation: { functions }, reply, onChange }: SentReplyProps) {
  return (
    <Sheet>
      <Stack gap={5}>
        <FormMessage tone="success">The hosts have your reply.</FormMessage>
        <Facts>
          <dt>Names</dt>
          <dd>{reply.names}</dd>
          {functions.map(({ id, name }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{guestsInWords(reply.guests[id])}</dd>
            </div>
          ))}
          {reply.note !== '' && (
            <>
              <dt>Note</dt>
              <dd>{reply.note}</dd>
            </>
          )}
        </Facts>
        <Cluster gap={4}>
          <Button variant="secondary" onClick={onChange}>
            Change your reply
          </Button>
          <CopyButton text={() => new URL(link, window.location.href).href}>Copy the link to your reply</CopyButton>
        </Cluster>
        <Text tone="soft" size="sm">
          Keep the link to change your reply later. Don’t pass it on, because anyone with the link can change your
          reply.
        </Text>
      </Stack>
    </Sheet>
  );
}

function guestsInWords(number: number | undefined): string {
  if (number === undefined) return 'No reply';
  if (number === 0) return 'Not coming';
  return number === 1 ? '1 guest' : `${number} guests`;
}
