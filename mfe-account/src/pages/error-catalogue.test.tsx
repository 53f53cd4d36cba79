import { SHOPPER, get, never, offline, post, problem, put, renderRemote, server } from '@kaagazz/testing';
import type { RenderedPage, Route } from '@kaagazz/testing';
import { screen, waitFor } from '@testing-library/react';

import face from '../public/routes.tsx';

const WITHOUT_MESSAGE = problem(500, 'INTERNAL', '');
afterEach(() => sessionStorage.clear());

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
  {
    text: 'Enter a valid email address.',
    when: 'the email address is invalid',
    act: (page) => askForLoginCode(page, 'asha@'),
  },
  {
    text: 'Invalid email.',
    when: 'the email address becomes invalid after the code was sent',
    answers: [loginSent],
    act: thenAtLogin({ Email: 'asha', ...CODE }, 'Login'),
  },
  {
    text: 'Enter a valid 6-digit code.',
    when: 'the code has the wrong length',
    answers: [loginSent],
    act: thenAtLogin({ '6-digit code': '12345' }, 'Login'),
  },
  {
    text: 'Enter a valid email address first.',
    when: 'another code is requested without an address',
    answers: [loginSent],
    act: thenAtLogin({ Email: '' }, 'Resend code'),
  },
  {
    text: 'Failed to send code',
    when: 'the server fails without a message',
    answers: [post('/api/auth/login', WITHOUT_MESSAGE)],
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
    when: 'the code is rejected without a message',
    answers: [loginSent, post('/api/auth/verify-otp', WITHOUT_MESSAGE)],
    act: thenAtLogin(CODE, 'Login'),
  },
  {
    text: 'Login failed',
    when: 'verifying the code fails',
    answers: [loginSent, post('/api/auth/verify-otp', offline())],
    act: thenAtLogin(CODE, 'Login'),
  },
  {
    text: 'Failed to resend OTP.',
    when: 'the server sends no other code',
    answers: [loginSent, post('/api/auth/resend-otp', WITHOUT_MESSAGE)],
    act: thenAtLogin({}, 'Resend code'),
  },
  {
    text: 'Error sending OTP.',
    when: 'resending fails',
    answers: [loginSent, post('/api/auth/resend-otp', offline())],
    act: thenAtLogin({}, 'Resend code'),
  },
];

const SIGN_UP: Row[] = [
  { text: 'Full name is required.', when: 'the name is empty', act: (page) => askForSignUpCode(page, '  ') },
  {
    text: 'Enter a valid email address.',
    when: 'the email address is invalid',
    act: (page) => askForSignUpCode(page, 'Asha', 'asha@example'),
  },
  {
    text: 'Enter a valid 6-digit OTP.',
    when: 'the code has the wrong length',
    answers: [registerSent],
    act: thenAtSignUp({ 'OTP (6-digit code)': '1234567' }, 'Sign up'),
  },
  {
    text: 'Enter a valid email or phone number.',
    when: 'another code is requested without an address',
    answers: [registerSent],
    act: thenAtSignUp({ Email: 'asha' }, 'Resend OTP'),
  },
  {
    text: 'Failed to send OTP',
    when: 'the server fails without a message',
    answers: [post('/api/auth/register', WITHOUT_MESSAGE)],
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
    when: 'the code is rejected without a message',
    answers: [registerSent, post('/api/auth/verify-otp', WITHOUT_MESSAGE)],
    act: thenAtSignUp(OTP, 'Sign up'),
  },
  {
    text: 'Signup failed',
    when: 'verifying the code fails',
    answers: [registerSent, post('/api/auth/verify-otp', offline())],
    act: thenAtSignUp(OTP, 'Sign up'),
  },
  {
    text: 'Failed to send OTP. Try again.',
    when: 'the server sends no other code',
    answers: [registerSent, post('/api/auth/resend-otp', WITHOUT_MESSAGE)],
    act: thenAtSignUp({}, 'Resend OTP'),
  },
  {
    text: 'Error sending OTP.',
    when: 'resending fails',
    answers: [registerSent, post('/api/auth/resend-otp', offline())],
    act: thenAtSignUp({}, 'Resend OTP'),
  },
];

const PROFILE: Row[] = [
  {
    text: 'Update failed',
    when: 'the server rejects it',
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
    answers: [get('/api/auth/my-order', WITHOUT_MESSAGE)],
    act: async () => undefined,
  },
  {
    text: 'Failed to fetch orders',
    when: 'the shopper is offline',
    answers: [get('/api/auth/my-order', offline())],
    act: async () => undefined,
  },
];

const showsText =
  (path: string, user: typeof SHOPPER | null) =>
  async ({ text, answers = [], act }: Row) => {
    server.use(...answers);
    const page = renderRemote(face, { at: path, user });

    await act(page);

    const alert = await screen.findByRole('alert');
    expect(alert.textContent.replace(/Try Again$/, '')).toBe(text);
  };

describe('a shopper who logs in', () => {
  it.each(LOGIN)('the login page shows "$text" when $when', showsText('/login', null));
});

describe('a shopper who signs up', () => {
  it.each(SIGN_UP)('the sign-up page shows "$text" when $when', showsText('/signup', null));
});

describe('a shopper at the profile', () => {
  beforeEach(() => {
    server.use(get('/api/auth/addresses', never()), get('/api/auth/sessions', never()));
  });

  it.each(PROFILE)('the profile page shows "$text" when $when', showsText('/profile', SHOPPER));
});

describe('a shopper at the orders', () => {
  it.each(ORDERS)('My Orders shows "$text" when $when', showsText('/my-orders', SHOPPER));

  it('shows "Please login to view your orders" to a signed-out visitor', async () => {
    renderRemote(face, { at: '/my-orders' });

    expect(await screen.findByText('Please login to view your orders')).toBeVisible();
  });
});

describe('a double click', () => {
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
  ])('requests only one code at %s if the shopper double-clicks', async (_, at, call, fill, button) => {
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
  ] as const)('verifies one code for a double click at %s', async (_, at, sent, ask, code, button) => {
    server.use(sent, post('/api/auth/verify-otp', never()));
    const page = renderRemote(face, { at });
    await ask(page);
    await type(page, code);

    await page.user.dblClick(screen.getByRole('button', { name: button }));

    await waitFor(() => expect(sentTo('/api/auth/verify-otp')).toHaveLength(1));
  });

  it('resends the code only once even if the shopper double-clicks', async () => {
    server.use(loginSent, post('/api/auth/resend-otp', never()));
    const page = renderRemote(face, { at: '/login' });
    await askForLoginCode(page);

    await page.user.dblClick(await screen.findByRole('button', { name: 'Resend code' }));

    await waitFor(() => expect(sentTo('/api/auth/resend-otp')).toHaveLength(1));
  });
});

describe('several invalid fields', () => {
  it('shows an error for each invalid field of the sign-up form', async () => {
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

  it('shows an error message for each invalid login field', async () => {
    server.use(loginSent);
    const page = renderRemote(face, { at: '/login' });

    await thenAtLogin({ Email: 'asha', '6-digit code': 'abcdef' }, 'Login')(page);

    await waitFor(() => expect(alerts()).toEqual(['Invalid email.', 'Enter a valid 6-digit code.']));
    expect(await field('Email')).toHaveFocus();
  });

  it('a shopper can sign in after correcting an invalid email address and code', async () => {
    server.use(loginSent, post('/api/auth/verify-otp', SESSION));
    const page = renderRemote(face, { at: '/login' });
    await thenAtLogin({ Email: 'asha', '6-digit code': '1' }, 'Login')(page);

    await type(page, { Email: 'asha@example.com', '6-digit code': '123456' });
    await press(page, 'Login');

    await waitFor(() => expect(page.address()).toBe('/'));
  });
});

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
