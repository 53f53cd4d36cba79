import type { FastifyRequest } from 'fastify';
import type { App } from '../app-context.ts';
import type { Database } from '../db/database.ts';
import { LIMITS, type LimitName } from '../modules/throttle/limits.ts';
import { networkOf } from '../modules/throttle/network.ts';
import type { Throttle } from '../modules/throttle/throttle.ts';
import { bearerToken, signedIn } from './auth-guard.ts';
import { Problem } from './problem.ts';
import { unknownCall } from './unknown-call.ts';

/**
 * Counts each call against the limits that its route names (`config.limits`), after the guard and the schema: only what would be
 * done is counted. 429 `TOO_MANY_REQUESTS` with Retry-After beyond.
 */
export function registerRateLimits(app: App, database: Database, throttle: Throttle): void {
  app.addHook('preHandler', async (request) => {
    const { limits } = request.routeOptions.config;
    if (!limits || 'none' in limits) return;
    for (const name of limits) {
      const retryAfter = await throttle.count(database, name, whoOf(request, name));
      if (retryAfter > 0) throw tooMany(retryAfter);
    }
  });
}

/** What somebody is answered who has no business there. */
export interface Turnstile {
  /**
   * For a call that does not exist, or must not be known to: a token that opens nothing is counted, and after many of them from
   * one network nobody there is listened to for a while. Door and wall answer alike.
   */
  turnAway(request: FastifyRequest): Promise<Problem>;
  /** For the operator's door, before a good token is let in: else the one good answer among many would tell which it is. */
  checkOpen(request: FastifyRequest): Promise<void>;
}

export function createTurnstile(database: Database, throttle: Throttle): Turnstile {
  return {
    async turnAway(request) {
      if (!bearerToken(request)) return unknownCall(request);
      const retryAfter = await throttle.count(database, 'wrong-tokens', networkOf(request.ip));
      return retryAfter > 0 ? tooMany(retryAfter) : unknownCall(request);
    },
    async checkOpen(request) {
      const retryAfter = await throttle.look(database, 'wrong-tokens', networkOf(request.ip));
      if (retryAfter > 0) throw tooMany(retryAfter);
    },
  };
}

function whoOf(request: FastifyRequest, name: LimitName): string {
  return LIMITS[name].per === 'network' ? networkOf(request.ip) : signedIn(request).id;
}

function tooMany(retryAfter: number): Problem {
  const minutes = Math.ceil(retryAfter / 60);
  return new Problem('TOO_MANY_REQUESTS', `Too many requests came from here. Try again in ${minutes} min.`, {
    retryAfter,
  });
}
