import { problemOf } from '@kaagazz/contract';
import { EmptyState, ErrorState, Heading, Sheet, Spinner, Stack, Text } from '@kaagazz/design-system';
import { dayInWords, timeInWords } from '@kaagazz/domain';
import { repliesKeptUntil, replyDays } from '@kaagazz/domain/print';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { replyPath } from '../../paths.ts';
import { randomId } from '../../random-id.ts';
import { useInvitationQuery } from './replies.api.ts';
import { isReplyToken, replyDraft } from './reply-draft.ts';
import { CalendarLink } from './replies.styles.ts';
import { ReplyForm } from './reply-form.tsx';
import { SentReply } from './sent-reply.tsx';

export function GuestReply({ code }: { code: string }) {
  const navigate = useNavigate();
  // The guest's secret token is in the URL fragment to keep it out of server logs.
  const fragment = useLocation().hash.slice(1);
  const [draft] = useState(() => replyDraft(code).read(null));
  const [newToken] = useState(randomId);
  const known = isReplyToken(fragment) ? fragment : (draft?.token ?? null);
  const token = known ?? newToken;
  const [isEditing, setEditing] = useState(false);
  const {
    currentData: invitation,
    error,
    isFetching,
    refetch,
  } = useInvitationQuery({ code, token: known }, { refetchOnMountOrArgChange: true });

  if (error && !isFetching) {
    return (
      <ErrorState title="We couldn’t load the invitation." onRetry={() => void refetch()}>
        {problemOf(error).message}
      </ErrorState>
    );
  }
  if (invitation === null) {
    return (
      <EmptyState title="This invitation doesn’t accept replies">
        Replies are no longer accepted, or the code is incomplete. Please check the code on your card, or contact the
        hosts.
      </EmptyState>
    );
  }
  if (!invitation) return <Spinner label="Loading the invitation" />;

  const { title, venue, time, functions, closesOn, keptUntil, reply } = invitation;
  const [only] = functions.length === 1 ? functions : [];
  const keptIfSentNow = repliesKeptUntil(replyDays(functions).last);

  async function showSent() {
    replyDraft(code).save(null, { token, values: null });
    if (fragment !== token) await navigate(`${replyPath(code)}#${token}`, { replace: true });
    if (known === token) await refetch();
    setEditing(false);
  }

  return (
    <Stack gap={6}>
      <Sheet folded>
        <Stack gap={2}>
          <Heading level={2} size="lg">
            {title}
          </Heading>
          {only && <Text>{[dayInWords(only.day), timeInWords(time)].filter(Boolean).join(', ')}</Text>}
          <Text>{venue}</Text>
          <Text tone="soft">Please reply by {dayInWords(closesOn)}.</Text>
          <div>
            <CalendarLink href={`/api/replies/${code}/calendar.ics`} download="invitation.ics">
              Add to your calendar
            </CalendarLink>
          </div>
        </Stack>
      </Sheet>
      {reply && !isEditing ? (
        <SentReply
          link={`${replyPath(code)}#${token}`}
          invitation={invitation}
          reply={reply}
          onChange={() => setEditing(true)}
        />
      ) : (
        <ReplyForm code={code} token={token} invitation={invitation} onSent={() => void showSent()} />
      )}
      <Text tone="soft" size="sm">
        Only the hosts see your reply.{' '}
        {reply && isEditing
          ? `If you save changes, we delete it after ${dayInWords(keptIfSentNow)}.`
          : `We delete it after ${dayInWords(keptUntil)}.`}
      </Text>
    </Stack>
  );
}
