import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, AppContext } from '../app-context.ts';
import type { Database } from '../db/database.ts';
import { LIMITS, type LimitName } from '../modules/throttle/limits.ts';
import { networkOf } from '../modules/throttle/network.ts';
import type { Throttle } from '../modules/throttle/throttle.ts';
import { bearerToken, signedIn } from './auth-guard.ts';
import { Problem } from './problem.ts';
import { routeNotFound } from './route-not-found.ts';
import { visitorCookie } from './visitor-cookie.ts';

/** Responds with 429 `TOO_MANY_REQUESTS` and Retry-After if a limit is exceeded. */
export function registerRateLimits(
  app: App,
  { database, config }: Pick<AppContext, 'config' | 'database'>,
  throttle: Throttle,
): void {
  const cookie = visitorCookie(config.siteOrigin);

  function countedFor(request: FastifyRequest, reply: FastifyReply, name: LimitName): string | null {
    const { per } = LIMITS[name];
    if (per === 'network') return networkOf(request.ip);
    return per === 'visitor' && !request.user ? cookie.readOrSet(request, reply) : signedIn(request).id;
  }

  app.addHook('preHandler', async (request, reply) => {
    const { limits } = request.routeOptions.config;
    if (!limits || 'none' in limits) return;
    for (const name of limits) {
      const who = countedFor(request, reply, name);
      const retryAfter = who === null ? 0 : await throttle.count(database, name, who);
      if (retryAfter > 0) throw tooManyRequests(retryAfter);
    }
  });
}

export class TokenGuessLimit {
  readonly #database: Database;
  readonly #throttle: Throttle;

  constructor(database: Database, throttle: Throttle) {
    this.#database = database;
    this.#throttle = throttle;
  }

  /**
   * Returns the same error for a wrong token as for an unknown route, so that attackers can't
   * discover operator routes.
   */
  async refuse(request: FastifyRequest): Promise<Problem> {
    if (!bearerToken(request)) return routeNotFound(request);
    const retryAfter = await this.#throttle.count(this.#database, 'wrong-tokens', networkOf(request.ip));
    return retryAfter > 0 ? tooManyRequests(retryAfter) : routeNotFound(request);
  }

  /**
   * Rejects requests from a blocked network even if the token is valid, because the token may have
   * been guessed.
   */
  async assertNotBlocked(request: FastifyRequest): Promise<void> {
    const retryAfter = await this.#throttle.look(this.#database, 'wrong-tokens', networkOf(request.ip));
    if (retryAfter > 0) throw tooManyRequests(retryAfter);
  }
}

function tooManyRequests(retryAfter: number): Problem {
  const message = `Too many requests. Please try again in ${Math.ceil(retryAfter / 60)} min.`;
  return new Problem('TOO_MANY_REQUESTS', message, { retryAfter });
}
