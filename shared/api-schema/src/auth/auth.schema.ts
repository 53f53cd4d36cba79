import { MAXIMUM_NAME_LENGTH, isIndianMobile, isOtp, normaliseOtp } from '@kaagazz/domain';
import { z } from 'zod';
import { emailAddress, oneLine, text } from '../wire-text.ts';

/** A shopper. `name` and `fullname` are the same. */
export const User = z
  .object({
    _id: z.uuid(),
    name: z.string(),
    fullname: z.string(),
    username: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    profilePic: z.string().nullable(),
  })
  .meta({ id: 'User' });

export type User = z.output<typeof User>;

/** A person's name, with white space collapsed. */
const personName = oneLine(MAXIMUM_NAME_LENGTH);

const phone = text(20).refine((value) => /^[+\d][\d ()-]*$|^$/.test(value), 'Enter a valid phone number.');

export const Register = z.object({ fullname: personName, email: emailAddress });

export const Login = z.object({ email: emailAddress });

export const Resend = z
  .object({ email: emailAddress.optional(), phone: phone.optional() })
  .refine((body) => body.email || body.phone, 'Enter a valid email or phone number.');

/** For sign-up and login. Only sign-up sends `fullname` and `phone`. */
export const Verify = z.object({
  email: emailAddress,
  otp: text(20).transform(normaliseOtp).refine(isOtp, 'Enter a valid 6-digit OTP.'),
  fullname: z.union([z.literal(''), personName]).nullish(),
  phone: phone.nullish(),
});

export const Sent = z.object({ success: z.literal(true), message: z.string() });

/** `token` and `accessToken` are the same. */
export const SignedIn = z.object({
  success: z.literal(true),
  token: z.string(),
  accessToken: z.string(),
  user: User,
});

/** No session is not an error, and browsers log a 401 in the console. */
export const Renewed = z.union([
  z.object({ success: z.literal(true), accessToken: z.string() }),
  z.object({ success: z.literal(false), code: z.literal('NO_SESSION'), message: z.string() }),
]);

export const Done = z.object({ success: z.literal(true) });

/** The email can't be changed. An empty phone removes it. */
export const UpdateUser = z.object({
  fullname: personName.optional(),
  phone: text(20)
    .refine((value) => value === '' || isIndianMobile(value), 'Enter a valid 10-digit Indian phone number')
    .nullish(),
});

/** Null for an invalid id, which is then reported as not found. */
export const SessionParams = z.object({ id: z.uuid().nullable().catch(null) });

export const SessionsResponse = z.object({
  success: z.literal(true),
  sessions: z.array(
    z.object({
      _id: z.uuid(),
      current: z.boolean(),
      device: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string(),
    }),
  ),
});

export const Ended = z.object({ success: z.literal(true), ended: z.number().int() });

export const Me = z.object({ success: z.literal(true), user: User });
