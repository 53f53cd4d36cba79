import { PageHead, signInPath, useAuth } from '@kaagazz/contract';
import { ButtonLink, EmptyState, Heading, PageLayout, Spinner, Stack, Text } from '@kaagazz/design-system';
import { useParams } from 'react-router-dom';

import { LineProof } from '../features/proof/index.ts';
import { proofPath } from '../paths.ts';

/** /print-proof/:id: what will be printed, to be approved before it is paid (E34). One shopper's own (E24). */
export function PrintProofPage() {
  const { id = '' } = useParams();
  const { status, user } = useAuth();
  const signIn = (
    <EmptyState title="Please login" action={<ButtonLink to={signInPath(proofPath(id))}>Login / Signup</ButtonLink>}>
      A proof is shown to the shopper whose order it is.
    </EmptyState>
  );

  return (
    <PageLayout>
      <PageHead
        title="Your proof"
        description="What will be printed, to be approved before it is paid."
        canonical={proofPath(id)}
        noIndex
      />
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>Your proof</Heading>
          <Text tone="soft">This is what will be printed. Nothing goes to press before you have said yes to it.</Text>
        </Stack>
        {status === 'loading' && <Spinner label="Checking login status…" />}
        {status === 'ready' && (user ? <LineProof key={id} id={id} userId={user._id} signIn={signIn} /> : signIn)}
      </Stack>
    </PageLayout>
  );
}
