import type { SignedInSession } from '@kaagazz/contract';

import { accountApi } from '../../api.ts';

/** What every call that sends a code answers, whether or not the address has an account (E7). */
interface CodeRequested {
  success: true;
  message: string;
}

interface Verification {
  email: string;
  /** six digits */
  otp: string;
  /** given by sign-up: the account is opened under this name */
  fullname?: string;
}

/** Sign-in by a one-time code that comes by e-mail (specification §7). */
export const signInApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<CodeRequested, { fullname: string; email: string }>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body }),
    }),
    requestLoginCode: build.mutation<CodeRequested, { email: string }>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
    }),
    resendCode: build.mutation<CodeRequested, { email: string }>({
      query: (body) => ({ url: '/auth/resend-otp', method: 'POST', body }),
    }),
    verifyCode: build.mutation<SignedInSession, Verification>({
      query: (body) => ({ url: '/auth/verify-otp', method: 'POST', body }),
      transformResponse: ({ token, user }: SignedInSession) => ({ token, user }),
    }),
  }),
});

export const { useRegisterMutation, useRequestLoginCodeMutation, useResendCodeMutation, useVerifyCodeMutation } =
  signInApi;
