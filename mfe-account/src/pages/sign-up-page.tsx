import { PageHead, returnPath, signInPath, useAuth } from '@kaagazz/contract';
import { PageLayout } from '@kaagazz/design-system';
import { Navigate, useLocation } from 'react-router-dom';

import { SignInDoor, SignUpForm } from '../features/sign-in/index.ts';
import { paths } from '../paths.ts';

/** /signup. Who is signed in, or has just signed up, goes on to where they wanted to go (E17, E25). */
export function SignUpPage() {
  const { search } = useLocation();
  const { status, user } = useAuth();
  const wanted = returnPath(search);

  if (status === 'ready' && user) return <Navigate to={wanted} replace />;

  return (
    <PageLayout>
      <PageHead
        title="Sign up"
        description="Create your Kaagazz account with your name and a one-time code sent to your e-mail."
        canonical={paths.signUp}
      />
      <SignInDoor
        title="Create your account"
        intro="Your name, your e-mail and a one-time code: that is all we need."
        other={{ question: 'Already have an account?', to: signInPath(wanted, paths.login), label: 'Log in' }}
      >
        <SignUpForm />
      </SignInDoor>
    </PageLayout>
  );
}
