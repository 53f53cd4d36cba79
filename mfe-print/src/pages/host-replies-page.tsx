import { PageHead, signInPath, useAuth } from '@kaagazz/contract';
import { ButtonLink, EmptyState, Heading, PageLayout, Spinner, Stack } from '@kaagazz/design-system';
import { useParams } from 'react-router-dom';

import { HostReplies } from '../features/replies/index.ts';
import { hostRepliesPath } from '../paths.ts';

export function HostRepliesPage() {
  const { id = '' } = useParams();
  const { status, user } = useAuth();
  const signIn = (
    <EmptyState
      title="Please login"
      action={<ButtonLink to={signInPath(hostRepliesPath(id))}>Login / Signup</ButtonLink>}
    >
      Only the shopper who ordered the cards can see the replies.
    </EmptyState>
  );

  return (
    <PageLayout>
      <PageHead
        title="Guests’ replies"
        description="See who is coming, and remind your guests to reply."
        canonical={hostRepliesPath(id)}
        noIndex
      />
      <Stack gap={8}>
        <Heading level={1}>Guests’ replies</Heading>
        {status === 'loading' && <Spinner label="Checking login status…" />}
        {status === 'ready' && (user ? <HostReplies key={id} id={id} userId={user._id} signIn={signIn} /> : signIn)}
      </Stack>
    </PageLayout>
  );
}
