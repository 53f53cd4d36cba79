import { requiredContext } from './required-context.ts';
import type { User } from '@kaagazz/api-schema';

/** The access token is a JWT that is valid for 15 minutes. */
export interface SignedInSession {
  token: string;
  user: User;
}

export interface Auth {
  /** `loading` on the server, and in the browser until the stored session has been read. */
  status: 'loading' | 'ready';
  user: User | null;
  /** `renew` also exchanges the refresh cookie for a new access token. */
  signIn: (session: SignedInSession, options?: { renew?: boolean }) => Promise<void>;
  /**
   * Ends the session and loads `/`. If the request fails, the shopper stays signed in and sees an
   * error toast.
   */
  signOut: () => Promise<void>;
  updateUser: (user: User) => void;
  /**
   * Renews the access token if it expires within the given time. If the renewal fails, the promise
   * rejects with an `Error` whose `cause` is an `ApiProblem`. Older releases of the shell set no
   * `cause`.
   */
  keepFreshFor: (milliseconds: number) => Promise<void>;
}

export const [AuthProvider, useAuth] = requiredContext<Auth>('useAuth must be used within an AuthProvider');
