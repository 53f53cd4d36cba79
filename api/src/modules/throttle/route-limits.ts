import type { LimitName } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Rate limits of a route, required for every write route. `none` states why the route has no
     * limit.
     */
    limits?: readonly LimitName[] | { none: string };
  }
}

/** Operator routes have no rate limit, because an import sends thousands of requests. */
export const OPERATORS_ARE_NOT_COUNTED = { none: 'requires an operator token' } as const;

export const STAFF_IS_NOT_COUNTED = { none: 'requires a session at the desk' } as const;
