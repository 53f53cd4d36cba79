import { DeskRecordParams, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import { CreatedToken, DeskToken, NewToken } from './desk-tokens.schema.ts';

const founder = { tag: 'desk', caller: 'staff', permission: 'tokens.manage' } as const;

export const deskTokenOperations = {
  listTokens: {
    ...founder,
    method: 'GET',
    path: '/desk/tokens',
    summary: 'Lists operator tokens, including revoked ones.',
    query: listQuery(['createdAt'], {}),
    response: { 200: listOf(DeskToken) },
  },
  createToken: {
    ...founder,
    stepUp: true,
    method: 'POST',
    path: '/desk/tokens',
    summary: 'Creates an operator token.',
    body: NewToken,
    response: { 201: CreatedToken },
    errors: ['ID_TAKEN'],
  },
  revokeToken: {
    ...founder,
    stepUp: true,
    method: 'POST',
    path: '/desk/tokens/:id/revoke',
    summary: 'Revokes an operator token immediately.',
    params: DeskRecordParams,
    response: { 200: recordOf(DeskToken) },
    errors: ['NOT_FOUND'],
  },
} as const satisfies OperationTable;
