import { FormMessage, TextField } from '@kaagazz/design-system';
import { isOtp, normaliseOtp } from '@kaagazz/domain';

import { CodeField } from '../one-time-code/index.ts';
import type { useCodeSignIn } from './use-code-sign-in.ts';

type Flow = ReturnType<typeof useCodeSignIn>;

interface EmailFieldProps {
  flow: Flow;
  validate: (email: string) => true | string;
}

export function EmailField({ flow: { register, emailEdited, errors }, validate }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      error={errors.email?.message}
      {...register('email', { onChange: emailEdited, validate })}
    />
  );
}

interface CodeStepProps {
  flow: Flow;
  label: string;
  invalid: string;
}

export function CodeStep({ flow: { register, errors, codeSent, notice }, label, invalid }: CodeStepProps) {
  if (!codeSent) return null;
  return (
    <>
      {notice && <FormMessage tone="success">{notice}</FormMessage>}
      <CodeField
        label={label}
        error={errors.otp?.message}
        {...register('otp', { validate: (otp) => isOtp(normaliseOtp(otp)) || invalid })}
      />
    </>
  );
}
