import { createHash, timingSafeEqual } from 'node:crypto';
import type { onRequestAsyncHookHandler } from 'fastify';
import { bearerToken } from './auth-guard.ts';
import type { Turnstile } from './rate-limits.ts';
import { logSecurityEvent, logRefusal } from './security-log.ts';

/**
 * For the `onRequest` of /api/operator/*: whoever comes without an operator's token sees the answer of a call that does not
 * exist, so nobody learns that there is a door.
 */
export function operatorGuard(operatorTokens: readonly string[], turnstile: Turnstile): onRequestAsyncHookHandler {
  const expected = operatorTokens.map(sha256);
  return async (request) => {
    const token = bearerToken(request);
    if (!token || !expected.map((hash) => timingSafeEqual(sha256(token), hash)).includes(true)) {
      const answer = await turnstile.turnAway(request);
      logRefusal(request, 'operator-refused', answer.code);
      throw answer;
    }
    await turnstile.checkOpen(request);
    logSecurityEvent(request, 'operator-call');
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
