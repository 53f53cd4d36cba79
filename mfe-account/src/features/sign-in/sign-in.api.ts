import type { BodyOf } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { accountApi } from '../../api.ts';

export const signInApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation(endpoint('POST /auth/register', (body: BodyOf<'POST /auth/register'>) => ({ body }))),
    requestLoginCode: build.mutation(endpoint('POST /auth/login', (body: BodyOf<'POST /auth/login'>) => ({ body }))),
    resendCode: build.mutation(
      endpoint('POST /auth/resend-otp', (body: BodyOf<'POST /auth/resend-otp'>) => ({ body })),
    ),
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
