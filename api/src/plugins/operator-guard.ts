import { createHash, timingSafeEqual } from 'node:crypto';
import { type Operation, operations } from '@kaagazz/api-schema';
import type { OperatorScope } from '@kaagazz/domain/desk';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { bearerToken } from './auth-guard.ts';
import { operatorScopeOf } from './operator-scope.ts';
import { Problem } from './problem.ts';
import type { TokenGuessLimit } from './rate-limits.ts';
import { logSecurityEvent, logRefusal } from './security-log.ts';

export interface OperatorCaller {
  name: string;
  scopes: readonly OperatorScope[] | 'all';
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `operatorGuard`. */
    operator: OperatorCaller | null;
  }
}

const ENVIRONMENT: OperatorCaller = { name: 'OPERATOR_TOKEN', scopes: 'all' };

interface OperatorGuard {
  tokens: readonly string[];
  find: (token: string) => Promise<OperatorCaller | null>;
  guesses: TokenGuessLimit;
}

/**
 * Rejects invalid tokens with the same response as for an unknown route, so that operator routes
 * stay hidden.
 */
export function operatorGuard({ tokens, find, guesses }: OperatorGuard): onRequestAsyncHookHandler {
  const expected = tokens.map(sha256);
  const callerOf = (token: string) =>
    expected.map((hash) => timingSafeEqual(sha256(token), hash)).includes(true) ? ENVIRONMENT : find(token);

  return async (request) => {
    const token = bearerToken(request);
    const caller = token ? await callerOf(token) : null;
    if (!caller) {
      const problem = await guesses.refuse(request);
      logRefusal(request, 'operator-refused', problem.code);
      throw problem;
    }
    await guesses.assertNotBlocked(request);
    const scope = scopeOf(request);
    if (caller.scopes !== 'all' && !caller.scopes.includes(scope)) {
      logRefusal(request, 'operator-refused', 'FORBIDDEN');
      throw new Problem('FORBIDDEN', `The token “${caller.name}” doesn’t have the scope ${scope}.`);
    }
    request.operator = caller;
    logSecurityEvent(request, 'operator-call');
  };
}

/**
 * Overwrites `who` with the operator token's name, so that callers can't fake names in the audit
 * log.
 */
export function nameOperator({ operator, body, query }: FastifyRequest): void {
  for (const part of [body, query]) {
    if (operator && typeof part === 'object' && part !== null && 'who' in part) part.who = operator.name;
  }
}

function scopeOf({ routeOptions }: FastifyRequest): OperatorScope {
  const { operationId } = routeOptions.config;
  if (operationId === undefined) throw new Error('an operator route without an operation');
  const { path }: Operation = operations[operationId];
  return operatorScopeOf(path);
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
