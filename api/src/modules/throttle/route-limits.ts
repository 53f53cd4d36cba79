import type { LimitName } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required for every write route. `none` explains why a route has no limit. */
    limits?: readonly LimitName[] | { none: string };
  }
}

/** Not limited, because an import sends thousands of requests. */
export const OPERATORS_ARE_NOT_COUNTED = { none: 'requires an operator token' } as const;

export const STAFF_IS_NOT_COUNTED = { none: 'requires a session at the desk' } as const;
