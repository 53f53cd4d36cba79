import { useAuth } from '@kaagazz/contract';
import type { ApiProblem, SignedInSession } from '@kaagazz/contract';
import { isEmail, normaliseEmail, normaliseOtp } from '@kaagazz/domain';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import { problemText, wasSentAlready } from '../one-time-code/index.ts';
import type { OwnWords, ResendAnswer } from '../one-time-code/index.ts';
import { useResendCodeMutation, useVerifyCodeMutation } from './sign-in.api.ts';

/** The fields of both doors; login has no name. */
export interface SignInFields {
  fullname: string;
  email: string;
  otp: string;
}

/** What makes login and sign-up two doors to one flow: how the first code is asked for, and each one's own words. */
export interface Door {
  /** asks for the first code at an address */
  sendFirst(
    fields: SignInFields,
  ): PromiseLike<{ data?: { message: string } | undefined; error?: Partial<ApiProblem> | undefined }>;
  /** what verify-otp gets besides e-mail and code */
  extras?(fields: SignInFields): { fullname: string };
  /** trades the refresh cookie for a new access token right after, as login does */
  renew: boolean;
  words: {
    send: string;
    resend: OwnWords;
    resendNeedsEmail: string;
    verify: OwnWords;
  };
}

/** What a form was given, as it is sent: blanks around it don't count. */
const cleaned = ({ fullname, email, otp }: Partial<SignInFields>): SignInFields => ({
  fullname: fullname?.trim() ?? '',
  email: normaliseEmail(email ?? ''),
  otp: normaliseOtp(otp ?? ''),
});

/**
 * Sign-in by a one-time code: an address is given, a code is sent, typed in and verified, and the shell takes over the session
 * (specification §4 Sign-in flow). The page sees the shopper signed in and moves on.
 */
export function useCodeSignIn(door: Door) {
  const auth = useAuth();
  const [resendCode] = useResendCodeMutation();
  const [verifyCode] = useVerifyCodeMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [corrected, setCorrected] = useState(false);
  const [notice, setNotice] = useState('');
  const [failure, setFailure] = useState('');
  const form = useForm<SignInFields>();
  const { setFocus } = form;
  const codeSent = sentTo !== null && !corrected;

  useEffect(() => {
    if (sentTo !== null) setFocus('otp');
  }, [sentTo, setFocus]);

  /** Another address is another mailbox, which gets a first code of its own; what is none yet is still being typed. */
  function addressEdited({ target }: { target: { value: string } }) {
    const email = normaliseEmail(target.value);
    if (email === sentTo) {
      setCorrected(false);
      return;
    }
    setNotice('');
    setFailure('');
    if (isEmail(email)) setCorrected(true);
  }

  async function send(given: SignInFields) {
    setFailure('');
    const fields = cleaned(given);
    const { data, error } = await door.sendFirst(fields);
    if (error) setFailure(problemText(error, { refused: door.words.send, unanswered: door.words.send }));
    if (error && !wasSentAlready(error)) return;

    setNotice(data?.message ?? '');
    // The code is a fresh question: its mistakes are shown once it was submitted, not while it is typed for the first time.
    form.reset(undefined, { keepValues: true });
    form.setValue('otp', '');
    setSentTo(fields.email);
    // Perhaps it was edited while the code was on its way.
    setCorrected(cleaned(form.getValues()).email !== fields.email);
  }

  async function verify(given: SignInFields) {
    setFailure('');
    const fields = cleaned(given);
    const { data, error } = await verifyCode({ email: fields.email, otp: fields.otp, ...door.extras?.(fields) });
    if (error) refuse(problemText(error, door.words.verify));
    else await takeOver(data);
  }

  async function takeOver(session: SignedInSession) {
    try {
      await auth.signIn(session, { renew: door.renew });
    } catch {
      refuse(door.words.verify.unanswered);
    }
  }

  function refuse(text: string) {
    setFailure(text);
    setFocus('otp', { shouldSelect: true });
  }

  async function resend(): Promise<ResendAnswer | null> {
    setFailure('');
    setNotice('');
    const fields = cleaned(form.getValues());
    if (!isEmail(fields.email)) {
      form.setError('email', { message: door.words.resendNeedsEmail }, { shouldFocus: true });
      return null;
    }
    form.clearErrors('email');
    const { data, error } = await resendCode({ email: fields.email });
    if (!data) return { tone: 'error', text: problemText(error, door.words.resend) };
    return { tone: 'success', text: data.message };
  }

  return {
    register: form.register,
    addressEdited,
    errors: form.formState.errors,
    busy: form.formState.isSubmitting,
    submit: form.handleSubmit(codeSent ? verify : send),
    resend,
    /** to the address that stands in the form */
    codeSent,
    /** what the server said when it sent the code */
    notice,
    /** why the last try failed */
    failure,
  };
}
