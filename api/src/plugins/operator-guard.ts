import { createHash, timingSafeEqual } from 'node:crypto';
import type { onRequestAsyncHookHandler } from 'fastify';
import { bearerToken } from './auth-guard.ts';
import { Problem } from './problem.ts';

/**
 * For the `onRequest` of /api/operator/*: whoever comes without the operator's token sees the answer of a call that does not
 * exist, so nobody learns that there is a door.
 */
export function operatorGuard(operatorToken: string): onRequestAsyncHookHandler {
  const expected = sha256(operatorToken);
  return async (request) => {
    const token = bearerToken(request);
    if (!token || !timingSafeEqual(sha256(token), expected)) {
      throw new Problem(404, 'NOT_FOUND', `There is no ${request.method} call here.`);
    }
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
