import {
  COLOR_PROBLEM,
  MAXIMUM_BRAND_COLORS,
  MAXIMUM_NAME_LENGTH,
  isIndianMobile,
  isOtp,
  normaliseOtp,
  pathOnSite,
} from '@kaagazz/domain';
import { z } from 'zod';
import { emailAddress, oneLine, text } from '../wire-text.ts';

/** `fullname` has the same value as `name` and is kept for older clients. */
export const User = z
  .object({
    _id: z.uuid(),
    name: z.string(),
    fullname: z.string(),
    username: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    profilePic: z.string().nullable(),
    /** Missing from sessions that browsers stored before this property existed. */
    brandColors: z.array(z.string()).optional(),
  })
  .meta({ id: 'User' });

export type User = z.output<typeof User>;

const personName = oneLine(MAXIMUM_NAME_LENGTH);

const phone = text(20).refine((value) => /^[+\d][\d ()-]*$|^$/.test(value), 'Enter a valid phone number.');

const next = text(500).transform(pathOnSite).optional();

export const Register = z.object({ fullname: personName, email: emailAddress, next });

export const Login = z.object({ email: emailAddress, next });

export const Resend = z
  .object({ email: emailAddress.optional(), phone: phone.optional(), next })
  .refine((body) => body.email || body.phone, 'Enter a valid email or phone number.');

export const Verify = z.object({
  email: emailAddress,
  otp: text(20).transform(normaliseOtp).refine(isOtp, 'Enter a valid 6-digit OTP.'),
  fullname: z.union([z.literal(''), personName]).nullish(),
  phone: phone.nullish(),
});

export const Sent = z.object({ success: z.literal(true), message: z.string() });

export const SignedIn = z.object({
  success: z.literal(true),
  token: z.string(),
  accessToken: z.string(),
  user: User,
});

/**
 * If there is no session, the api responds with 200, because browsers log every 401 response as an
 * error.
 */
export const Renewed = z.union([
  z.object({ success: z.literal(true), accessToken: z.string() }),
  z.object({ success: z.literal(false), code: z.literal('NO_SESSION'), message: z.string() }),
]);

export const Done = z.object({ success: z.literal(true) });

const color = z.string().regex(/^#[\da-f]{6}$/, COLOR_PROBLEM);

/** An empty string deletes the phone number, and an empty array deletes the brand colours. */
export const UpdateUser = z.object({
  fullname: personName.optional(),
  phone: text(20)
    .refine((value) => value === '' || isIndianMobile(value), 'Enter a valid 10-digit Indian phone number')
    .nullish(),
  brandColors: z.array(color).max(MAXIMUM_BRAND_COLORS).optional(),
});

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
