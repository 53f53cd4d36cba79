import type { BodyOf } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { accountApi } from '../../api.ts';

/** Sign-in with a one-time code from an email. No response reveals whether an account exists. */
export const signInApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation(
      endpoint('POST /auth/register', (body: { fullname: string; email: string }) => ({ body })),
    ),
    requestLoginCode: build.mutation(endpoint('POST /auth/login', (body: { email: string }) => ({ body }))),
    resendCode: build.mutation(endpoint('POST /auth/resend-otp', (body: { email: string }) => ({ body }))),
    verifyCode: build.mutation(
      endpoint(
        'POST /auth/verify-otp',
        (body: BodyOf<'POST /auth/verify-otp'>) => ({ body }),
        ({ token, user }) => ({ token, user }),
      ),
    ),
  }),
});

export const { useRegisterMutation, useRequestLoginCodeMutation, useResendCodeMutation, useVerifyCodeMutation } =
  signInApi;
