import { PageHead, signInPath, useAuth } from '@kaagazz/contract';
import { ButtonLink, EmptyState, Heading, PageLayout, Spinner, Stack, Text } from '@kaagazz/design-system';
import { useParams } from 'react-router-dom';

import { LineProof } from '../features/proof/index.ts';
import { proofPath } from '../paths.ts';

export function PrintProofPage() {
  const { id = '' } = useParams();
  const { status, user } = useAuth();
  const signIn = (
    <EmptyState title="Please login" action={<ButtonLink to={signInPath(proofPath(id))}>Login / Signup</ButtonLink>}>
      Only the shopper who placed the order can see its proof.
    </EmptyState>
  );

  return (
    <PageLayout>
      <PageHead
        title="Your proof"
        description="See what we will print, and approve it before you pay."
        canonical={proofPath(id)}
        noIndex
      />
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>Your proof</Heading>
          <Text tone="soft">We print only what you approve.</Text>
        </Stack>
        {status === 'loading' && <Spinner label="Checking login status…" />}
        {status === 'ready' && (user ? <LineProof key={id} id={id} userId={user._id} signIn={signIn} /> : signIn)}
      </Stack>
    </PageLayout>
  );
}
