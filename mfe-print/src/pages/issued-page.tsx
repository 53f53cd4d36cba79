import { PageHead, signInPath, useAuth } from '@kaagazz/contract';
import { ButtonLink, EmptyState, Heading, PageLayout, Spinner, Stack } from '@kaagazz/design-system';
import { useParams } from 'react-router-dom';

import { IssuedCertificates } from '../features/certificates/index.ts';
import { issuedPath } from '../paths.ts';

export function IssuedPage() {
  const { id = '' } = useParams();
  const { status, user } = useAuth();
  const signIn = (
    <EmptyState title="Please login" action={<ButtonLink to={signInPath(issuedPath(id))}>Login / Signup</ButtonLink>}>
      Only the customer who ordered the certificates can see the list.
    </EmptyState>
  );

  return (
    <PageLayout>
      <PageHead
        title="Your certificates"
        description="View the certificates you ordered and revoke them if needed."
        canonical={issuedPath(id)}
        noIndex
      />
      <Stack gap={8}>
        <Heading level={1}>Your certificates</Heading>
        {status === 'loading' && <Spinner label="Checking login status…" />}
        {status === 'ready' &&
          (user ? <IssuedCertificates key={id} id={id} userId={user._id} signIn={signIn} /> : signIn)}
      </Stack>
    </PageLayout>
  );
}
