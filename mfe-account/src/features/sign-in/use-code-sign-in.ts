import { returnPath, useAuth, useHydrated } from '@kaagazz/contract';
import type { ApiProblem, SignedInSession } from '@kaagazz/contract';
import { isEmail, normaliseEmail, normaliseOtp } from '@kaagazz/domain';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

import { errorText, hasRecentCode } from '../one-time-code/index.ts';
import type { FallbackTexts, ResendResult } from '../one-time-code/index.ts';
import { useResendCodeMutation, useVerifyCodeMutation } from './sign-in.api.ts';
import { forgetTypedEmail, keepTypedEmail, signInStart } from './typed-email.ts';
import type { SignInStart } from './typed-email.ts';

export interface SignInFields {
  fullname: string;
  email: string;
  otp: string;
}

export interface SignInFlow {
  sendFirst(
    fields: SignInFields,
    next: { next?: string },
  ): PromiseLike<{ data?: { message: string } | undefined; error?: Partial<ApiProblem> | undefined }>;
  extras?(fields: SignInFields): { fullname: string };
  renew: boolean;
  texts: {
    send: string;
    resend: FallbackTexts;
    resendNeedsEmail: string;
    verify: FallbackTexts;
  };
}

const normalise = ({ fullname, email, otp }: Partial<SignInFields>): SignInFields => ({
  fullname: fullname?.trim() ?? '',
  email: normaliseEmail(email ?? ''),
  otp: normaliseOtp(otp ?? ''),
});

export function useCodeSignIn(flow: SignInFlow) {
  const auth = useAuth();
  const [resendCode] = useResendCodeMutation();
  const [verifyCode] = useVerifyCodeMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isEmailChanged, setIsEmailChanged] = useState(false);
  const [notice, setNotice] = useState('');
  const [failure, setFailure] = useState('');
  const form = useForm<SignInFields>();
  const { setFocus } = form;
  const { search, hash } = useLocation();
  const codeSent = sentTo !== null && !isEmailChanged;
  const path = returnPath(search);
  const next = path === '/' ? {} : { next: path };

  const hydrated = useHydrated();
  const [start, setStart] = useState<SignInStart | null>(null);
  // Restore an unfinished sign-in, because phones often reload the page when the shopper returns
  // from the mail app.
  if (hydrated && start === null) {
    const known = signInStart(hash);
    setStart(known);
    if (known.hasCode) setSentTo(normaliseEmail(known.email));
  }
  useEffect(() => {
    if (start?.email) form.setValue('email', start.email);
    if (start?.code) form.setValue('otp', start.code);
  }, [form, start]);

  useEffect(() => {
    if (sentTo !== null) setFocus('otp');
  }, [sentTo, setFocus]);

  function emailEdited({ target }: { target: { value: string } }) {
    const email = normaliseEmail(target.value);
    keepTypedEmail(target.value, { hasCode: false });
    if (email === sentTo) {
      setIsEmailChanged(false);
      return;
    }
    setNotice('');
    setFailure('');
    if (isEmail(email)) setIsEmailChanged(true);
  }

  async function send(values: SignInFields) {
    setFailure('');
    const fields = normalise(values);
    const { data, error } = await flow.sendFirst(fields, next);
    if (error) setFailure(errorText(error, { rejected: flow.texts.send, unreachable: flow.texts.send }));
    if (error && !hasRecentCode(error)) return;

    setNotice(data?.message ?? '');
    form.reset(undefined, { keepValues: true });
    form.setValue('otp', '');
    setSentTo(fields.email);
    keepTypedEmail(fields.email, { hasCode: true });
    setIsEmailChanged(normalise(form.getValues()).email !== fields.email);
  }

  async function verify(values: SignInFields) {
    setFailure('');
    const fields = normalise(values);
    const { data, error } = await verifyCode({ email: fields.email, otp: fields.otp, ...flow.extras?.(fields) });
    if (error) fail(errorText(error, flow.texts.verify));
    else await signIn(data);
  }

  async function signIn(session: SignedInSession) {
    try {
      await auth.signIn(session, { renew: flow.renew });
      forgetTypedEmail();
    } catch {
      fail(flow.texts.verify.unreachable);
    }
  }

  function fail(text: string) {
    setFailure(text);
    setFocus('otp', { shouldSelect: true });
  }

  async function resend(): Promise<ResendResult | null> {
    setFailure('');
    setNotice('');
    const { email } = normalise(form.getValues());
    if (!isEmail(email)) {
      form.setError('email', { message: flow.texts.resendNeedsEmail }, { shouldFocus: true });
      return null;
    }
    form.clearErrors('email');
    const { data, error } = await resendCode({ email, ...next });
    if (!data) return { tone: 'error', text: errorText(error, flow.texts.resend) };
    keepTypedEmail(email, { hasCode: true });
    return { tone: 'success', text: data.message };
  }

  return {
    register: form.register,
    emailEdited,
    errors: form.formState.errors,
    busy: form.formState.isSubmitting,
    submit: form.handleSubmit(codeSent ? verify : send),
    resend,
    codeSent,
    notice,
    failure,
  };
}
