import { requiredContext } from './required-context.ts';
import type { User } from '@kaagazz/api-schema';

/** The response to a sign-in: an access token (JWT, 15 minutes) and its user. */
export interface SignedInSession {
  token: string;
  user: User;
}

export interface Auth {
  /** `loading` on the server and until the stored session is checked. */
  status: 'loading' | 'ready';
  user: User | null;
  /**
   * Stores a new session. `renew` also exchanges the refresh cookie for a new access token at once.
   */
  signIn: (session: SignedInSession, options?: { renew?: boolean }) => Promise<void>;
  /** Ends the session and loads `/`. If that fails, shows `Logout failed` and stays signed in. */
  signOut: () => Promise<void>;
  /** Replaces the signed-in user after a profile change. */
  updateUser: (user: User) => void;
  /**
   * Renews the access token unless it is valid for at least `milliseconds` more. Called before a
   * payment, so that the token doesn't expire during it. Rejects with an `Error` whose `cause` is
   * an `ApiProblem`: status 401 means that the session has ended, any other that the renewal
   * failed. Older shells give no `cause`; treat that as ended.
   */
  keepFreshFor: (milliseconds: number) => Promise<void>;
}

export const [AuthProvider, useAuth] = requiredContext<Auth>('useAuth must be used within an AuthProvider');
