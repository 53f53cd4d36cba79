import type { LimitName } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route's limits, required for every route that writes. If the route has no limit, `none`
     * explains why.
     */
    limits?: readonly LimitName[] | { none: string };
  }
}

/** Operators aren't limited, because an import sends thousands of requests. */
export const OPERATORS_ARE_NOT_COUNTED = { none: 'requires an operator token' } as const;

export const STAFF_IS_NOT_COUNTED = { none: 'requires a session at the desk' } as const;
