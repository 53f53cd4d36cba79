import { SHOPPER, never, offline, post, problem, renderPage, reply, server } from '@kaagazz/testing';
import { act, screen, waitFor } from '@testing-library/react';

import { accountApi } from '../api.ts';
import { LoginPage } from './login-page.tsx';

const SENT = { success: true, message: 'If this address has an account, a code is on its way.' };
const SESSION = { success: true, token: 'token-1', accessToken: 'token-1', user: SHOPPER };

const email = () => screen.getByRole('textbox', { name: 'Email' });
const code = () => screen.getByRole('textbox', { name: '6-digit code' });
const button = (name: string) => screen.getByRole('button', { name });
const { sentTo } = server;

function openLogin(at = '/login') {
  return renderPage(<LoginPage />, { at, path: '/login', api: accountApi });
}

async function openLoginWithCodeSent(at?: string) {
  server.use(post('/api/auth/login', SENT));
  const page = openLogin(at);
  await page.user.type(email(), 'asha@example.com');
  await page.user.click(button('Send code'));
  await screen.findByRole('textbox', { name: '6-digit code' });
  return page;
}

describe('the first step of login', () => {
  it('asks for the e-mail alone', () => {
    openLogin();

    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(email()).toHaveAttribute('autocomplete', 'email');
    expect(screen.queryByRole('textbox', { name: '6-digit code' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resend code' })).not.toBeInTheDocument();
  });

  it.each(['', 'asha', 'asha@', 'asha@example', 'a sha@example.com'])('refuses "%s" as an e-mail', async (typed) => {
    const { user } = openLogin();

    if (typed) await user.type(email(), typed);
    await user.click(button('Send code'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a valid email address.');
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Enter a valid email address.');
    expect(server.requests).toHaveLength(0);
  });

  it('sends the code, says so and goes to the code field', async () => {
    await openLoginWithCodeSent();

    expect(sentTo('/api/auth/login')[0]?.body).toEqual({ email: 'asha@example.com' });
    expect(screen.getByRole('status')).toHaveTextContent(SENT.message);
    await waitFor(() => expect(code()).toHaveFocus());
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('takes an address with blanks around it and capitals as the same mailbox', async () => {
    server.use(post('/api/auth/login', SENT));
    const { user } = openLogin();

    await user.type(email(), '  Asha@Example.COM ');
    await user.click(button('Send code'));
    await screen.findByRole('textbox', { name: '6-digit code' });

    expect(sentTo('/api/auth/login')[0]?.body).toEqual({ email: 'asha@example.com' });
  });

  it('shows that it is sending and does not send twice', async () => {
    server.use(post('/api/auth/login', never()));
    const { user } = openLogin();
    await user.type(email(), 'asha@example.com');

    await user.click(button('Send code'));
    await user.click(button('Send code'));

    expect(button('Send code')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(sentTo('/api/auth/login')).toHaveLength(1));
  });

  it.each([
    [
      'the server’s own message',
      problem(503, 'MAIL_AWAY', 'Mail is resting. Try in a minute.'),
      'Mail is resting. Try in a minute.',
    ],
    ['its own words when the server gave none', problem(500, 'INTERNAL', ''), 'Failed to send code'],
    ['its own words when no answer came', offline(), 'Failed to send code'],
  ])('says on failure %s', async (_, answer, text) => {
    server.use(post('/api/auth/login', answer));
    const { user } = openLogin();

    await user.type(email(), 'asha@example.com');
    await user.click(button('Send code'));

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('textbox', { name: '6-digit code' })).not.toBeInTheDocument();
  });

  it.each([
    ['that was sent moments ago', 'RESEND_TOO_SOON', 'Please wait 20 seconds.'],
    ['of the newest mail, when no more are sent', 'TOO_MANY_CODES', 'Use the one in the newest mail.'],
  ])('lets the shopper type the code %s', async (_which, wireCode, message) => {
    server.use(post('/api/auth/login', problem(429, wireCode, message)));
    const { user } = openLogin();

    await user.type(email(), 'asha@example.com');
    await user.click(button('Send code'));

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await waitFor(() => expect(code()).toHaveFocus());
  });

  it('puts nothing into the address when it is sent before the page is ready', () => {
    const { container } = openLogin();

    expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  });
});

describe('the second step of login', () => {
  it('takes a pasted code with blanks, signs in with a renewed session and goes home', async () => {
    server.use(post('/api/auth/verify-otp', SESSION));
    const { user, host, address } = await openLoginWithCodeSent();
    const signIn = jest.spyOn(host.auth, 'signIn');

    await user.click(code());
    await user.paste(' 123 456 ');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(address()).toBe('/'));
    expect(sentTo('/api/auth/verify-otp')[0]?.body).toEqual({ email: 'asha@example.com', otp: '123456' });
    expect(signIn).toHaveBeenCalledWith({ token: 'token-1', user: SHOPPER }, { renew: true });
  });

  it('goes back to where the shopper wanted to go, query string included', async () => {
    server.use(post('/api/auth/verify-otp', SESSION));
    const { user, address } = await openLoginWithCodeSent('/login?next=%2Forder%3Fcoupon%3Drain');

    await user.type(code(), '123456');
    await user.click(button('Login'));

    await waitFor(() => expect(address()).toBe('/order?coupon=rain'));
  });

  it.each(['', '12345', '1234567', 'abcdef'])('refuses "%s" as a code', async (typed) => {
    const { user } = await openLoginWithCodeSent();

    if (typed) await user.type(code(), typed);
    await user.click(button('Login'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a valid 6-digit code.');
    expect(code()).toHaveFocus();
    expect(sentTo('/api/auth/verify-otp')).toHaveLength(0);
  });

  it('does not complain while the code is typed for the first time', async () => {
    const { user } = await openLoginWithCodeSent();

    await user.type(code(), '123');

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('refuses an e-mail that was broken meanwhile', async () => {
    const { user } = await openLoginWithCodeSent();

    await user.clear(email());
    await user.type(code(), '123456');
    await user.click(button('Login'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email.');
  });

  it.each([
    [
      'the server’s own message',
      problem(400, 'INVALID_OTP', 'That code is not right. 4 tries left.'),
      'That code is not right. 4 tries left.',
    ],
    ['its own words when the server gave none', problem(400, 'INVALID_OTP', ''), 'Verification failed'],
    ['its own words when no answer came', offline(), 'Login failed'],
  ])('says on failure %s, and the code can be typed again', async (_, answer, text) => {
    server.use(post('/api/auth/verify-otp', answer));
    const { user, address } = await openLoginWithCodeSent();

    await user.type(code(), '000000');
    await user.click(button('Login'));

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(code()).toHaveFocus();
    expect(address()).toBe('/login');
  });

  it('says so when the shell cannot take the session over', async () => {
    server.use(post('/api/auth/verify-otp', SESSION));
    const { user, host } = await openLoginWithCodeSent();
    jest.spyOn(host.auth, 'signIn').mockRejectedValue(new Error('no cookie'));

    await user.type(code(), '123456');
    await user.click(button('Login'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  });
});

describe('an address that is corrected after the code was sent', () => {
  it('gets a code of its own, at which the first one is forgotten', async () => {
    const { user } = await openLoginWithCodeSent();
    await user.type(code(), '123');

    await user.type(email(), '.in');

    expect(email()).toHaveFocus();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resend code' })).not.toBeInTheDocument();
    await user.click(button('Send code'));
    await waitFor(() => expect(code()).toHaveFocus());
    expect(code()).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent(SENT.message);
    expect(sentTo('/api/auth/login').at(-1)?.body).toEqual({ email: 'asha@example.com.in' });
  });

  it('is no longer told when the old one may ask again', async () => {
    const { user } = await openLoginWithCodeSent();
    server.use(post('/api/auth/login', problem(429, 'RESEND_TOO_SOON', 'Ask again in 28 s.')));
    await user.type(email(), '.in');
    await user.click(button('Send code'));
    await screen.findByText('Ask again in 28 s.');

    await user.type(email(), 'dia');

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(button('Send code')).toBeEnabled();
  });

  it('still has its code when it is put back, with what was typed of it', async () => {
    const { user } = await openLoginWithCodeSent();
    await user.type(code(), '123');

    await user.type(email(), '.in{Backspace}{Backspace}{Backspace}');

    expect(code()).toHaveValue('123');
    expect(email()).toHaveFocus();
    expect(sentTo('/api/auth/login')).toHaveLength(1);
  });

  it('keeps the code that it was sent until it is another address', async () => {
    const { user } = await openLoginWithCodeSent();

    await user.clear(email());

    expect(screen.queryByText(SENT.message)).not.toBeInTheDocument();
    expect(button('Login')).toBeEnabled();
  });
});

describe('resending the code', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('tells that another code was sent, for five seconds', async () => {
    server.use(post('/api/auth/resend-otp', { success: true, message: 'A new code is on its way.' }));
    const { user } = await openLoginWithCodeSent();

    await user.click(button('Resend code'));

    expect(await screen.findByText('A new code is on its way.')).toBeVisible();
    expect(sentTo('/api/auth/resend-otp')[0]?.body).toEqual({ email: 'asha@example.com' });
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.getByText('A new code is on its way.')).toBeVisible();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('A new code is on its way.')).not.toBeInTheDocument();
  });

  it.each([
    ['the server’s own message', problem(429, 'RESEND_TOO_SOON', 'Please wait 12 seconds.'), 'Please wait 12 seconds.'],
    [
      'its own words when the server gave none',
      reply(500, { success: false, message: '', code: 'INTERNAL' }),
      'Failed to resend OTP.',
    ],
    ['its own words when no answer came', offline(), 'Error sending OTP.'],
  ])('says on failure %s', async (_, answer, text) => {
    server.use(post('/api/auth/resend-otp', answer));
    const { user } = await openLoginWithCodeSent();

    await user.click(button('Resend code'));

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('needs a valid e-mail first', async () => {
    const { user } = await openLoginWithCodeSent();

    await user.clear(email());
    await user.click(button('Resend code'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a valid email address first.');
    expect(email()).toHaveFocus();
    expect(sentTo('/api/auth/resend-otp')).toHaveLength(0);
  });
});

describe('who is signed in already', () => {
  it('goes on to where they wanted to go', async () => {
    const { address } = renderPage(<LoginPage />, {
      at: '/login?next=%2Fmy-orders',
      path: '/login',
      user: SHOPPER,
      api: accountApi,
    });

    await waitFor(() => expect(address()).toBe('/my-orders'));
  });

  it('goes home rather than to another site', async () => {
    const { address } = renderPage(<LoginPage />, { at: '/login?next=//evil.example', user: SHOPPER, api: accountApi });

    await waitFor(() => expect(address()).toBe('/'));
  });

  it('sees the form while that is still being found out', () => {
    renderPage(<LoginPage />, { at: '/login', user: 'loading', api: accountApi });

    expect(email()).toBeVisible();
  });
});

it('takes the wanted page along to sign-up', () => {
  openLogin('/login?next=%2Forder');

  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup?next=%2Forder');
});

it('names itself to search engines', () => {
  const { host } = openLogin();

  expect(host.head).toMatchObject({ title: 'Login', canonical: '/login' });
});
