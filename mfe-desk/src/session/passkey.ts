import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

import { messageOf } from '../api/desk-problem.ts';

type Json = Readonly<Record<string, unknown>>;

function isCreation(options: Json): options is Json & PublicKeyCredentialCreationOptionsJSON {
  return 'challenge' in options && 'user' in options;
}

function isRequest(options: Json): options is Json & PublicKeyCredentialRequestOptionsJSON {
  return 'challenge' in options;
}

export async function createPasskey(options: Json) {
  if (!isCreation(options)) throw new Error('the options are not for a new passkey');
  return { ...(await startRegistration({ optionsJSON: options })) };
}

export async function requestPasskey(options: Json) {
  if (!isRequest(options)) throw new Error('the options are not for a sign-in');
  return { ...(await startAuthentication({ optionsJSON: options })) };
}

export function passkeyProblem(cancelled: string): (error: unknown) => string {
  return (error) =>
    error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name) ? cancelled : messageOf(error);
}
