import { requiredContext } from './required-context.ts';
import type { User } from '@kaagazz/api-schema';

/** The access token is a JWT that is valid for 15 minutes. */
export interface SignedInSession {
  token: string;
  user: User;
}

export interface Auth {
  status: 'loading' | 'ready';
  user: User | null;
  signIn: (session: SignedInSession, options?: { renew?: boolean }) => Promise<void>;
  /**
   * Ends the session and loads `/`. If the request fails, the shopper stays signed in and sees an
   * error toast.
   */
  signOut: () => Promise<void>;
  updateUser: (user: User) => void;
  keepFreshFor: (milliseconds: number) => Promise<void>;
}

export const [AuthProvider, useAuth] = requiredContext<Auth>('useAuth must be used within an AuthProvider');
