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

/** A token as the api makes it, good for so many milliseconds. */
function tokenFor(milliseconds: number, mark = 'a'): string {
  const payload = { sub: ASHA._id, mark, exp: Math.floor((Date.now() + milliseconds) / 1000) };
  return `header.${btoa(JSON.stringify(payload))}.signature`;
}

function openPage() {
  const session = createSession(() => store);
  const store = createSiteStore({ extra: { request: jest.fn() }, clients: [] });
  return { session, auth: () => store.getState().auth };
}

const asked = () => server.requests.map(({ method, path }) => `${method} ${path}`);

beforeEach(() => localStorage.clear());

describe('when a page starts', () => {
  it('is loading, with the stored user at once', () => {
    localStorage.setItem('user', JSON.stringify(ASHA));
    localStorage.setItem('token', tokenFor(10 * MINUTE));
    server.use(get('/api/auth/me', { success: true, user: ASHA }));
    const { session, auth } = openPage();

    void session.start();

    expect(auth()).toEqual({ status: 'loading', user: ASHA });
  });

  it('asks who a stored token belongs to, and asks nothing else', async () => {
    localStorage.setItem('token', tokenFor(10 * MINUTE));
    server.use(get('/api/auth/me', { success: true, user: ASHA }));
    const { session, auth } = openPage();

    await session.start();

    expect(auth()).toEqual({ status: 'ready', user: ASHA });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ASHA);
    expect(asked()).toEqual(['GET /api/auth/me']);
  });

  it('tries the refresh cookie when no token is stored', async () => {
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

  it('renews an expired token before it is used: no 401 is provoked', async () => {
    localStorage.setItem('token', tokenFor(-MINUTE));
    server.use(
      post('/api/auth/refresh-token', { success: true, accessToken: tokenFor(15 * MINUTE) }),
      get('/api/auth/me', { success: true, user: ASHA }),
    );
    const { session, auth } = openPage();

    await session.start();

    expect(auth().user).toEqual(ASHA);
    expect(asked()).toEqual(['POST /api/auth/refresh-token', 'GET /api/auth/me']);
  });

  it('refreshes after a 401 and asks again', async () => {
    const refused = tokenFor(10 * MINUTE, 'refused');
    localStorage.setItem('token', refused);
    server.use(
      get('/api/auth/me', ({ headers }) =>
        headers.get('authorization') === `Bearer ${refused}`
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
    ['the network is away', offline()],
  ])('forgets the stored session when %s', async (_case, answer) => {
    localStorage.setItem('token', tokenFor(-MINUTE));
    localStorage.setItem('user', JSON.stringify(ASHA));
    server.use(post('/api/auth/refresh-token', answer));
    const { session, auth } = openPage();

    await session.start();

    expect(auth()).toEqual({ status: 'ready', user: null });
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it.each(['no json', 'null', '42', '{"email":"a@b.in"}'])(
    'removes a stored user that is none: %s',
    async (garbage) => {
      localStorage.setItem('user', garbage);
      server.use(post('/api/auth/refresh-token', reply(200, { success: false, code: 'NO_SESSION', message: '' })));
      const { session, auth } = openPage();

      await session.start();

      expect(auth()).toEqual({ status: 'ready', user: null });
      expect(localStorage.getItem('user')).toBeNull();
    },
  );
});

describe('a signed-in shopper', () => {
  it('gets a token for calls that is not renewed while it is good', async () => {
    const token = tokenFor(10 * MINUTE);
    localStorage.setItem('token', token);

    await expect(openPage().session.freshToken()).resolves.toEqual({ data: token });
  });

  it('has a token renewed before a payment that it might not outlast, and not again during it', async () => {
    localStorage.setItem('token', tokenFor(5 * MINUTE));
    server.use(post('/api/auth/refresh-token', { success: true, accessToken: tokenFor(15 * MINUTE) }));
    const { session } = openPage();

    await session.keepFreshFor(12 * MINUTE);
    await session.keepFreshFor(12 * MINUTE);
    await session.freshToken();

    expect(asked()).toEqual(['POST /api/auth/refresh-token']);
  });

  it('is told before a payment that the session has ended', async () => {
    localStorage.setItem('token', tokenFor(MINUTE));
    server.use(post('/api/auth/refresh-token', reply(200, { success: false, code: 'NO_SESSION', message: '' })));

    await expect(openPage().session.keepFreshFor(12 * MINUTE)).rejects.toMatchObject({ cause: { status: 401 } });
  });

  it('is not told before a payment that the session has ended when nobody could be asked', async () => {
    const token = tokenFor(MINUTE);
    localStorage.setItem('token', token);
    server.use(post('/api/auth/refresh-token', offline()));

    await expect(openPage().session.keepFreshFor(12 * MINUTE)).rejects.toMatchObject({
      cause: { status: 0, code: 'NO_ANSWER' },
    });
    expect(localStorage.getItem('token')).toBe(token);
  });

  it('is signed out in an open page when the session has ended meanwhile, but not when only the network is away', async () => {
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

  it('is not told of a call that it was refused when only the renewal before it was', async () => {
    localStorage.setItem('token', tokenFor(MINUTE / 2));
    server.use(post('/api/auth/refresh-token', problem(403, 'FORBIDDEN', 'Not from here.')));

    await expect(openPage().session.freshToken()).resolves.toMatchObject({
      error: { status: 0, message: 'Not from here.' },
    });
  });

  it('trades the cookie for a new token right after login', async () => {
    const renewed = tokenFor(15 * MINUTE, 'renewed');
    server.use(post('/api/auth/refresh-token', { success: true, accessToken: renewed }));
    const { session, auth } = openPage();

    await session.signIn({ token: tokenFor(15 * MINUTE), user: ASHA }, { renew: true });

    expect(auth().user).toEqual(ASHA);
    expect(localStorage.getItem('token')).toBe(renewed);
  });

  it('is signed out when the api says so', async () => {
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

  it('stays signed in when logout fails', async () => {
    const token = tokenFor(10 * MINUTE);
    localStorage.setItem('token', token);
    server.use(post('/api/auth/logout', problem(500, 'INTERNAL', 'Something went wrong.')));
    const { session } = openPage();

    await expect(session.signOut()).resolves.toBe(false);

    expect(localStorage.getItem('token')).toBe(token);
  });
});

it('follows another tab that signs out', async () => {
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
])('follows a shopper who %s on the next page, when Back brings this one as it was left', async (_what, left, now) => {
  if (left) localStorage.setItem('token', tokenFor(10 * MINUTE));
  server.use(
    get('/api/auth/me', { success: true, user: ASHA }),
    post('/api/auth/refresh-token', { success: false, code: 'NO_SESSION' }),
  );
  const { session, auth } = openPage();
  await session.start();
  if (now) localStorage.setItem('user', JSON.stringify(now));
  else localStorage.removeItem('user');

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(auth().user).toEqual(left);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(auth()).toEqual({ status: 'ready', user: now });
});
