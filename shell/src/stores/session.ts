import { callOperation } from '@kaagazz/contract';
import type { ApiProblem, Auth, SignedInSession, User } from '@kaagazz/contract';

import { callApi } from '../api-client/browser-api-client.ts';
import { remainingLife } from './access-token.ts';
import { sessionKnown, storedUserFound } from './auth.slice.ts';
import { forgetMine, onStoredElsewhere, readStored, writeStored } from './browser-storage.ts';
import type { SiteStore } from './site-store.ts';

/** A token with less life than this is renewed before it is used: the call itself takes time, and clocks differ a little. */
const RENEW_BELOW_MS = 60_000;

/** An access token, or why there is none: status 401 when nobody is signed in, 0 when the api did not renew it. */
export type FreshToken = { data: string } | { error: ApiProblem };

const SIGNED_OUT: FreshToken = {
  error: { status: 401, code: 'UNAUTHENTICATED', message: 'Please login to continue.' },
};

export interface Session {
  /** Checks the stored session once, after hydration (specification §4 Authentication). */
  start(): Promise<void>;
  /** An access token for a call now, renewed if need be. */
  freshToken: () => Promise<FreshToken>;
  signIn: Auth['signIn'];
  /** @returns false when the api did not end the session: the shopper stays signed in */
  signOut(): Promise<boolean>;
  updateUser(user: User): void;
  keepFreshFor: Auth['keepFreshFor'];
}

/** @param store filled by the caller after the store exists; the store's data clients need the session, and the session needs the store */
export function createSession(store: () => SiteStore): Session {
  function remember({ token, user }: { token: string | null; user: User | null }): void {
    writeStored('token', token);
    writeStored('user', user && JSON.stringify(user));
    store().dispatch(sessionKnown(user));
  }

  const forget = () => remember({ token: null, user: null });

  /** One renewal at a time across tabs; whoever waited takes what the first one got. */
  async function renew(minimumLife: number): Promise<FreshToken> {
    return exclusively(async () => {
      const stored = readStored('token');
      if (stored && remainingLife(stored) > minimumLife) return { data: stored };
      const { data, error } = await callOperation((call) => callApi(call, null), 'POST /auth/refresh-token', {});
      if (error) {
        // The session may still exist. Status 0, because this status is not one of the call that waits.
        if (error.code !== 'NO_SESSION') return { error: { ...error, status: 0 } };
        forget();
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
    // a token that has expired is renewed before it is used: a 401 would stand in the console
    if (stored && remainingLife(stored) > RENEW_BELOW_MS) {
      const current = await currentUser(stored);
      if (current.user) {
        remember({ token: readStored('token'), user: current.user });
        return;
      }
      if (current.status !== 401) {
        forget();
        return;
      }
      writeStored('token', null);
    }
    const token = tokenIn(await renew(RENEW_BELOW_MS));
    const user = token && (await currentUser(token)).user;
    if (token && user) remember({ token, user });
    else forget();
  }

  return {
    async start() {
      const follow = (stored: string | null) => store().dispatch(sessionKnown(readUser(stored)));
      store().dispatch(storedUserFound(readUser(readStored('user'))));
      onStoredElsewhere((key, value) => key === 'user' && follow(value));
      // The browser's Back may bring this page as it was left, before its shopper signed out on the next one. Chromium tells it then; not every browser
      // has to.
      addEventListener('pageshow', ({ persisted }) => persisted && follow(readStored('user')));
      try {
        await check();
      } catch (error) {
        console.warn('session check failed', error);
        forget();
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
      forget();
      forgetMine();
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

/** A stored user that is none is removed (E19). */
function readUser(stored: string | null): User | null {
  if (stored === null) return null;
  try {
    const user: unknown = JSON.parse(stored);
    if (isUser(user)) return user;
  } catch {
    // falls through to the removal
  }
  writeStored('user', null);
  return null;
}

function isUser(stored: unknown): stored is User {
  if (typeof stored !== 'object' || stored === null || !('_id' in stored && 'email' in stored)) return false;
  return typeof stored._id === 'string' && typeof stored.email === 'string';
}

function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  // only secure contexts have locks: http on another host than localhost goes without
  return 'locks' in navigator ? navigator.locks.request('kaagazz-session', work) : work();
}
