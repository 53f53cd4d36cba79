import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

export type AuthKeys = ReturnType<typeof authKeys>;

/**
 * Keys derived from `AUTH_SECRET` and, during a rotation, from previous secrets. The newest signs.
 */
export function authKeys({ authSecret, previousAuthSecrets }: Pick<Config, 'authSecret' | 'previousAuthSecrets'>) {
  return {
    /** Derives separate keys for each use. Newest first. */
    derive(use: string): [Buffer, ...Buffer[]] {
      const keyOf = (secret: string) => createHmac('sha256', secret).update(use).digest();
      return [keyOf(authSecret), ...previousAuthSecrets.map(keyOf)];
    },
  };
}
