import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

import { messageOf } from '../api/desk-problem.ts';

type Json = Readonly<Record<string, unknown>>;

/** A type guard for options that the api has generated with `@simplewebauthn/server`. */
function isCreation(options: Json): options is Json & PublicKeyCredentialCreationOptionsJSON {
  return 'challenge' in options && 'user' in options;
}

function isRequest(options: Json): options is Json & PublicKeyCredentialRequestOptionsJSON {
  return 'challenge' in options;
}

/** Creates a passkey on this device. Rejects if the person cancels. */
export async function createPasskey(options: Json) {
  if (!isCreation(options)) throw new Error('the options are not for a new passkey');
  return { ...(await startRegistration({ optionsJSON: options })) };
}

/** Asks for a passkey for this site. Rejects if the person cancels. */
export async function requestPasskey(options: Json) {
  if (!isRequest(options)) throw new Error('the options are not for a sign-in');
  return { ...(await startAuthentication({ optionsJSON: options })) };
}

/**
 * Returns a function that explains a passkey error. `cancelled` is the text to show if the person
 * cancels.
 */
export function passkeyProblem(cancelled: string): (error: unknown) => string {
  return (error) =>
    error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name) ? cancelled : messageOf(error);
}
