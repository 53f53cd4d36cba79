import type { z } from 'zod';
import type { ErrorCode } from './problem.ts';

/** Who may call: anyone, a signed-in shopper, either of the two, or an operator. */
type Caller = 'anyone' | 'shopper' | 'anyone or shopper' | 'operator';

/** A body that is not JSON: bytes or text of this media type. */
type MediaType = `${'application' | 'text'}/${string}`;

/** One call of the api. Its key in the table is its operationId. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** below `/api`, with `:name` for each parameter */
  path: `/${string}`;
  summary: string;
  /** the group it is listed under at /api/docs */
  tag: string;
  caller: Caller;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType | MediaType;
  /** one success status with its body */
  response: Partial<Record<200 | 201, z.ZodType | MediaType>>;
  /** beside those that follow from the method, the caller and the request (`errorsOf`) */
  errors?: readonly ErrorCode[];
}

export type OperationTable = Readonly<Record<string, Operation>>;

/** Every error code that an operation may answer with. */
export function errorsOf({ method, caller, params, query, body, errors = [] }: Operation): Set<ErrorCode> {
  const codes = new Set<ErrorCode>([...errors, 'BAD_REQUEST', 'INTERNAL', 'DATABASE_UNAVAILABLE']);
  if (params || query || body) codes.add('VALIDATION');
  if (caller === 'shopper') codes.add('UNAUTHENTICATED').add('TOKEN_EXPIRED');
  if (caller === 'operator') codes.add('NOT_FOUND').add('TOO_MANY_REQUESTS');
  if (method === 'GET') return codes;
  for (const code of ['BODY_TOO_LARGE', 'MALFORMED_JSON', 'UNSUPPORTED_MEDIA_TYPE'] as const) codes.add(code);
  return codes.add('FOREIGN_ORIGIN').add('TOO_MANY_REQUESTS');
}
