import { problemOf } from '@kaagazz/contract';
import { ButtonLink, EmptyState, ErrorState, Heading, Sheet, Spinner, Stack, Text } from '@kaagazz/design-system';
import { dayInWords } from '@kaagazz/domain';
import { countReplies } from '@kaagazz/domain/print';
import type { ReactNode } from 'react';

import { externalPaths } from '../../paths.ts';
import { GuestList } from './guest-list.tsx';
import { useHostRepliesQuery } from './replies.api.ts';
import type { HostReplies as Replies } from './replies.api.ts';
import { Counts } from './replies.styles.ts';
import { ReplySettings } from './reply-settings.tsx';
import { ShareInvitation } from './share-invitation.tsx';

interface HostRepliesProps {
  id: string;
  userId: string;
  signIn: ReactNode;
}

export function HostReplies({ id, userId, signIn }: HostRepliesProps) {
  const {
    currentData: replies,
    error,
    isFetching,
    refetch,
  } = useHostRepliesQuery({ id, userId }, { refetchOnMountOrArgChange: true });

  if (error && !isFetching) {
    const { status, message } = problemOf(error);
    if (status === 401) return signIn;
    if (status === 404) {
      return (
        <EmptyState title="No replies here" action={<ButtonLink to={externalPaths.orders}>My Orders</ButtonLink>}>
          {message}
        </EmptyState>
      );
    }
    return (
      <ErrorState title="We couldn’t load the replies." onRetry={() => void refetch()}>
        {message}
      </ErrorState>
    );
  }
  if (!replies) return <Spinner label="Loading the replies" />;

  const settings = (
    <ReplySettings key={JSON.stringify(replies.functions)} id={id} replies={replies} onSaved={refetch} />
  );
  return (
    <Stack gap={8}>
      <Heading level={2} size="lg">
        {replies.title}
      </Heading>
      {replies.isDeleted ? (
        <>
          <Text>The event is over, and we have deleted your guests’ replies.</Text>
          <Text>If your event was postponed, change its date below. Your guests can then send new replies.</Text>
          {settings}
        </>
      ) : (
        <>
          <Totals replies={replies} />
          <ShareInvitation replies={replies} />
          <GuestList id={id} replies={replies} onDeleted={refetch} />
          {settings}
          <Text tone="soft" size="sm">
            We delete the replies after {dayInWords(replies.keptUntil)}. Download the list if you need it for longer.
          </Text>
        </>
      )}
    </Stack>
  );
}

function Totals({ replies: { functions, list, closesOn, isOpen } }: { replies: Replies }) {
  const counts = countReplies(functions, list);
  return (
    <Sheet>
      <Stack gap={5}>
        <Counts aria-label="Guests by event">
          {functions.map(({ id, name, day }) => (
            <li key={id}>
              <Text tone="soft" size="sm">
                {name}, {dayInWords(day)}
              </Text>
              <strong>{counts[id]?.guests ?? 0} coming</strong>
              <Text size="sm">
                {counts[id]?.coming ?? 0} accepted, {counts[id]?.declined ?? 0} declined
              </Text>
            </li>
          ))}
        </Counts>
        <Text>
          {isOpen ? `Guests can reply until ${dayInWords(closesOn)}.` : `Replies closed on ${dayInWords(closesOn)}.`}
        </Text>
      </Stack>
    </Sheet>
  );
}
