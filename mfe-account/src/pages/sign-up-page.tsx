import { SignInLayout, SignUpForm } from '../features/sign-in/index.ts';
import { paths } from '../paths.ts';

export function SignUpPage() {
  return (
    <SignInLayout
      head={{
        title: 'Sign up',
        description: 'Create your Kaagazz account with your name and a one-time code sent to your email.',
        canonical: paths.signUp,
      }}
      title="Create your account"
      intro="All we need is your name, your email and a one-time code."
      other={{ question: 'Already have an account?', path: paths.login, label: 'Log in' }}
    >
      <SignUpForm />
    </SignInLayout>
  );
}
