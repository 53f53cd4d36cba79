import { SHOPPER, never, offline, post, problem, put, renderPage, reply, server } from '@kaagazz/testing';
import { act, screen, waitFor } from '@testing-library/react';

import { accountApi } from '../api.ts';
import { LoginPage } from './login-page.tsx';

const SENT = { success: true, message: 'If this address has an account, a code is on its way.' };
const SESSION = { success: true, token: 'token-1', accessToken: 'token-1', user: SHOPPER };

const email = () => screen.getByRole('textbox', { name: 'Email' });
const code = () => screen.getByRole('textbox', { name: '6-digit code' });
const button = (name: string) => screen.getByRole('button', { name });
const { sentTo } = server;

afterEach(() => sessionStorage.clear());

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
  it('asks only for the email address at first', () => {
    openLogin();

    expect(screen.getByRole('heading', { level: 1, name: 'Login or sign up' })).toBeVisible();
    expect(email()).toHaveAttribute('autocomplete', 'email');
    expect(screen.queryByRole('textbox', { name: '6-digit code' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resend code' })).not.toBeInTheDocument();
  });

  it.each(['', 'asha', 'asha@', 'asha@example', 'a sha@example.com'])(
    'rejects "%s" as an email address',
    async (typed) => {
      const { user } = openLogin();

      if (typed) await user.type(email(), typed);
      await user.click(button('Send code'));

      expect(await screen.findByRole('alert')).toHaveTextContent('Enter a valid email address.');
      expect(email()).toHaveFocus();
      expect(email()).toHaveAccessibleDescription('Enter a valid email address.');
      expect(server.requests).toHaveLength(0);
    },
  );

  it('confirms that the code was sent and focuses the code field', async () => {
    await openLoginWithCodeSent();

    expect(sentTo('/api/auth/login')[0]?.body).toEqual({ email: 'asha@example.com' });
    expect(screen.getByRole('status')).toHaveTextContent(SENT.message);
    await waitFor(() => expect(code()).toHaveFocus());
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('ignores spaces and letter case in the email address', async () => {
    server.use(post('/api/auth/login', SENT));
    const { user } = openLogin();

    await user.type(email(), '  Asha@Example.COM ');
    await user.click(button('Send code'));
    await screen.findByRole('textbox', { name: '6-digit code' });

    expect(sentTo('/api/auth/login')[0]?.body).toEqual({ email: 'asha@example.com' });
  });

  it('requests only one code if the shopper double-clicks', async () => {
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
      'the server’s message',
      problem(503, 'MAIL_AWAY', 'We can’t send email right now. Please try again in a minute.'),
      'We can’t send email right now. Please try again in a minute.',
    ],
    ['its own message if the server sent none', problem(500, 'INTERNAL', ''), 'Failed to send code'],
    ['its own message after a network error', offline(), 'Failed to send code'],
  ])('shows %s when requesting a code fails', async (_, failure, text) => {
    server.use(post('/api/auth/login', failure));
    const { user } = openLogin();

    await user.type(email(), 'asha@example.com');
    await user.click(button('Send code'));

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('textbox', { name: '6-digit code' })).not.toBeInTheDocument();
  });

  it.each([
    ['that was sent moments ago', 'RESEND_TOO_SOON', 'Please wait 20 seconds.'],
    ['of the newest mail, when no more are sent', 'TOO_MANY_CODES', 'Use the one in the newest mail.'],
  ])('accepts an earlier code %s', async (_which, wireCode, message) => {
    server.use(post('/api/auth/login', problem(429, wireCode, message)));
    const { user } = openLogin();

    await user.type(email(), 'asha@example.com');
    await user.click(button('Send code'));

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await waitFor(() => expect(code()).toHaveFocus());
  });

  it('submits the login form with POST before hydration', () => {
    const { container } = openLogin();

    expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  });
});

describe('the second step of login', () => {
  it('accepts a pasted code with spaces and opens the home page', async () => {
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

  it('returns to the requested page after sign-in, including its query string', async () => {
    server.use(post('/api/auth/verify-otp', SESSION));
    const { user, address } = await openLoginWithCodeSent('/login?next=%2Forder%3Fcoupon%3Drain');

    await user.type(code(), '123456');
    await user.click(button('Login'));

    await waitFor(() => expect(address()).toBe('/order?coupon=rain'));
  });

  it.each(['', '12345', '1234567', 'abcdef'])('rejects "%s" as a code', async (typed) => {
    const { user } = await openLoginWithCodeSent();

    if (typed) await user.type(code(), typed);
    await user.click(button('Login'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a valid 6-digit code.');
    expect(code()).toHaveFocus();
    expect(sentTo('/api/auth/verify-otp')).toHaveLength(0);
  });

  it('doesn’t show an error while the code is typed for the first time', async () => {
    const { user } = await openLoginWithCodeSent();

    await user.type(code(), '123');

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an error if the email address is empty when the code is submitted', async () => {
    const { user } = await openLoginWithCodeSent();

    await user.clear(email());
    await user.type(code(), '123456');
    await user.click(button('Login'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email.');
  });

  it.each([
    [
      'the server’s message',
      problem(400, 'INVALID_OTP', 'That code is not right. 4 tries left.'),
      'That code is not right. 4 tries left.',
    ],
    ['its own message if the server sent none', problem(400, 'INVALID_OTP', ''), 'Verification failed'],
    ['its own message after a network error', offline(), 'Login failed'],
  ])('shows %s after a failed login and lets the shopper enter the code again', async (_, failure, text) => {
    server.use(post('/api/auth/verify-otp', failure));
    const { user, address } = await openLoginWithCodeSent();

    await user.type(code(), '000000');
    await user.click(button('Login'));

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(code()).toHaveFocus();
    expect(address()).toBe('/login');
  });

  it('shows an error if the session cannot be stored after sign-in', async () => {
    server.use(post('/api/auth/verify-otp', SESSION));
    const { user, host } = await openLoginWithCodeSent();
    jest.spyOn(host.auth, 'signIn').mockRejectedValue(new Error('no cookie'));

    await user.type(code(), '123456');
    await user.click(button('Login'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  });
});

describe('an email address that is changed after the code was sent', () => {
  it('requests a new code for a changed email address', async () => {
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

  it('clears an error about the email address when the address is edited', async () => {
    const { user } = await openLoginWithCodeSent();
    server.use(post('/api/auth/login', problem(429, 'RESEND_TOO_SOON', 'Ask again in 28 s.')));
    await user.type(email(), '.in');
    await user.click(button('Send code'));
    await screen.findByText('Ask again in 28 s.');

    await user.type(email(), 'dia');

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(button('Send code')).toBeEnabled();
  });

  it('keeps the entered code if the shopper undoes a change to the email address', async () => {
    const { user } = await openLoginWithCodeSent();
    await user.type(code(), '123');

    await user.type(email(), '.in{Backspace}{Backspace}{Backspace}');

    expect(code()).toHaveValue('123');
    expect(email()).toHaveFocus();
    expect(sentTo('/api/auth/login')).toHaveLength(1);
  });

  it('does not hide the code field if the visitor clears the email address', async () => {
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

  it('shows a notice for 5 seconds after another code is sent', async () => {
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
    ['the server’s message', problem(429, 'RESEND_TOO_SOON', 'Please wait 12 seconds.'), 'Please wait 12 seconds.'],
    [
      'its own message if the server sent none',
      reply(500, { success: false, message: '', code: 'INTERNAL' }),
      'Failed to resend OTP.',
    ],
    ['its own message after a network error', offline(), 'Error sending OTP.'],
  ])('shows %s when resending the code fails', async (_, failure, text) => {
    server.use(post('/api/auth/resend-otp', failure));
    const { user } = await openLoginWithCodeSent();

    await user.click(button('Resend code'));

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('resends a code only to a valid email address', async () => {
    const { user } = await openLoginWithCodeSent();

    await user.clear(email());
    await user.click(button('Resend code'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a valid email address first.');
    expect(email()).toHaveFocus();
    expect(sentTo('/api/auth/resend-otp')).toHaveLength(0);
  });
});

describe('a shopper who interrupts the login', () => {
  it('shows the code field again after a reload', async () => {
    const { unmount } = await openLoginWithCodeSent();
    unmount();

    openLogin();

    await waitFor(() => expect(code()).toBeVisible());
    expect(email()).toHaveValue('asha@example.com');
    expect(sentTo('/api/auth/login')).toHaveLength(1);
  });

  it('asks the shopper to request a new code if the previous one has expired', async () => {
    const { unmount } = await openLoginWithCodeSent();
    unmount();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);

    openLogin();

    await waitFor(() => expect(email()).toHaveValue('asha@example.com'));
    expect(button('Send code')).toBeVisible();
    jest.restoreAllMocks();
  });

  it('keeps an email address that was typed before a reload', async () => {
    const { user, unmount } = openLogin();
    await user.type(email(), 'asha@exam');
    unmount();

    openLogin();

    await waitFor(() => expect(email()).toHaveValue('asha@exam'));
    expect(button('Send code')).toBeVisible();
  });

  it('fills in the email address and code from the emailed link', async () => {
    server.use(post('/api/auth/verify-otp', SESSION));
    const { user, address } = openLogin('/login?next=%2Forder#email=asha%40example.com&code=012345');

    await waitFor(() => expect(code()).toHaveValue('012345'));
    await user.click(button('Login'));

    await waitFor(() => expect(address()).toBe('/order'));
    expect(sentTo('/api/auth/verify-otp')[0]?.body).toEqual({ email: 'asha@example.com', otp: '012345' });
  });

  it('sends the path of the requested page with every request for a code', async () => {
    server.use(post('/api/auth/resend-otp', { success: true, message: 'A new code is on its way.' }));
    const { user } = await openLoginWithCodeSent('/login?next=%2Forder');

    await user.click(button('Resend code'));

    const body = { email: 'asha@example.com', next: '/order' };
    await waitFor(() => expect(sentTo('/api/auth/resend-otp')[0]?.body).toEqual(body));
    expect(sentTo('/api/auth/login')[0]?.body).toEqual(body);
  });
});

describe('a new user', () => {
  const NEWCOMER = { ...SHOPPER, name: SHOPPER.email, fullname: SHOPPER.email };

  async function signInAsNewcomer() {
    server.use(post('/api/auth/verify-otp', { ...SESSION, user: NEWCOMER }));
    const page = await openLoginWithCodeSent('/login?next=%2Forder');
    await page.user.type(code(), '123456{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'What is your name?' })).toBeVisible();
    return page;
  }

  it('asks a new user for a name after sign-in, then returns to the requested page', async () => {
    server.use(put('/api/auth/update-user', { success: true, user: SHOPPER }));
    const { user, address } = await signInAsNewcomer();

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus());
    await user.keyboard('Asha Verma{Enter}');

    await waitFor(() => expect(address()).toBe('/order'));
    expect(sentTo('/api/auth/update-user')[0]?.body).toEqual({ fullname: 'Asha Verma' });
  });

  it('lets a newcomer skip entering a name', async () => {
    const { user, address } = await signInAsNewcomer();

    await user.click(button('Continue'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Full name is required.');
    await user.click(button('Skip for now'));

    await waitFor(() => expect(address()).toBe('/order'));
  });

  it('shows "Update failed" to a new user if the name could not be saved', async () => {
    server.use(put('/api/auth/update-user', problem(500, 'INTERNAL', '')));
    const { user } = await signInAsNewcomer();

    await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Asha{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent('Update failed');
  });
});

describe('a signed-in visitor', () => {
  it('redirects a signed-in visitor to the requested page', async () => {
    const { address } = renderPage(<LoginPage />, {
      at: '/login?next=%2Fmy-orders',
      path: '/login',
      user: SHOPPER,
      api: accountApi,
    });

    await waitFor(() => expect(address()).toBe('/my-orders'));
  });

  it('redirects a signed-in visitor to the home page if the requested page is on another site', async () => {
    const { address } = renderPage(<LoginPage />, { at: '/login?next=//evil.example', user: SHOPPER, api: accountApi });

    await waitFor(() => expect(address()).toBe('/'));
  });

  it('shows the login form while the session is being checked', () => {
    renderPage(<LoginPage />, { at: '/login', user: 'loading', api: accountApi });

    expect(email()).toBeVisible();
  });
});

it('keeps the requested page in the link to the sign-up page', () => {
  openLogin('/login?next=%2Forder');

  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup?next=%2Forder');
});

it('sets the login page’s title and canonical URL', () => {
  const { host } = openLogin();

  expect(host.head).toMatchObject({ title: 'Login', canonical: '/login' });
});
