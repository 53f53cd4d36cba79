import { PageHead, signInPath, useAuth } from '@kaagazz/contract';
import { ButtonLink, EmptyState, Heading, PageLayout, Spinner, Stack } from '@kaagazz/design-system';
import { Navigate, useLocation } from 'react-router-dom';

import { Checkout } from '../features/checkout/checkout.tsx';
import { paths } from '../paths.ts';

export function OrderPage() {
  const { status, user } = useAuth();

  return (
    <PageLayout>
      <PageHead title="Checkout" description="Delivery address and payment." canonical={paths.order} noIndex />
      <Stack gap={8}>
        {status === 'ready' && user ? (
          <Checkout user={user} />
        ) : (
          <>
            <Heading level={1}>Checkout</Heading>
            {status === 'loading' ? <Spinner label="Loading checkout" /> : <SignInFirst />}
          </>
        )}
      </Stack>
    </PageLayout>
  );
}

function SignInFirst() {
  const { pathname, search } = useLocation();
  const signIn = signInPath(pathname + search);
  return (
    <>
      <EmptyState title="Please login" action={<ButtonLink to={signIn}>Login / Signup</ButtonLink>}>
        You need an account to place an order. Your cart stays as it is.
      </EmptyState>
      <Navigate to={signIn} replace />
    </>
  );
}
