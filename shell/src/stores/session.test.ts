import type { User } from '@kaagazz/contract';
import { get, offline, post, problem, reply, server } from '@kaagazz/testing';

import { createSession } from './session.ts';
import { createSiteStore } from './site-store.ts';

const ASHA: User = {
  _id: 'user-1',
  name: 'Asha',
  fullname: 'Asha Rao',
  username: null,
  email: 'asha@example.com',
  phone: null,
  profilePic: null,
};

const MINUTE = 60_000;

function tokenFor(milliseconds: number, id = 'a'): string {
  const payload = { sub: ASHA._id, id, exp: Math.floor((Date.now() + milliseconds) / 1000) };
  return `header.${btoa(JSON.stringify(payload))}.signature`;
}

function openPage() {
  const session = createSession(() => store);
  const store = createSiteStore({ extra: { request: jest.fn() }, clients: [] });
  return { session, auth: () => store.getState().auth };
}

const calls = () => server.requests.map(({ method, path }) => `${method} ${path}`);

beforeEach(() => localStorage.clear());

describe('start', () => {
  it('shows the stored user while the session is being checked', () => {
    localStorage.setItem('user', JSON.stringify(ASHA));
    localStorage.setItem('token', tokenFor(10 * MINUTE));
    server.use(get('/api/auth/me', { success: true, user: ASHA }));
    const { session, auth } = openPage();

    void session.start();

    expect(auth()).toEqual({ status: 'loading', user: ASHA });
  });

  it('checks a stored token with a single api request', async () => {
    localStorage.setItem('token', tokenFor(10 * MINUTE));
    server.use(get('/api/auth/me', { success: true, user: ASHA }));
    const { session, auth } = openPage();

    await session.start();

    expect(auth()).toEqual({ status: 'ready', user: ASHA });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ASHA);
    expect(calls()).toEqual(['GET /api/auth/me']);
  });

  it('uses the refresh cookie if no token is stored', async () => {
    const fresh = tokenFor(15 * MINUTE);
    server.use(
      post('/api/auth/refresh-token', { success: true, accessToken: fresh }),
      get('/api/auth/me', { success: true, user: ASHA }),
    );
    const { session, auth } = openPage();

    await session.start();

    expect(auth().user).toEqual(ASHA);
    expect(localStorage.getItem('token')).toBe(fresh);
  });

  it('renews an expired token before any request uses it', async () => {
    localStorage.setItem('token', tokenFor(-MINUTE));
    server.use(
      post('/api/auth/refresh-token', { success: true, accessToken: tokenFor(15 * MINUTE) }),
      get('/api/auth/me', { success: true, user: ASHA }),
    );
    const { session, auth } = openPage();

    await session.start();

    expect(auth().user).toEqual(ASHA);
    expect(calls()).toEqual(['POST /api/auth/refresh-token', 'GET /api/auth/me']);
  });

  it('renews the token and retries after a 401 response', async () => {
    const rejected = tokenFor(10 * MINUTE, 'rejected');
    localStorage.setItem('token', rejected);
    server.use(
      get('/api/auth/me', ({ headers }) =>
        headers.get('authorization') === `Bearer ${rejected}`
          ? problem(401, 'UNAUTHENTICATED', 'Please login to continue.')
          : { success: true, user: ASHA },
      ),
      post('/api/auth/refresh-token', { success: true, accessToken: tokenFor(15 * MINUTE, 'fresh') }),
    );
    const { session, auth } = openPage();

    await session.start();

    expect(auth()).toEqual({ status: 'ready', user: ASHA });
  });

  it.each([
    ['there is no session', reply(200, { success: false, code: 'NO_SESSION', message: 'Not signed in.' })],
    ['the network fails', offline()],
  ])('removes the stored session when %s', async (_, response) => {
    localStorage.setItem('token', tokenFor(-MINUTE));
    localStorage.setItem('user', JSON.stringify(ASHA));
    server.use(post('/api/auth/refresh-token', response));
    const { session, auth } = openPage();

    await session.start();

    expect(auth()).toEqual({ status: 'ready', user: null });
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it.each(['no json', 'null', '42', '{"email":"a@b.in"}'])('removes the invalid stored user %s', async (garbage) => {
    localStorage.setItem('user', garbage);
    server.use(post('/api/auth/refresh-token', reply(200, { success: false, code: 'NO_SESSION', message: '' })));
    const { session, auth } = openPage();

    await session.start();

    expect(auth()).toEqual({ status: 'ready', user: null });
    expect(localStorage.getItem('user')).toBeNull();
  });
});

describe('a signed-in shopper', () => {
  it('api calls use the stored token while it is valid', async () => {
    const token = tokenFor(10 * MINUTE);
    localStorage.setItem('token', token);

    await expect(openPage().session.freshToken()).resolves.toEqual({ data: token });
  });

  it('a token that would expire during a payment is renewed once', async () => {
    localStorage.setItem('token', tokenFor(5 * MINUTE));
    server.use(post('/api/auth/refresh-token', { success: true, accessToken: tokenFor(15 * MINUTE) }));
    const { session } = openPage();

    await session.keepFreshFor(12 * MINUTE);
    await session.keepFreshFor(12 * MINUTE);
    await session.freshToken();

    expect(calls()).toEqual(['POST /api/auth/refresh-token']);
  });

  it('renewing the token rejects with status 401 if the session has ended', async () => {
    localStorage.setItem('token', tokenFor(MINUTE));
    server.use(post('/api/auth/refresh-token', reply(200, { success: false, code: 'NO_SESSION', message: '' })));

    await expect(openPage().session.keepFreshFor(12 * MINUTE)).rejects.toMatchObject({ cause: { status: 401 } });
  });

  it('renewing the token rejects with status 0 if the network fails', async () => {
    const token = tokenFor(MINUTE);
    localStorage.setItem('token', token);
    server.use(post('/api/auth/refresh-token', offline()));

    await expect(openPage().session.keepFreshFor(12 * MINUTE)).rejects.toMatchObject({
      cause: { status: 0, code: 'NO_ANSWER' },
    });
    expect(localStorage.getItem('token')).toBe(token);
  });

  it('a network failure does not sign the shopper out', async () => {
    localStorage.setItem('token', tokenFor(MINUTE / 2));
    localStorage.setItem('user', JSON.stringify(ASHA));
    const { session, auth } = openPage();

    server.use(post('/api/auth/refresh-token', offline()));
    await expect(session.freshToken()).resolves.toMatchObject({ error: { status: 0, code: 'NO_ANSWER' } });
    expect(localStorage.getItem('user')).not.toBeNull();

    server.use(post('/api/auth/refresh-token', reply(200, { success: false, code: 'NO_SESSION', message: '' })));
    await expect(session.freshToken()).resolves.toMatchObject({ error: { status: 401 } });
    expect(localStorage.getItem('user')).toBeNull();
    expect(auth()).toEqual({ status: 'ready', user: null });
  });

  it('returns status 0 if the server refuses to renew the token', async () => {
    localStorage.setItem('token', tokenFor(MINUTE / 2));
    server.use(post('/api/auth/refresh-token', problem(403, 'FORBIDDEN', 'Not from here.')));

    await expect(openPage().session.freshToken()).resolves.toMatchObject({
      error: { status: 0, message: 'Not from here.' },
    });
  });

  it('signing in with renew: true renews the token immediately', async () => {
    const renewed = tokenFor(15 * MINUTE, 'renewed');
    server.use(post('/api/auth/refresh-token', { success: true, accessToken: renewed }));
    const { session, auth } = openPage();

    await session.signIn({ token: tokenFor(15 * MINUTE), user: ASHA }, { renew: true });

    expect(auth().user).toEqual(ASHA);
    expect(localStorage.getItem('token')).toBe(renewed);
  });

  it('signing out deletes the recently viewed products', async () => {
    const deleteDatabase = jest.fn();
    Object.assign(globalThis, { indexedDB: { deleteDatabase } });
    server.use(post('/api/auth/logout', { success: true }));
    const { session } = openPage();

    await session.signOut();

    expect(deleteDatabase).toHaveBeenCalledWith('kaagazz-recently-viewed');
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });

  it('signing out removes the shopper’s token, details and drafts', async () => {
    localStorage.setItem('token', tokenFor(10 * MINUTE));
    localStorage.setItem('user', JSON.stringify(ASHA));
    sessionStorage.setItem('mine draft', 'Asha & Ravi');
    sessionStorage.setItem('height /', '3000');
    server.use(post('/api/auth/logout', { success: true }));
    const { session, auth } = openPage();

    await expect(session.signOut()).resolves.toBe(true);

    expect(Object.keys(sessionStorage)).toEqual(['height /']);

    expect(auth().user).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('the shopper stays signed in if sign-out fails', async () => {
    const token = tokenFor(10 * MINUTE);
    localStorage.setItem('token', token);
    server.use(post('/api/auth/logout', problem(500, 'INTERNAL', 'Something went wrong.')));
    const { session } = openPage();

    await expect(session.signOut()).resolves.toBe(false);

    expect(localStorage.getItem('token')).toBe(token);
  });
});

it('the session ends when another tab signs out', async () => {
  localStorage.setItem('token', tokenFor(10 * MINUTE));
  server.use(get('/api/auth/me', { success: true, user: ASHA }));
  const { session, auth } = openPage();
  await session.start();

  dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null }));

  expect(auth()).toEqual({ status: 'ready', user: null });
});

it.each([
  ['signed out', ASHA, null],
  ['signed in', null, ASHA],
])(
  'a page restored from the back-forward cache shows that the shopper has %s in another tab',
  async (_, before, after) => {
    if (before) localStorage.setItem('token', tokenFor(10 * MINUTE));
    server.use(
      get('/api/auth/me', { success: true, user: ASHA }),
      post('/api/auth/refresh-token', { success: false, code: 'NO_SESSION' }),
    );
    const { session, auth } = openPage();
    await session.start();
    if (after) localStorage.setItem('user', JSON.stringify(after));
    else localStorage.removeItem('user');

    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(auth().user).toEqual(before);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

    expect(auth()).toEqual({ status: 'ready', user: after });
  },
);
