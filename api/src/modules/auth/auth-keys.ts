import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

export type AuthKeys = ReturnType<typeof authKeys>;

/** The keys made of `AUTH_SECRET` and, while it is being changed, of the ones before: the newest signs, all are believed. */
export function authKeys({ authSecret, previousAuthSecrets }: Pick<Config, 'authSecret' | 'previousAuthSecrets'>) {
  return {
    /**
     * One secret in the configuration, one key for each use made of it.
     *
     * @returns the newest first
     */
    derive(use: string): [Buffer, ...Buffer[]] {
      const keyOf = (secret: string) => createHmac('sha256', secret).update(use).digest();
      return [keyOf(authSecret), ...previousAuthSecrets.map(keyOf)];
    },
  };
}
