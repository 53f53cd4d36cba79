import { createHash, timingSafeEqual } from 'node:crypto';
import type { onRequestAsyncHookHandler } from 'fastify';
import { bearerToken } from './auth-guard.ts';
import type { TokenGuessLimit } from './rate-limits.ts';
import { logSecurityEvent, logRefusal } from './security-log.ts';

/**
 * Returns a hook that rejects requests without a valid operator token. The response is the same as
 * for an unknown route.
 */
export function operatorGuard(operatorTokens: readonly string[], guesses: TokenGuessLimit): onRequestAsyncHookHandler {
  const expected = operatorTokens.map(sha256);
  return async (request) => {
    const token = bearerToken(request);
    if (!token || !expected.map((hash) => timingSafeEqual(sha256(token), hash)).includes(true)) {
      const problem = await guesses.refuse(request);
      logRefusal(request, 'operator-refused', problem.code);
      throw problem;
    }
    await guesses.assertNotBlocked(request);
    logSecurityEvent(request, 'operator-call');
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
