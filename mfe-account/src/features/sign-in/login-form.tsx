import { useHydrated } from '@kaagazz/contract';
import { Button, FormMessage } from '@kaagazz/design-system';
import { isEmail, normaliseEmail } from '@kaagazz/domain';

import { ResendCode } from '../one-time-code/index.ts';
import { useRequestLoginCodeMutation } from './sign-in.api.ts';
import { CodeStep, EmailField } from './sign-in-fields.tsx';
import { SignInForm } from './sign-in.styles.ts';
import { useCodeSignIn } from './use-code-sign-in.ts';
import type { SignInFlow } from './use-code-sign-in.ts';

const texts: SignInFlow['texts'] = {
  send: 'Failed to send code',
  resend: { rejected: 'Failed to resend OTP.', unreachable: 'Error sending OTP.' },
  resendNeedsEmail: 'Enter a valid email address first.',
  verify: { rejected: 'Verification failed', unreachable: 'Login failed' },
};

export function LoginForm() {
  const [requestCode] = useRequestLoginCodeMutation();
  const hydrated = useHydrated();
  const flow = useCodeSignIn({ sendFirst: ({ email }, next) => requestCode({ email, ...next }), renew: true, texts });
  const { busy, submit, resend, codeSent, failure } = flow;

  return (
    <SignInForm onSubmit={submit}>
      <EmailField
        flow={flow}
        validate={(email) =>
          isEmail(normaliseEmail(email)) || (codeSent ? 'Invalid email.' : 'Enter a valid email address.')
        }
      />
      <CodeStep flow={flow} label="6-digit code" invalid="Enter a valid 6-digit code." />
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <Button type="submit" size="lg" busy={busy} disabled={!hydrated}>
        {codeSent ? 'Login' : 'Send code'}
      </Button>
      {codeSent && <ResendCode label="Resend code" resend={resend} />}
    </SignInForm>
  );
}
