import { useHydrated } from '@kaagazz/contract';
import { Button, FormMessage, TextField } from '@kaagazz/design-system';
import { isEmail, isOtp, normaliseEmail, normaliseOtp } from '@kaagazz/domain';

import { CodeField, ResendCode } from '../one-time-code/index.ts';
import { useRegisterMutation } from './sign-in.api.ts';
import { Form } from './sign-in.styles.ts';
import { useCodeSignIn } from './use-code-sign-in.ts';
import type { Door } from './use-code-sign-in.ts';

const words: Door['words'] = {
  send: 'Failed to send OTP',
  resend: { refused: 'Failed to send OTP. Try again.', unanswered: 'Error sending OTP.' },
  resendNeedsEmail: 'Enter a valid email or phone number.',
  verify: { refused: 'Verification failed', unanswered: 'Signup failed' },
};

/** Sign-up: full name and e-mail, then the code that was sent (specification §2, §5, §8). */
export function SignUpForm() {
  const [registerShopper] = useRegisterMutation();
  const hydrated = useHydrated();
  const { register, addressEdited, errors, busy, submit, resend, codeSent, notice, failure } = useCodeSignIn({
    sendFirst: ({ fullname, email }) => registerShopper({ fullname, email }),
    extras: ({ fullname }) => ({ fullname }),
    renew: false,
    words,
  });

  return (
    <Form noValidate onSubmit={submit}>
      <TextField
        label="Full name"
        autoComplete="name"
        error={errors.fullname?.message}
        {...register('fullname', { validate: (name) => name.trim() !== '' || 'Full name is required.' })}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', {
          onChange: addressEdited,
          validate: (email) => isEmail(normaliseEmail(email)) || 'Enter a valid email address.',
        })}
      />
      {/* Once sent it no longer submits, so that Enter in the code field reaches the button below. */}
      <Button
        type={codeSent ? 'button' : 'submit'}
        variant={codeSent ? 'secondary' : 'primary'}
        size="lg"
        busy={busy && !codeSent}
        disabled={codeSent || !hydrated}
      >
        {codeSent ? 'OTP Sent' : 'Send OTP'}
      </Button>
      {codeSent && (
        <>
          {notice && <FormMessage tone="success">{notice}</FormMessage>}
          <CodeField
            label="OTP (6-digit code)"
            error={errors.otp?.message}
            {...register('otp', { validate: (otp) => isOtp(normaliseOtp(otp)) || 'Enter a valid 6-digit OTP.' })}
          />
        </>
      )}
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      {codeSent && (
        <>
          <Button type="submit" size="lg" busy={busy}>
            Sign up
          </Button>
          <ResendCode label="Resend OTP" resend={resend} />
        </>
      )}
    </Form>
  );
}
