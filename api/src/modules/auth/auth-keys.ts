import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

export type AuthKeys = ReturnType<typeof authKeys>;

export function authKeys({ authSecret, previousAuthSecrets }: Pick<Config, 'authSecret' | 'previousAuthSecrets'>) {
  return {
    /** Returns the keys of all configured secrets, newest first. Sign only with the first one. */
    derive(use: string): [Buffer, ...Buffer[]] {
      const keyOf = (secret: string) => createHmac('sha256', secret).update(use).digest();
      return [keyOf(authSecret), ...previousAuthSecrets.map(keyOf)];
    },
  };
}
