import { PageHead, returnPath, signInPath, useAuth } from '@kaagazz/contract';
import { PageLayout } from '@kaagazz/design-system';
import { Navigate, useLocation } from 'react-router-dom';

import { LoginForm, SignInDoor } from '../features/sign-in/index.ts';
import { paths } from '../paths.ts';

/** /login. Who is signed in, or has just signed in, goes on to where they wanted to go (E17, E25). */
export function LoginPage() {
  const { search } = useLocation();
  const { status, user } = useAuth();
  const wanted = returnPath(search);

  if (status === 'ready' && user) return <Navigate to={wanted} replace />;

  return (
    <PageLayout>
      <PageHead
        title="Login"
        description="Log in to Kaagazz with a one-time code sent to your e-mail. No password to remember."
        canonical={paths.login}
      />
      <SignInDoor
        title="Welcome back"
        intro="Log in with a one-time code sent to your e-mail."
        other={{ question: 'New to Kaagazz?', to: signInPath(wanted, paths.signUp), label: 'Create an account' }}
      >
        <LoginForm />
      </SignInDoor>
    </PageLayout>
  );
}
