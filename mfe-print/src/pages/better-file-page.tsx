import { PageHead, signInPath, useAuth } from '@kaagazz/contract';
import { ButtonLink, EmptyState, Heading, PageLayout, Spinner, Stack } from '@kaagazz/design-system';
import { useParams } from 'react-router-dom';

import { BetterFile } from '../features/better-file/index.ts';
import { betterFilePath } from '../paths.ts';

export function BetterFilePage() {
  const { token = '' } = useParams();
  const { status, user } = useAuth();
  const signIn = (
    <EmptyState
      title="Please login"
      action={<ButtonLink to={signInPath(betterFilePath(token))}>Login / Signup</ButtonLink>}
    >
      Only the shopper who placed the order can send another file.
    </EmptyState>
  );

  return (
    <PageLayout>
      <PageHead
        title="Send a better file"
        description="Send another file for your order and approve its proof."
        canonical={betterFilePath(token)}
        noIndex
      />
      <Stack gap={8}>
        <Heading level={1}>Send a better file</Heading>
        {status === 'loading' && <Spinner label="Checking login status…" />}
        {status === 'ready' &&
          (user ? <BetterFile key={token} token={token} userId={user._id} signIn={signIn} /> : signIn)}
      </Stack>
    </PageLayout>
  );
}
