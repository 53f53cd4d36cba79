import type { Permission } from '@kaagazz/domain/desk';
import type { z } from 'zod';
import type { ErrorCode } from './problem.ts';

type Caller = 'anyone' | 'shopper' | 'anyone or shopper' | 'operator' | 'staff';

type MediaType = `${'application' | 'image' | 'text'}/${string}`;

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api`, with parameters such as `:name`. */
  path: `/${string}`;
  summary: string;
  tag: string;
  caller: Caller;
  /**
   * Permission that a `staff` operation requires. If omitted, every staff role can call the
   * operation.
   */
  permission?: Permission;
  /** Requires the staff member to have reauthenticated recently. */
  stepUp?: true;
  deprecated?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType | MediaType;
  response: Partial<Record<200 | 201, z.ZodType | MediaType>>;
  errors?: readonly ErrorCode[];
}

export type OperationTable = Readonly<Record<string, Operation>>;

export function errorsOf(operation: Operation): Set<ErrorCode> {
  const { method, caller, permission, stepUp, params, query, body, errors = [] } = operation;
  const codes = new Set<ErrorCode>([...errors, 'BAD_REQUEST', 'INTERNAL', 'DATABASE_UNAVAILABLE']);
  if (params || query || body) codes.add('VALIDATION');
  if (caller === 'shopper') codes.add('UNAUTHENTICATED').add('TOKEN_EXPIRED');
  if (caller === 'staff') codes.add('UNAUTHENTICATED');
  if (permission) codes.add('FORBIDDEN');
  if (stepUp) codes.add('STEP_UP_REQUIRED');
  if (caller === 'operator') codes.add('FORBIDDEN').add('NOT_FOUND').add('TOO_MANY_REQUESTS');
  if (method === 'GET') return codes;
  for (const code of ['BODY_TOO_LARGE', 'MALFORMED_JSON', 'UNSUPPORTED_MEDIA_TYPE'] as const) codes.add(code);
  return codes.add('FOREIGN_ORIGIN').add('TOO_MANY_REQUESTS');
}
