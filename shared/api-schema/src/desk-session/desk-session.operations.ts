import { z } from 'zod';
import { DeskDone, DeskRecordParams, listOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import {
  DeskCodeRequest,
  DeskCodeSignIn,
  DeskPersonOrNobody,
  DeskSession,
  DeskSignedIn,
  PasskeyOptions,
  PasskeySignIn,
  StepUp,
} from './desk-session.schema.ts';

const open = { tag: 'desk', caller: 'anyone' } as const;
const staff = { tag: 'desk', caller: 'staff' } as const;

export const deskSessionOperations = {
  getDeskPerson: {
    ...open,
    method: 'GET',
    path: '/desk/session',
    summary: 'Returns the signed-in staff member.',
    response: { 200: DeskPersonOrNobody },
  },
  startPasskeySignIn: {
    ...open,
    method: 'POST',
    path: '/desk/session/passkey/options',
    summary: 'Returns the WebAuthn options for signing in with a passkey.',
    response: { 200: PasskeyOptions },
  },
  signInWithPasskey: {
    ...open,
    method: 'POST',
    path: '/desk/session/passkey',
    summary: 'Signs a staff member in with a passkey.',
    body: PasskeySignIn,
    response: { 200: DeskSignedIn },
    errors: ['SIGN_IN_REFUSED'],
  },
  sendDeskCode: {
    ...open,
    method: 'POST',
    path: '/desk/session/code',
    summary: 'Emails a sign-in code to a staff member.',
    body: DeskCodeRequest,
    response: { 200: DeskDone },
  },
  signInWithDeskCode: {
    ...open,
    method: 'POST',
    path: '/desk/session/code/verify',
    summary: 'Signs a staff member in with an emailed code and an authenticator code.',
    body: DeskCodeSignIn,
    response: { 200: DeskSignedIn },
    errors: ['SIGN_IN_REFUSED'],
  },
  signOutOfDesk: {
    ...open,
    method: 'DELETE',
    path: '/desk/session',
    summary: 'Signs a staff member out.',
    response: { 200: DeskDone },
  },
  startStepUp: {
    ...staff,
    method: 'POST',
    path: '/desk/session/step-up/options',
    summary: 'Returns the WebAuthn options for reauthentication with a passkey.',
    response: { 200: PasskeyOptions },
  },
  stepUp: {
    ...staff,
    method: 'POST',
    path: '/desk/session/step-up',
    summary: 'Reauthenticates a staff member before a sensitive action, such as a refund.',
    body: StepUp,
    response: { 200: DeskSignedIn },
    errors: ['SIGN_IN_REFUSED'],
  },
  listDeskSessions: {
    ...staff,
    method: 'GET',
    path: '/desk/sessions',
    summary: 'Lists the signed-in staff member’s sessions.',
    response: { 200: listOf(DeskSession) },
  },
  endDeskSession: {
    ...staff,
    method: 'DELETE',
    path: '/desk/sessions/:id',
    summary: 'Ends one of the signed-in staff member’s sessions.',
    params: DeskRecordParams,
    response: { 200: z.object({ success: z.literal(true) }) },
    errors: ['SESSION_NOT_FOUND'],
  },
} as const satisfies OperationTable;
