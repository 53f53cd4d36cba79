import type { LimitName } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the limits that a call counts against, in this order; each call that writes names its own or says why it has none */
    limits?: readonly LimitName[] | { none: string };
  }
}

/** For operators' calls: an import is thousands of them, and whoever has the token may do all of it. */
export const OPERATORS_ARE_NOT_COUNTED = { none: 'the operator’s token is needed' } as const;
