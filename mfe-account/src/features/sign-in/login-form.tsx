import { useHydrated } from '@kaagazz/contract';
import { Button, FormMessage, TextField } from '@kaagazz/design-system';
import { isEmail, isOtp, normaliseEmail, normaliseOtp } from '@kaagazz/domain';

import { CodeField, ResendCode } from '../one-time-code/index.ts';
import { useRequestLoginCodeMutation } from './sign-in.api.ts';
import { Form } from './sign-in.styles.ts';
import { useCodeSignIn } from './use-code-sign-in.ts';
import type { Door } from './use-code-sign-in.ts';

const words: Door['words'] = {
  send: 'Failed to send code',
  resend: { refused: 'Failed to resend OTP.', unanswered: 'Error sending OTP.' },
  resendNeedsEmail: 'Enter a valid email address first.',
  verify: { refused: 'Verification failed', unanswered: 'Login failed' },
};

/** Login: e-mail, then the code that was sent to it (specification §2, §5, §8). */
export function LoginForm() {
  const [requestCode] = useRequestLoginCodeMutation();
  const hydrated = useHydrated();
  const { register, addressEdited, errors, busy, submit, resend, codeSent, notice, failure } = useCodeSignIn({
    sendFirst: ({ email }) => requestCode({ email }),
    renew: true,
    words,
  });

  return (
    <Form noValidate onSubmit={submit}>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', {
          onChange: addressEdited,
          validate: (email) =>
            isEmail(normaliseEmail(email)) || (codeSent ? 'Invalid email.' : 'Enter a valid email address.'),
        })}
      />
      {codeSent && (
        <>
          {notice && <FormMessage tone="success">{notice}</FormMessage>}
          <CodeField
            label="6-digit code"
            error={errors.otp?.message}
            {...register('otp', { validate: (otp) => isOtp(normaliseOtp(otp)) || 'Enter a valid 6-digit code.' })}
          />
        </>
      )}
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <Button type="submit" size="lg" busy={busy} disabled={!hydrated}>
        {codeSent ? 'Login' : 'Send code'}
      </Button>
      {codeSent && <ResendCode label="Resend code" resend={resend} />}
    </Form>
  );
}
