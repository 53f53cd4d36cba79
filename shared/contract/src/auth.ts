import { requiredContext } from './required-context.ts';
import type { User } from '@kaagazz/api-schema';

/** What verify-otp answers: an access token (JWT, 15 minutes) and whose it is. */
export interface SignedInSession {
  token: string;
  user: User;
}

export interface Auth {
  /** `loading` until the stored session was checked, and always on the server; then `ready` with or without a user. */
  status: 'loading' | 'ready';
  user: User | null;
  /**
   * Takes over a session that verify-otp just opened: token and user are stored.
   * `renew` also trades the refresh cookie for a new access token at once, as login does (specification §7).
   */
  signIn: (session: SignedInSession, options?: { renew?: boolean }) => Promise<void>;
  /** Ends the session and goes to `/`. On failure the shopper stays signed in and is told `Logout failed`. */
  signOut: () => Promise<void>;
  /** Replaces the signed-in user, after an edit of the profile. */
  updateUser: (user: User) => void;
  /**
   * Makes sure that the access token is good for at least `milliseconds` more, renewing it now if not. A payment calls this before it
   * begins, so that nothing has to be renewed in the middle of it. Rejects with an `Error` whose `cause` is the `ApiProblem`: of status 401
   * when the session has ended; any other says that it could not be renewed now, and the shopper stays signed in. Without a `cause`
   * (older shells) take it for ended.
   */
  keepFreshFor: (milliseconds: number) => Promise<void>;
}

export const [AuthProvider, useAuth] = requiredContext<Auth>('useAuth must be used within an AuthProvider');
