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

/** Signing in and out at the desk. */
export const deskSessionOperations = {
  getDeskPerson: {
    ...open,
    method: 'GET',
    path: '/desk/session',
    summary: 'Returns who is signed in at the desk.',
    response: { 200: DeskPersonOrNobody },
  },
  startPasskeySignIn: {
    ...open,
    method: 'POST',
    path: '/desk/session/passkey/options',
    summary: 'Starts a sign-in with a passkey.',
    response: { 200: PasskeyOptions },
  },
  signInWithPasskey: {
    ...open,
    method: 'POST',
    path: '/desk/session/passkey',
    summary: 'Signs in at the desk with a passkey.',
    body: PasskeySignIn,
    response: { 200: DeskSignedIn },
    errors: ['SIGN_IN_REFUSED'],
  },
  sendDeskCode: {
    ...open,
    method: 'POST',
    path: '/desk/session/code',
    summary: 'Emails a sign-in code to a person at the desk.',
    body: DeskCodeRequest,
    response: { 200: DeskDone },
  },
  signInWithDeskCode: {
    ...open,
    method: 'POST',
    path: '/desk/session/code/verify',
    summary: 'Signs in at the desk with two codes.',
    body: DeskCodeSignIn,
    response: { 200: DeskSignedIn },
    errors: ['SIGN_IN_REFUSED'],
  },
  signOutOfDesk: {
    ...open,
    method: 'DELETE',
    path: '/desk/session',
    summary: 'Signs out of the desk.',
    response: { 200: DeskDone },
  },
  startStepUp: {
    ...staff,
    method: 'POST',
    path: '/desk/session/step-up/options',
    summary: 'Starts a step-up with a passkey.',
    response: { 200: PasskeyOptions },
  },
  stepUp: {
    ...staff,
    method: 'POST',
    path: '/desk/session/step-up',
    summary: 'Authenticates again, for refunds, roles and settings.',
    body: StepUp,
    response: { 200: DeskSignedIn },
    errors: ['SIGN_IN_REFUSED'],
  },
  listDeskSessions: {
    ...staff,
    method: 'GET',
    path: '/desk/sessions',
    summary: 'Lists the open sessions of the caller.',
    response: { 200: listOf(DeskSession) },
  },
  endDeskSession: {
    ...staff,
    method: 'DELETE',
    path: '/desk/sessions/:id',
    summary: 'Ends one session of the caller.',
    params: DeskRecordParams,
    response: { 200: z.object({ success: z.literal(true) }) },
    errors: ['SESSION_NOT_FOUND'],
  },
} as const satisfies OperationTable;
