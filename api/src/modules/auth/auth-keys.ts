import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

export type AuthKeys = ReturnType<typeof authKeys>;

/** Derives keys from `AUTH_SECRET` and, during a rotation, from the previous secrets. */
export function authKeys({ authSecret, previousAuthSecrets }: Pick<Config, 'authSecret' | 'previousAuthSecrets'>) {
  return {
    /** Returns the keys for one purpose, newest first. Sign only with the first. */
    derive(use: string): [Buffer, ...Buffer[]] {
      const keyOf = (secret: string) => createHmac('sha256', secret).update(use).digest();
      return [keyOf(authSecret), ...previousAuthSecrets.map(keyOf)];
    },
  };
}
