import { SHOPPER, offline, post, problem, renderPage, server } from '@kaagazz/testing';
import { act, screen, waitFor } from '@testing-library/react';

import { accountApi } from '../api.ts';
import { SignUpPage } from './sign-up-page.tsx';

const SENT = { success: true, message: 'Check your mail for a code.' };
const SESSION = { success: true, token: 'token-1', accessToken: 'token-1', user: SHOPPER };

const fullname = () => screen.getByRole('textbox', { name: 'Full name' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const code = () => screen.getByRole('textbox', { name: 'OTP (6-digit code)' });
const button = (name: string) => screen.getByRole('button', { name });
const { sentTo } = server;

afterEach(() => sessionStorage.clear());

function openSignUp(at = '/signup') {
  return renderPage(<SignUpPage />, { at, path: '/signup', api: accountApi });
}

async function openSignUpWithCodeSent(at?: string) {
  server.use(post('/api/auth/register', SENT));
  const page = openSignUp(at);
  await page.user.type(fullname(), ' Asha Verma ');
  await page.user.type(email(), 'asha@example.com');
  await page.user.click(button('Send OTP'));
  await screen.findByRole('button', { name: 'OTP Sent' });
  return page;
}

describe('asking for a code at sign-up', () => {
  it('doesn’t show the code field before the sign-up code is sent', () => {
    openSignUp();

    expect(screen.queryByRole('textbox', { name: /otp/i })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign up' })).not.toBeInTheDocument();
  });

  it('shows an error at each invalid sign-up field and focuses the first of them', async () => {
    const { user } = openSignUp();

    await user.type(fullname(), '   ');
    await user.click(button('Send OTP'));

    await waitFor(() => expect(fullname()).toHaveAccessibleDescription('Full name is required.'));
    expect(email()).toHaveAccessibleDescription('Enter a valid email address.');
    expect(fullname()).toHaveFocus();
    expect(server.requests).toHaveLength(0);
  });

  it('shows "OTP Sent" and focuses the code field after the code is sent', async () => {
    await openSignUpWithCodeSent();

    expect(button('OTP Sent')).toBeDisabled();
    await waitFor(() => expect(code()).toHaveFocus());
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByRole('status')).toHaveTextContent('Check your mail for a code.');
    expect(sentTo('/api/auth/register')[0]?.body).toEqual({ fullname: 'Asha Verma', email: 'asha@example.com' });
  });

  it.each([
    ['the server’s own message', problem(429, 'TOO_MANY', 'Too many codes today.'), 'Too many codes today.'],
    ['its own words when the server gave none', problem(500, 'INTERNAL', ''), 'Failed to send OTP'],
    ['its own message after a network error', offline(), 'Failed to send OTP'],
  ])('shows %s when requesting a sign-up code fails', async (_, failure, text) => {
    server.use(post('/api/auth/register', failure));
    const { user } = openSignUp();

    await user.type(fullname(), 'Asha Verma');
    await user.type(email(), 'asha@example.com');
    await user.click(button('Send OTP'));

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(button('Send OTP')).toBeEnabled();
  });
});

describe('verifying the code at sign-up', () => {
  it('creates the account on Enter and returns to the requested page', async () => {
    server.use(post('/api/auth/verify-otp', SESSION));
    const { user, host, address } = await openSignUpWithCodeSent('/signup?next=%2Forder');
    const signIn = jest.spyOn(host.auth, 'signIn');

    await user.click(code());
    await user.paste(' 123 456 ');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(address()).toBe('/order'));
    expect(sentTo('/api/auth/verify-otp')[0]?.body).toEqual({
      fullname: 'Asha Verma',
      email: 'asha@example.com',
      otp: '123456',
    });
    expect(signIn).toHaveBeenCalledWith({ token: 'token-1', user: SHOPPER }, { renew: false });
  });

  it('rejects an invalid sign-up code', async () => {
    const { user } = await openSignUpWithCodeSent();

    await user.type(code(), '12 34');
    await user.click(button('Sign up'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a valid 6-digit OTP.');
    expect(sentTo('/api/auth/verify-otp')).toHaveLength(0);
  });

  it.each([
    ['the server’s own message', problem(400, 'OTP_EXPIRED', 'This code has expired.'), 'This code has expired.'],
    ['its own words when the server gave none', problem(400, 'INVALID_OTP', ''), 'Verification failed'],
    ['its own message after a network error', offline(), 'Signup failed'],
  ])('shows %s after a failed sign-up', async (_, failure, text) => {
    server.use(post('/api/auth/verify-otp', failure));
    const { user } = await openSignUpWithCodeSent();

    await user.type(code(), '123456');
    await user.click(button('Sign up'));

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(code()).toHaveFocus();
  });
});

describe('resending the code at sign-up', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows a notice for 5 seconds after another sign-up code is sent', async () => {
    server.use(post('/api/auth/resend-otp', { success: true, message: 'A new code is on its way.' }));
    const { user } = await openSignUpWithCodeSent();

    await user.click(button('Resend OTP'));

    expect(await screen.findByText('A new code is on its way.')).toBeVisible();
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.queryByText('A new code is on its way.')).not.toBeInTheDocument();
  });

  it.each([
    ['the server’s own message', problem(429, 'RESEND_TOO_SOON', 'Please wait 12 seconds.'), 'Please wait 12 seconds.'],
    ['its own words when the server gave none', problem(500, 'INTERNAL', ''), 'Failed to send OTP. Try again.'],
    ['its own message after a network error', offline(), 'Error sending OTP.'],
  ])('shows %s when resending the sign-up code fails', async (_, failure, text) => {
    server.use(post('/api/auth/resend-otp', failure));
    const { user } = await openSignUpWithCodeSent();

    await user.click(button('Resend OTP'));

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('resends a sign-up code only to a valid email address', async () => {
    const { user } = await openSignUpWithCodeSent();

    await user.clear(email());
    await user.click(button('Resend OTP'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a valid email or phone number.');
  });

  it('requests a new code for a changed email address and registers that address', async () => {
    server.use(post('/api/auth/verify-otp', SESSION));
    const { user, address } = await openSignUpWithCodeSent();

    await user.type(email(), '.in');
    expect(screen.queryByText('Check your mail for a code.')).not.toBeInTheDocument();
    await user.click(button('Send OTP'));
    await screen.findByText('Check your mail for a code.');
    expect(fullname()).toHaveValue(' Asha Verma ');
    await user.type(code(), '123456');
    await user.click(button('Sign up'));

    await waitFor(() => expect(address()).toBe('/'));
    expect(sentTo('/api/auth/register').at(-1)?.body).toEqual({ fullname: 'Asha Verma', email: 'asha@example.com.in' });
    expect(sentTo('/api/auth/verify-otp')[0]?.body).toMatchObject({ email: 'asha@example.com.in' });
  });
});

it('redirects a signed-in visitor to the requested page', async () => {
  const { address } = renderPage(<SignUpPage />, { at: '/signup?next=%2Fcart', user: SHOPPER, api: accountApi });

  await waitFor(() => expect(address()).toBe('/cart'));
});

it('keeps the requested page in the link to the login page', () => {
  openSignUp('/signup?next=%2Forder');

  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Forder');
});

it('sets the sign-up page’s title and canonical URL', () => {
  const { host } = openSignUp();

  expect(host.head).toMatchObject({ title: 'Sign up', canonical: '/signup' });
});
