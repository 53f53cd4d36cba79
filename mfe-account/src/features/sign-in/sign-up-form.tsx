import { useHydrated } from '@kaagazz/contract';
import { Button, FormMessage, TextField } from '@kaagazz/design-system';
import { isEmail, normaliseEmail } from '@kaagazz/domain';

import { ResendCode } from '../one-time-code/index.ts';
import { useRegisterMutation } from './sign-in.api.ts';
import { CodeStep, EmailField } from './sign-in-fields.tsx';
import { SignInForm } from './sign-in.styles.ts';
import { useCodeSignIn } from './use-code-sign-in.ts';
import type { SignInFlow } from './use-code-sign-in.ts';

const texts: SignInFlow['texts'] = {
  send: 'Failed to send OTP',
  resend: { rejected: 'Failed to send OTP. Try again.', unreachable: 'Error sending OTP.' },
  resendNeedsEmail: 'Enter a valid email or phone number.',
  verify: { rejected: 'Verification failed', unreachable: 'Signup failed' },
};

export function SignUpForm() {
  const [requestCode] = useRegisterMutation();
  const hydrated = useHydrated();
  const flow = useCodeSignIn({
    sendFirst: ({ fullname, email }, next) => requestCode({ fullname, email, ...next }),
    extras: ({ fullname }) => ({ fullname }),
    renew: false,
    texts,
  });
  const { register, errors, busy, submit, resend, codeSent, failure } = flow;

  return (
    <SignInForm onSubmit={submit}>
      <TextField
        label="Full name"
        autoComplete="name"
        error={errors.fullname?.message}
        {...register('fullname', { validate: (name) => name.trim() !== '' || 'Full name is required.' })}
      />
      <EmailField flow={flow} validate={(email) => isEmail(normaliseEmail(email)) || 'Enter a valid email address.'} />
      {/* Once the code is sent, Enter must submit the code instead of requesting another one. */}
      <Button
        type={codeSent ? 'button' : 'submit'}
        variant={codeSent ? 'secondary' : 'primary'}
        size="lg"
        busy={busy && !codeSent}
        disabled={codeSent || !hydrated}
      >
        {codeSent ? 'OTP Sent' : 'Send OTP'}
      </Button>
      <CodeStep flow={flow} label="OTP (6-digit code)" invalid="Enter a valid 6-digit OTP." />
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      {codeSent && (
        <>
          <Button type="submit" size="lg" busy={busy}>
            Sign up
          </Button>
          <ResendCode label="Resend OTP" resend={resend} />
        </>
      )}
    </SignInForm>
  );
}
