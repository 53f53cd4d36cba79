import { DeskDone, DeskRecordParams } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import {
  AuthenticatorSecret,
  Invitation,
  InvitationToken,
  JoinWithAuthenticator,
  JoinWithPasskey,
  Joined,
  NewAuthenticator,
  NewPasskey,
  PasskeyOptions,
  RecoveryCodes,
  SignInMethods,
} from './desk-session.schema.ts';

const open = { tag: 'desk', caller: 'anyone', method: 'POST' } as const;
const staff = { tag: 'desk', caller: 'staff', stepUp: true } as const;

export const signInMethodOperations = {
  openInvitation: {
    ...open,
    path: '/desk/join',
    summary: 'Returns a staff invitation and the data needed to accept it.',
    body: InvitationToken,
    response: { 200: Invitation },
    errors: ['INVITATION_INVALID'],
  },
  joinWithPasskey: {
    ...open,
    path: '/desk/join/passkey',
    summary: 'Creates a staff account from an invitation and registers a passkey.',
    body: JoinWithPasskey,
    response: { 201: Joined },
    errors: ['INVITATION_INVALID', 'SIGN_IN_REFUSED'],
  },
  joinWithAuthenticator: {
    ...open,
    path: '/desk/join/authenticator',
    summary: 'Creates a staff account from an invitation and registers an authenticator app.',
    body: JoinWithAuthenticator,
    response: { 201: Joined },
    errors: ['INVITATION_INVALID', 'SIGN_IN_REFUSED'],
  },
  getSignInMethods: {
    tag: 'desk',
    caller: 'staff',
    method: 'GET',
    path: '/desk/sign-in-methods',
    summary: 'Lists the signed-in staff member’s sign-in methods.',
    response: { 200: SignInMethods },
  },
  startNewPasskey: {
    ...staff,
    method: 'POST',
    path: '/desk/sign-in-methods/passkeys/options',
    summary: 'Returns the WebAuthn options for registering a passkey.',
    response: { 200: PasskeyOptions },
  },
  addPasskey: {
    ...staff,
    method: 'POST',
    path: '/desk/sign-in-methods/passkeys',
    summary: 'Adds a passkey for the signed-in staff member.',
    body: NewPasskey,
    response: { 201: DeskDone },
    errors: ['SIGN_IN_REFUSED'],
  },
  removePasskey: {
    ...staff,
    method: 'DELETE',
    path: '/desk/sign-in-methods/passkeys/:id',
    summary: 'Removes one of the signed-in staff member’s passkeys.',
    params: DeskRecordParams,
    response: { 200: DeskDone },
    errors: ['NOT_FOUND', 'LAST_SIGN_IN_METHOD'],
  },
  startNewAuthenticator: {
    ...staff,
    method: 'POST',
    path: '/desk/sign-in-methods/authenticator/options',
    summary: 'Returns the secret for setting up an authenticator app.',
    response: { 200: AuthenticatorSecret },
  },
  setAuthenticator: {
    ...staff,
    method: 'POST',
    path: '/desk/sign-in-methods/authenticator',
    summary: 'Replaces the signed-in staff member’s authenticator app.',
    body: NewAuthenticator,
    response: { 200: DeskDone },
    errors: ['SIGN_IN_REFUSED'],
  },
  renewRecoveryCodes: {
    ...staff,
    method: 'POST',
    path: '/desk/sign-in-methods/recovery-codes',
    summary: 'Replaces the signed-in staff member’s recovery codes.',
    response: { 200: RecoveryCodes },
  },
} as const satisfies OperationTable;
