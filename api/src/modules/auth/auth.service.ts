import type { AppContext } from '../../app-context.ts';
import type { SignedInUser } from '../../plugins/auth-guard.ts';
import { accessTokens, unauthenticated } from './access-token.ts';
import { prepareSessionUser } from './sessions.repository.ts';
import { sessionRules } from './sessions.ts';

export type Auth = ReturnType<typeof createAuth>;

/** Signing in and out, and knowing who calls. */
export function createAuth({ config, database, now }: AppContext) {
  const tokens = accessTokens(config.authSecret, now);
  const sessions = sessionRules(database, now);
  const sessionUser = prepareSessionUser(database);

  return {
    /** @throws Problem 401 */
    async authenticate(accessToken: string): Promise<SignedInUser> {
      const holder = await tokens.verify(accessToken);
      const [user] = await sessionUser.execute({ ...holder, now: now().toISOString() });
      if (!user) throw unauthenticated();
      return user;
    },
  };
}
