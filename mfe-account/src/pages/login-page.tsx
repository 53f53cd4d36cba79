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
      title="Login or sign up"
      intro="Enter your email, and we’ll send you a six-digit code. If you are new, entering the code also creates your account."
      other={{ question: 'New to Kaagazz?', path: paths.signUp, label: 'Create an account' }}
    >
      <LoginForm />
    </SignInLayout>
  );
}
