import type { Permission } from '@kaagazz/domain/desk';
import type { z } from 'zod';
import type { ErrorCode } from './problem.ts';

/** Who may call an operation. */
type Caller = 'anyone' | 'shopper' | 'anyone or shopper' | 'operator' | 'staff';

/** The media type of a body that is not JSON. */
type MediaType = `${'application' | 'text'}/${string}`;

/** A call of the api. Its key in the table is its operationId. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api`, with `:name` for each parameter. */
  path: `/${string}`;
  summary: string;
  /** The group at /api/docs. */
  tag: string;
  caller: Caller;
  /** For `staff`: what the caller's role must allow. Without it, everybody at the desk may call. */
  permission?: Permission;
  /** For `staff`: the caller must have proved who they are within the last minutes. */
  stepUp?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType | MediaType;
  /** The success status with its body. */
  response: Partial<Record<200 | 201, z.ZodType | MediaType>>;
  /** In addition to those that `errorsOf` derives. */
  errors?: readonly ErrorCode[];
}

export type OperationTable = Readonly<Record<string, Operation>>;

/** Returns all error codes of an operation. */
export function errorsOf(operation: Operation): Set<ErrorCode> {
  const { method, caller, permission, stepUp, params, query, body, errors = [] } = operation;
  const codes = new Set<ErrorCode>([...errors, 'BAD_REQUEST', 'INTERNAL', 'DATABASE_UNAVAILABLE']);
  if (params || query || body) codes.add('VALIDATION');
  if (caller === 'shopper') codes.add('UNAUTHENTICATED').add('TOKEN_EXPIRED');
  if (caller === 'staff') codes.add('UNAUTHENTICATED');
  if (permission) codes.add('FORBIDDEN');
  if (stepUp) codes.add('STEP_UP_REQUIRED');
  if (caller === 'operator') codes.add('NOT_FOUND').add('TOO_MANY_REQUESTS');
  if (method === 'GET') return codes;
  for (const code of ['BODY_TOO_LARGE', 'MALFORMED_JSON', 'UNSUPPORTED_MEDIA_TYPE'] as const) codes.add(code);
  return codes.add('FOREIGN_ORIGIN').add('TOO_MANY_REQUESTS');
}
