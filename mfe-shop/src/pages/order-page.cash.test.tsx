import { offline, post, problem, server } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { screen, waitFor } from '@testing-library/react';

import {
  NOTEBOOK,
  VERIFIED,
  checkout,
  mockSuccessfulCheckout,
  payButton,
  quoteOf,
  quotedLine,
  sent,
} from '../../test-support/checkout.tsx';
import { installGateway } from '../../test-support/gateway.ts';

const ID = '5f0c9d1e-6a53-4b3c-9a53-1c1d6d6c1a11';
const CODE_SENT = { success: true, id: ID, summary: { goods: 490, shipping: 99, total: 589 } };
const quoteWithCash = (line: object = quotedLine(NOTEBOOK)) => ({ ...quoteOf(line), cashLimit: 3000 });

mockSuccessfulCheckout();
beforeEach(() =>
  server.use(
    post('/api/payment/quote', quoteWithCash()),
    post('/api/payment/cash/code', CODE_SENT),
    post('/api/payment/cash/confirm', VERIFIED),
  ),
);

async function chooseCash(options?: PageOptions) {
  const page = checkout(options);
  await page.user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
  await page.user.click(await screen.findByRole('button', { name: 'Pay Rs. 589 on delivery' }));
  return page;
}
const codeField = () => screen.findByLabelText('Code from the email');

it('places a cash-on-delivery order after the shopper enters the emailed code', async () => {
  const { user, host } = await chooseCash();

  await user.type(await codeField(), '123 456');
  expect(screen.getByRole('dialog')).toHaveTextContent('Pay Rs. 589 in cash when it arrives.');
  await user.click(screen.getByRole('button', { name: 'Place order' }));

  expect(await screen.findByRole('heading', { name: 'Thank you, your order is confirmed' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Order KGZ-2026-000123 confirmed.');
  expect(sent('/api/payment/cash/code')[0]?.body).toMatchObject({ expectedTotal: 589 });
  expect(sent('/api/payment/cash/confirm').map(({ body }) => body)).toEqual([{ id: ID, code: '123456' }]);
  expect(host.cart.lines).toEqual([]);
});

it('lets the shopper request another confirmation code after entering a wrong one', async () => {
  server.use(post('/api/payment/cash/confirm', problem(400, 'INVALID_OTP', 'This code is wrong.')));
  const { user } = await chooseCash();
  await user.type(await codeField(), '123456{Enter}');
  expect(await screen.findByText('This code is wrong.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Send the code again' }));

  expect(await screen.findByText('We’ve sent another code. Please use the one from the latest email.')).toBeVisible();
  expect(sent('/api/payment/cash/code')).toHaveLength(2);
});

it('does not send an incomplete confirmation code', async () => {
  const { user } = await chooseCash();

  await user.type(await codeField(), '123{Enter}');

  expect(await screen.findByText('Enter the 6-digit code from the email.')).toBeVisible();
  expect(sent('/api/payment/cash/confirm')).toHaveLength(0);
});

it('a shopper can submit the confirmation code again after a failed request', async () => {
  server.use(post('/api/payment/cash/confirm', offline()));
  const { user } = await chooseCash();
  await user.type(await codeField(), '123456{Enter}');
  expect(await screen.findByText('The connection failed. Please try again.')).toBeVisible();

  server.use(post('/api/payment/cash/confirm', VERIFIED));
  await user.click(screen.getByRole('button', { name: 'Place order' }));

  expect(await screen.findByRole('heading', { name: 'Thank you, your order is confirmed' })).toBeVisible();
});

it('returns focus to the pay button when the cash dialog closes', async () => {
  const { user } = await chooseCash();
  await codeField();

  await user.click(screen.getByRole('button', { name: 'Close' }));

  const button = await screen.findByRole('button', { name: 'Pay Rs. 589 on delivery' });
  expect(button).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows an error if the confirmation code could not be sent', async () => {
  server.use(post('/api/payment/cash/code', problem(429, 'TOO_MANY_CODES', 'We have sent you too many codes.')));

  await chooseCash();

  expect(await screen.findByText('We have sent you too many codes.')).toBeVisible();
});

it('disables cash on delivery for an order above the cash limit', async () => {
  server.use(post('/api/payment/quote', { ...quoteWithCash(), cashLimit: 500 }));
  checkout();

  expect(await screen.findByRole('radio', { name: /Cash on delivery/ })).toBeDisabled();
  expect(screen.getByText('Possible for orders up to Rs. 500')).toBeVisible();
});

it('explains that orders with prints must be paid for online', async () => {
  const print = { id: `print_${'0'.repeat(32)}`, title: 'Cards', price: 245, quantity: 50, image: '/c.svg' };
  server.use(post('/api/payment/quote', quoteWithCash(quotedLine(print))));
  checkout({ cart: [print] });

  expect(await screen.findByRole('radio', { name: /Cash on delivery/ })).toBeDisabled();
  expect(screen.getByText('Orders that include prints must be paid for online.')).toBeVisible();
});

it('doesn’t mention cash on delivery if the shop doesn’t offer it', async () => {
  server.use(post('/api/payment/quote', { ...quoteWithCash(), cashLimit: null }));
  checkout();

  await payButton();
  expect(screen.queryByRole('radio', { name: /Cash on delivery/ })).not.toBeInTheDocument();
});

it('preselects UPI in the payment window if the shopper uses a phone', async () => {
  const isPhone = (query: string) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList;
  jest.spyOn(window, 'matchMedia').mockImplementation(isPhone);
  const gateway = installGateway();
  const { user } = checkout();

  await user.click(await payButton());

  await waitFor(() => expect(gateway.windows[0]?.prefill).toMatchObject({ method: 'upi' }));
  jest.restoreAllMocks();
});
