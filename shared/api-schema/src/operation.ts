import type { z } from 'zod';
import type { ErrorCode } from './problem.ts';

/** Who may call an operation. */
type Caller = 'anyone' | 'shopper' | 'anyone or shopper' | 'operator';

/** The media type of a body that is not JSON. */
type MediaType = `${'application' | 'text'}/${string}`;

/** A call of the api. Its key in the table is its operationId. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, with `:name` for each parameter. */
  path: `/${string}`;
  summary: string;
  /** The group at /api/docs. */
  tag: string;
  caller: Caller;
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
export function errorsOf({ method, caller, params, query, body, errors = [] }: Operation): Set<ErrorCode> {
  const codes = new Set<ErrorCode>([...errors, 'BAD_REQUEST', 'INTERNAL', 'DATABASE_UNAVAILABLE']);
  if (params || query || body) codes.add('VALIDATION');
  if (caller === 'shopper') codes.add('UNAUTHENTICATED').add('TOKEN_EXPIRED');
  if (caller === 'operator') codes.add('NOT_FOUND').add('TOO_MANY_REQUESTS');
  if (method === 'GET') return codes;
  for (const code of ['BODY_TOO_LARGE', 'MALFORMED_JSON', 'UNSUPPORTED_MEDIA_TYPE'] as const) codes.add(code);
  return codes.add('FOREIGN_ORIGIN').add('TOO_MANY_REQUESTS');
}
