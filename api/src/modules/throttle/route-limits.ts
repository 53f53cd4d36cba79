import type { LimitName } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Rate limits of the route, or the reason why the route has none. Only read routes may omit
     * this property.
     */
    limits?: readonly LimitName[] | { none: string };
  }
}

export const OPERATORS_ARE_NOT_COUNTED = { none: 'requires an operator token' } as const;

export const STAFF_IS_NOT_COUNTED = { none: 'requires a session at the desk' } as const;
