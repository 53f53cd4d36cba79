import { PageHead, signInPath, useAuth } from '@kaagazz/contract';
import { ButtonLink, EmptyState, Heading, PageLayout, Spinner, Stack } from '@kaagazz/design-system';
import { useParams } from 'react-router-dom';

import { HostSharing } from '../features/sharing/index.ts';
import { sharePath } from '../paths.ts';

export function SharePage() {
  const { id = '' } = useParams();
  const { status, user } = useAuth();
  const signIn = (
    <EmptyState title="Please login" action={<ButtonLink to={signInPath(sharePath(id))}>Login / Signup</ButtonLink>}>
      Only the shopper who ordered the cards can share them.
    </EmptyState>
  );

  return (
    <PageLayout>
      <PageHead
        title="Share online"
        description="Share your invitation with a link."
        canonical={sharePath(id)}
        noIndex
      />
      <Stack gap={8}>
        <Heading level={1}>Share online</Heading>
        {status === 'loading' && <Spinner label="Checking login status…" />}
        {status === 'ready' && (user ? <HostSharing key={id} id={id} userId={user._id} signIn={signIn} /> : signIn)}
      </Stack>
    </PageLayout>
  );
}
