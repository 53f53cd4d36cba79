import type { Route } from '@kaagazz/api-schema';
import type { ApiProblem, ApiRequest, ApiResult } from '@kaagazz/contract';

import type { Outcome } from '../page-boot.ts';

const OUTCOMES: Partial<Record<string, Outcome>> = {
  'POST /payment/create-order': 'order',
  'POST /bulk-order/submit': 'form',
  'POST /partner/connect': 'form',
  'POST /print/requests': 'form',
} satisfies Partial<Record<Route, Outcome>>;

/** These error codes indicate a bug in the app, regardless of the response status. */
const FAULTS = ['VALIDATION', 'BAD_REQUEST', 'MALFORMED_JSON', 'NOT_FOUND', 'UNREADABLE_ANSWER'];

export function reportCallResult(
  { reportFailure, reportOutcome }: Pick<typeof globalThis.__KAAGAZZ__, 'reportFailure' | 'reportOutcome'>,
  app: string,
  { method = 'GET', url }: ApiRequest,
  result: ApiResult,
): void {
  const call = `${method} ${url.replace(/\?.*/, '')}`;
  if ('error' in result) {
    const { status, code } = result.error;
    // Mask ids, because they may identify a person.
    const place = call.replace(/\/[^/]*\d[^/]*/g, '/:id');
    if (isFault(result.error)) reportFailure('api', app, `${place}: ${status} ${code}`);
    return;
  }
  const outcome = OUTCOMES[call];
  if (outcome) reportOutcome(outcome, app);
}

function isFault({ status, code }: ApiProblem): boolean {
  return status === 0 || status >= 500 || FAULTS.includes(code);
}
