import { createHash, timingSafeEqual } from 'node:crypto';
import type { onRequestAsyncHookHandler } from 'fastify';
import { bearerToken } from './auth-guard.ts';
import { unknownCall } from './errors.ts';

/**
 * For the `onRequest` of /api/operator/*: whoever comes without the operator's token sees the answer of a call that does not
 * exist, so nobody learns that there is a door.
 */
export function operatorGuard(operatorToken: string): onRequestAsyncHookHandler {
  const expected = sha256(operatorToken);
  return async (request) => {
    const token = bearerToken(request);
    if (!token || !timingSafeEqual(sha256(token), expected)) {
      throw unknownCall(request);
    }
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
