import { SHOPPER, get, never, offline, post, problem, put, renderRemote, server } from '@kaagazz/testing';
import type { RenderedPage, Route } from '@kaagazz/testing';
import { screen, waitFor } from '@testing-library/react';

import face from '../public/routes.tsx';

/** Every text of the specification's error catalogue (§8) and validation rules (§5) that these pages own, provoked through the app's face. */

const WORDLESS = problem(500, 'INTERNAL', '');
const SENT = { success: true, message: 'A mail is on its way.' };
const SESSION = { success: true, token: 'token-1', accessToken: 'token-1', user: SHOPPER };
const { sentTo } = server;

const field = (name: string) => screen.findByRole('textbox', { name });
const press = async ({ user }: RenderedPage, name: string) => user.click(await screen.findByRole('button', { name }));

type Typed = Record<string, string>;

async function type({ user }: RenderedPage, typed: Typed): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    await user.clear(await field(name));
    if (text) await user.type(await field(name), text);
  }
}

/** One row: at a page where these routes answer, what a shopper types and presses brings this text. */
interface Row {
  text: string;
  when: string;
  answers?: Route[];
  act: (page: RenderedPage) => Promise<void>;
}

const askForLoginCode = async (page: RenderedPage, email = 'asha@example.com') => {
  await type(page, { Email: email });
  await press(page, 'Send code');
};
const askForSignUpCode = async (page: RenderedPage, fullname = 'Asha', email = 'asha@example.com') => {
  await type(page, { 'Full name': fullname, Email: email });
  await press(page, 'Send OTP');
};
const loginSent = post('/api/auth/login', SENT);
const registerSent = post('/api/auth/register', SENT);

/** The code was asked for; then this is typed and pressed. */
const thenAtLogin = (typed: Typed, button: string) => async (page: RenderedPage) => {
  await askForLoginCode(page);
  await field('6-digit code');
  await type(page, typed);
  await press(page, button);
};
const thenAtSignUp = (typed: Typed, button: string) => async (page: RenderedPage) => {
  await askForSignUpCode(page);
  await field('OTP (6-digit code)');
  await type(page, typed);
  await press(page, button);
};
const CODE = { '6-digit code': '123456' };
const OTP = { 'OTP (6-digit code)': '123456' };

const LOGIN: Row[] = [
  { text: 'Enter a valid email address.', when: 'the address is none', act: (page) => askForLoginCode(page, 'asha@') },
  {
    text: 'Invalid email.',
    when: 'the address was broken after the code was sent',
    answers: [loginSent],
    act: thenAtLogin({ Email: 'asha', ...CODE }, 'Login'),
  },
  {
    text: 'Enter a valid 6-digit code.',
    when: 'the code has another length',
    answers: [loginSent],
    act: thenAtLogin({ '6-digit code': '12345' }, 'Login'),
  },
  {
    text: 'Enter a valid email address first.',
    when: 'a code is asked for again without an address',
    answers: [loginSent],
    act: thenAtLogin({ Email: '' }, 'Resend code'),
  },
  {
    text: 'Failed to send code',
    when: 'the server fails without a word',
    answers: [post('/api/auth/login', WORDLESS)],
    act: askForLoginCode,
  },
  {
    text: 'Failed to send code',
    when: 'the shopper is offline',
    answers: [post('/api/auth/login', offline())],
    act: askForLoginCode,
  },
  {
    text: 'Verification failed',
    when: 'the code is refused without a word',
    answers: [loginSent, post('/api/auth/verify-otp', WORDLESS)],
    act: thenAtLogin(CODE, 'Login'),
  },
  {
    text: 'Login failed',
    when: 'no answer comes to the code',
    answers: [loginSent, post('/api/auth/verify-otp', offline())],
    act: thenAtLogin(CODE, 'Login'),
  },
  {
    text: 'Failed to resend OTP.',
    when: 'the server sends no other code',
    answers: [loginSent, post('/api/auth/resend-otp', WORDLESS)],
    act: thenAtLogin({}, 'Resend code'),
  },
  {
    text: 'Error sending OTP.',
    when: 'no answer comes to asking again',
    answers: [loginSent, post('/api/auth/resend-otp', offline())],
    act: thenAtLogin({}, 'Resend code'),
  },
];

const SIGN_UP: Row[] = [
  { text: 'Full name is required.', when: 'there is no name', act: (page) => askForSignUpCode(page, '  ') },
  {
    text: 'Enter a valid email address.',
    when: 'the address is none',
    act: (page) => askForSignUpCode(page, 'Asha', 'asha@example'),
  },
  {
    text: 'Enter a valid 6-digit OTP.',
    when: 'the code has another length',
    answers: [registerSent],
    act: thenAtSignUp({ 'OTP (6-digit code)': '1234567' }, 'Sign up'),
  },
  {
    text: 'Enter a valid email or phone number.',
    when: 'a code is asked for again without an address',
    answers: [registerSent],
    act: thenAtSignUp({ Email: 'asha' }, 'Resend OTP'),
  },
  {
    text: 'Failed to send OTP',
    when: 'the server fails without a word',
    answers: [post('/api/auth/register', WORDLESS)],
    act: askForSignUpCode,
  },
  {
    text: 'Failed to send OTP',
    when: 'the shopper is offline',
    answers: [post('/api/auth/register', offline())],
    act: askForSignUpCode,
  },
  {
    text: 'Verification failed',
    when: 'the code is refused without a word',
    answers: [registerSent, post('/api/auth/verify-otp', WORDLESS)],
    act: thenAtSignUp(OTP, 'Sign up'),
  },
  {
    text: 'Signup failed',
    when: 'no answer comes to the code',
    answers: [registerSent, post('/api/auth/verify-otp', offline())],
    act: thenAtSignUp(OTP, 'Sign up'),
  },
  {
    text: 'Failed to send OTP. Try again.',
    when: 'the server sends no other code',
    answers: [registerSent, post('/api/auth/resend-otp', WORDLESS)],
    act: thenAtSignUp({}, 'Resend OTP'),
  },
  {
    text: 'Error sending OTP.',
    when: 'no answer comes to asking again',
    answers: [registerSent, post('/api/auth/resend-otp', offline())],
    act: thenAtSignUp({}, 'Resend OTP'),
  },
];

const PROFILE: Row[] = [
  {
    text: 'Update failed',
    when: 'the server refuses',
    answers: [put('/api/auth/update-user', problem(400, 'VALIDATION', 'fullname: at most 120 characters'))],
    act: (page) => press(page, 'Save changes'),
  },
  {
    text: 'Update failed',
    when: 'the shopper is offline',
    answers: [put('/api/auth/update-user', offline())],
    act: (page) => press(page, 'Save changes'),
  },
];

const ORDERS: Row[] = [
  {
    text: 'Failed to fetch orders',
    when: 'the server fails',
    answers: [get('/api/auth/my-order', WORDLESS)],
    act: async () => undefined,
  },
  {
    text: 'Failed to fetch orders',
    when: 'the shopper is offline',
    answers: [get('/api/auth/my-order', offline())],
    act: async () => undefined,
  },
];

const provoked =
  (path: string, user: typeof SHOPPER | null) =>
  async ({ text, answers = [], act }: Row) => {
    server.use(...answers);
    const page = renderRemote(face, { at: path, user });

    await act(page);

    const alert = await screen.findByRole('alert');
    // What stands beside the text: a button to try again.
    expect(alert.textContent.replace(/Try Again$/, '')).toBe(text);
  };

describe('a shopper who logs in', () => {
  it.each(LOGIN)('reads "$text" when $when', provoked('/login', null));
});

describe('a shopper who signs up', () => {
  it.each(SIGN_UP)('reads "$text" when $when', provoked('/signup', null));
});

describe('a shopper at the profile', () => {
  beforeEach(() => {
    server.use(get('/api/auth/addresses', never()), get('/api/auth/sessions', never()));
  });

  it.each(PROFILE)('reads "$text" when $when', provoked('/profile', SHOPPER));
});

describe('a shopper at the orders', () => {
  it.each(ORDERS)('reads "$text" when $when', provoked('/my-orders', SHOPPER));

  it('reads "Please login to view your orders" as a visitor', async () => {
    renderRemote(face, { at: '/my-orders' });

    expect(await screen.findByText('Please login to view your orders')).toBeVisible();
  });
});

describe('one press too many', () => {
  it.each([
    [
      'login',
      '/login',
      '/api/auth/login',
      (page: RenderedPage) => type(page, { Email: 'asha@example.com' }),
      'Send code',
    ],
    [
      'sign-up',
      '/signup',
      '/api/auth/register',
      (page: RenderedPage) => type(page, { 'Full name': 'Asha', Email: 'asha@example.com' }),
      'Send OTP',
    ],
  ])('asks for one code at %s', async (_, at, call, fill, button) => {
    server.use(post(call, never()));
    const page = renderRemote(face, { at });
    await screen.findByRole('button', { name: button });
    await fill(page);

    await page.user.dblClick(screen.getByRole('button', { name: button }));

    await waitFor(() => expect(server.requests).toHaveLength(1));
  });

  it.each([
    ['login', '/login', loginSent, askForLoginCode, CODE, 'Login'],
    ['sign-up', '/signup', registerSent, askForSignUpCode, OTP, 'Sign up'],
  ] as const)('verifies one code at %s', async (_, at, sent, ask, code, button) => {
    server.use(sent, post('/api/auth/verify-otp', never()));
    const page = renderRemote(face, { at });
    await ask(page);
    await type(page, code);

    await page.user.dblClick(screen.getByRole('button', { name: button }));

    await waitFor(() => expect(sentTo('/api/auth/verify-otp')).toHaveLength(1));
  });

  it('resends one code', async () => {
    server.use(loginSent, post('/api/auth/resend-otp', never()));
    const page = renderRemote(face, { at: '/login' });
    await askForLoginCode(page);

    await page.user.dblClick(await screen.findByRole('button', { name: 'Resend code' }));

    await waitFor(() => expect(sentTo('/api/auth/resend-otp')).toHaveLength(1));
  });
});

describe('everything wrong at once', () => {
  it('is said field by field at sign-up, after the code was sent too', async () => {
    server.use(registerSent);
    const page = renderRemote(face, { at: '/signup' });
    await press(page, 'Send OTP');
    await waitFor(() => expect(alerts()).toEqual(['Full name is required.', 'Enter a valid email address.']));

    await askForSignUpCode(page);
    await field('OTP (6-digit code)');
    await type(page, { 'Full name': '', Email: 'asha', 'OTP (6-digit code)': '12' });
    await press(page, 'Sign up');

    await waitFor(() =>
      expect(alerts()).toEqual([
        'Full name is required.',
        'Enter a valid email address.',
        'Enter a valid 6-digit OTP.',
      ]),
    );
    expect(await field('Full name')).toHaveFocus();
  });

  it('is said field by field at login', async () => {
    server.use(loginSent);
    const page = renderRemote(face, { at: '/login' });

    await thenAtLogin({ Email: 'asha', '6-digit code': 'abcdef' }, 'Login')(page);

    await waitFor(() => expect(alerts()).toEqual(['Invalid email.', 'Enter a valid 6-digit code.']));
    expect(await field('Email')).toHaveFocus();
  });

  it('can be put right: what is valid then signs in', async () => {
    server.use(loginSent, post('/api/auth/verify-otp', SESSION));
    const page = renderRemote(face, { at: '/login' });
    await thenAtLogin({ Email: 'asha', '6-digit code': '1' }, 'Login')(page);

    await type(page, { Email: 'asha@example.com', '6-digit code': '123456' });
    await press(page, 'Login');

    await waitFor(() => expect(page.address()).toBe('/'));
  });
});

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
