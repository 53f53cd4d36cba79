import { STAFF_ROLES, isPermission, type Permission } from '@kaagazz/domain/desk';
import { z } from 'zod';
import { SixDigitCode } from '../auth/six-digit-code.ts';
import { emailAddress, oneLine, requiredText, text } from '../wire-text.ts';

const WebAuthnJson = z.looseObject({});

const recoveryCode = text(40).transform((code) => code.toUpperCase().replace(/[^0-9A-Z]/g, ''));
const passkeyResponse = z.looseObject({ id: requiredText(2_000) });

export const DeskPerson = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    permissions: z.array(z.custom<Permission>((name) => typeof name === 'string' && isPermission(name))),
    idleUntil: z.string(),
    steppedUpUntil: z.string().nullable(),
  })
  .meta({ id: 'DeskPerson' });

export type DeskPerson = z.output<typeof DeskPerson>;

export const DeskPersonOrNobody = z.union([
  z.object({ success: z.literal(true), data: DeskPerson }),
  z.object({ success: z.literal(false), code: z.literal('NO_SESSION'), message: z.string() }),
]);

export const DeskSignedIn = z.object({ success: z.literal(true), data: DeskPerson });

export const PasskeyOptions = z.object({ success: z.literal(true), options: WebAuthnJson });

export const PasskeySignIn = z.object({ response: passkeyResponse });

export const DeskCodeRequest = z.object({ email: emailAddress });

/** Requires an authenticator code or a recovery code in addition to the emailed code. */
export const DeskCodeSignIn = z
  .object({
    email: emailAddress,
    code: SixDigitCode,
    totp: SixDigitCode.optional(),
    recoveryCode: recoveryCode.optional(),
  })
  .refine(({ totp, recoveryCode: recovery }) => (totp === undefined) !== (recovery === undefined), {
    error: 'Enter a code from your authenticator app or a recovery code.',
    path: ['totp'],
  });

export const StepUp = z
  .object({ response: passkeyResponse.optional(), totp: SixDigitCode.optional() })
  .refine(({ response, totp }) => (response === undefined) !== (totp === undefined), {
    error: 'Confirm it’s you with a passkey or a code from your authenticator app.',
    path: ['totp'],
  });

export const DeskSession = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});

export const SignInMethods = z.object({
  success: z.literal(true),
  data: z.object({
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() }),
    ),
    hasAuthenticator: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
});

export const NewPasskey = z.object({ response: passkeyResponse, name: oneLine(100) });

export const AuthenticatorSecret = z.object({ success: z.literal(true), secret: z.string(), uri: z.string() });

export const NewAuthenticator = z.object({ totp: SixDigitCode });

/** Shown once. */
export const RecoveryCodes = z.object({ success: z.literal(true), recoveryCodes: z.array(z.string()) });

const invitation = { token: z.string().regex(/^[\w-]{20,200}$/) };

export const InvitationToken = z.object(invitation);

export const Invitation = z.object({
  success: z.literal(true),
  email: z.string(),
  name: z.string(),
  role: z.enum(STAFF_ROLES),
  passkeyOptions: WebAuthnJson,
  authenticator: z.object({ secret: z.string(), uri: z.string() }),
});

export const JoinWithPasskey = z.object({ ...invitation, name: oneLine(100), response: passkeyResponse });

export const JoinWithAuthenticator = z.object({ ...invitation, name: oneLine(100), totp: SixDigitCode });

export const Joined = DeskSignedIn.extend({ recoveryCodes: z.array(z.string()) });
