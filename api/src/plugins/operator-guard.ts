import { createHash, timingSafeEqual } from 'node:crypto';
import type { onRequestAsyncHookHandler } from 'fastify';
import { bearerToken } from './auth-guard.ts';
import type { Turnstile } from './rate-limits.ts';

/**
 * For the `onRequest` of /api/operator/*: whoever comes without an operator's token sees the answer of a call that does not
 * exist, so nobody learns that there is a door.
 */
export function operatorGuard(operatorTokens: readonly string[], turnstile: Turnstile): onRequestAsyncHookHandler {
  const expected = operatorTokens.map(sha256);
  return async (request) => {
    const token = bearerToken(request);
    if (!token || !expected.map((hash) => timingSafeEqual(sha256(token), hash)).includes(true))
      throw await turnstile.turnAway(request);
    await turnstile.checkOpen(request);
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
