import { LoginForm, SignInLayout } from '../features/sign-in/index.ts';
import { paths } from '../paths.ts';

export function LoginPage() {
  return (
    <SignInLayout
      head={{
        title: 'Login',
        description: 'Log in to Kaagazz with a one-time code sent to your email. No password to remember.',
        canonical: paths.login,
      }}
      title="Welcome back"
      intro="Log in with a one-time code sent to your email."
      other={{ question: 'New to Kaagazz?', path: paths.signUp, label: 'Create an account' }}
    >
      <LoginForm />
    </SignInLayout>
  );
}
