import { callOperation } from '@kaagazz/contract';
import type { ApiProblem, Auth, SignedInSession, User } from '@kaagazz/contract';

import { callApi } from '../api-client/browser-api-client.ts';
import { remainingLife } from './access-token.ts';
import { sessionKnown, storedUserFound } from './auth.slice.ts';
import { onStoredElsewhere, readStored, removeDrafts, removeRecentlyViewed, writeStored } from './browser-storage.ts';
import type { SiteStore } from './site-store.ts';

/**
 * A token is renewed if it expires within this time. The margin allows for slow api calls and
 * inaccurate clocks.
 */
const RENEW_BELOW_MS = 60_000;

/**
 * Status 401 means that the shopper is signed out. Status 0 means that the token could not be
 * renewed.
 */
export type FreshToken = { data: string } | { error: ApiProblem };

const SIGNED_OUT: FreshToken = {
  error: { status: 401, code: 'UNAUTHENTICATED', message: 'Please login to continue.' },
};

export interface Session {
  start(): Promise<void>;
  freshToken: () => Promise<FreshToken>;
  signIn: Auth['signIn'];
  /** @returns false if the request failed and the shopper is still signed in */
  signOut(): Promise<boolean>;
  updateUser(user: User): void;
  keepFreshFor: Auth['keepFreshFor'];
}

export function createSession(store: () => SiteStore): Session {
  function remember({ token, user }: { token: string | null; user: User | null }): void {
    writeStored('token', token);
    writeStored('user', user && JSON.stringify(user));
    store().dispatch(sessionKnown(user));
  }

  const signOutLocally = () => remember({ token: null, user: null });

  /** Renews the token in one tab at a time. Waiting tabs use the renewed token. */
  async function renew(minimumLife: number): Promise<FreshToken> {
    return exclusively(async () => {
      const stored = readStored('token');
      if (stored && remainingLife(stored) > minimumLife) return { data: stored };
      const { data, error } = await callOperation((call) => callApi(call, null), 'POST /auth/refresh-token', {});
      if (error) {
        if (error.code !== 'NO_SESSION') return { error: { ...error, status: 0 } };
        signOutLocally();
        return SIGNED_OUT;
      }
      writeStored('token', data.accessToken);
      return { data: data.accessToken };
    });
  }

  async function tokenGoodFor(minimumLife: number): Promise<FreshToken> {
    const stored = readStored('token');
    if (stored === null) return SIGNED_OUT;
    if (remainingLife(stored) > minimumLife) return { data: stored };
    return renew(minimumLife);
  }

  async function check(): Promise<void> {
    const stored = readStored('token');
    if (stored && remainingLife(stored) > RENEW_BELOW_MS) {
      const current = await currentUser(stored);
      if (current.user) {
        remember({ token: readStored('token'), user: current.user });
        return;
      }
      if (current.status !== 401) {
        signOutLocally();
        return;
      }
      writeStored('token', null);
    }
    const token = tokenIn(await renew(RENEW_BELOW_MS));
    const user = token && (await currentUser(token)).user;
    if (token && user) remember({ token, user });
    else signOutLocally();
  }

  return {
    async start() {
      const followStored = (stored: string | null) => store().dispatch(sessionKnown(readUser(stored)));
      store().dispatch(storedUserFound(readUser(readStored('user'))));
      onStoredElsewhere((key, value) => key === 'user' && followStored(value));
      // Read the user again, because the shopper may have signed out since the page entered the
      // back-forward cache.
      addEventListener('pageshow', ({ persisted }) => persisted && followStored(readStored('user')));
      try {
        await check();
      } catch (error) {
        console.warn('session check failed', error);
        signOutLocally();
      }
    },
    freshToken: () => tokenGoodFor(RENEW_BELOW_MS),
    async signIn({ token, user }: SignedInSession, { renew: renewNow = false } = {}) {
      remember({ token, user });
      if (renewNow) await renew(Number.POSITIVE_INFINITY);
    },
    async signOut() {
      const token = tokenIn(await tokenGoodFor(0));
      const { error } = await callOperation((call) => callApi(call, token), 'POST /auth/logout', {});
      if (error && error.status !== 401) return false;
      signOutLocally();
      removeDrafts();
      removeRecentlyViewed();
      return true;
    },
    updateUser: (user) => {
      writeStored('user', JSON.stringify(user));
      store().dispatch(sessionKnown(user));
    },
    async keepFreshFor(milliseconds) {
      const fresh = await tokenGoodFor(milliseconds);
      if ('error' in fresh) throw new Error('no fresh token', { cause: fresh.error });
    },
  };
}

const tokenIn = (fresh: FreshToken) => ('data' in fresh ? fresh.data : null);

async function currentUser(token: string): Promise<{ user: User | null; status: number }> {
  const { data, error } = await callOperation((call) => callApi(call, token), 'GET /auth/me', { auth: 'session' });
  return error ? { user: null, status: error.status } : { user: data.user, status: 200 };
}

function readUser(stored: string | null): User | null {
  if (stored === null) return null;
  try {
    const user: unknown = JSON.parse(stored);
    if (isUser(user)) return user;
  } catch {
    // The stored text is not valid JSON.
  }
  writeStored('user', null);
  return null;
}

function isUser(stored: unknown): stored is User {
  if (typeof stored !== 'object' || stored === null || !('_id' in stored && 'email' in stored)) return false;
  return typeof stored._id === 'string' && typeof stored.email === 'string';
}

function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  // Skip the lock in insecure contexts, where the Web Locks API doesn't exist.
  return 'locks' in navigator ? navigator.locks.request('kaagazz-session', work) : work();
}
