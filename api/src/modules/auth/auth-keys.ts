import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

export type AuthKeys = ReturnType<typeof authKeys>;

export function authKeys({ authSecret, previousAuthSecrets }: Pick<Config, 'authSecret' | 'previousAuthSecrets'>) {
  return {
    /** Returns a key for each configured secret, newest first. Sign only with the first key. */
    derive(use: string): [Buffer, ...Buffer[]] {
      const keyOf = (secret: string) => createHmac('sha256', secret).update(use).digest();
      return [keyOf(authSecret), ...previousAuthSecrets.map(keyOf)];
    },
  };
}
