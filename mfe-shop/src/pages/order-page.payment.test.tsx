import { never, offline, post, problem, server } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { act, screen, waitFor } from '@testing-library/react';

import {
  ADDRESS,
  CREATED,
  VERIFIED,
  checkout,
  payButton,
  pressPay,
  sent,
  mockSuccessfulCheckout,
} from '../../test-support/checkout.tsx';
import { RECEIPT, installGateway } from '../../test-support/gateway.ts';

mockSuccessfulCheckout();
afterEach(() => jest.restoreAllMocks());

describe('paying', () => {
  it('clears the cart when the order is confirmed, then redirects after 2 seconds', async () => {
    jest.useFakeTimers();
    const gateway = installGateway();
    const { user, host, address } = checkout();

    await pressPay(user);
    await waitFor(() => expect(gateway.windows).toHaveLength(1));
    await act(async () => gateway.pay());

    await screen.findByRole('heading', { name: 'Thank you, your order is confirmed' });
    expect(await screen.findByRole('status')).toHaveTextContent('Payment successful! Order KGZ-2026-000123 confirmed.');
    expect(host.cart.lines).toEqual([]);
    expect(address()).toBe('/order');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(address()).toBe('/order/completed');
  });

  it('creates and verifies the payment with the total that the shopper saw', async () => {
    const gateway = installGateway();
    const { user } = checkout();
    const products = [{ productId: 'notebook', quantity: 2, price: 245 }];

    await pressPay(user);
    await waitFor(() => expect(gateway.windows).toHaveLength(1));
    await act(async () => gateway.pay());

    await waitFor(() => expect(sent('/api/payment/verify-order')).toHaveLength(1));
    expect(sent('/api/payment/create-order')[0]?.body).toEqual({
      products,
      shippingAddress: ADDRESS,
      expectedTotal: 589,
    });
    expect(gateway.windows[0]).toMatchObject({ key: 'rzp_key', order_id: 'order_1', amount: 58900, timeout: 600 });
    expect(sent('/api/payment/verify-order')[0]?.body).toEqual({
      ...RECEIPT,
      user: ADDRESS,
      products,
      totalAmount: 589,
    });
    await screen.findByText(/Payment successful/);
  });

  it('opens only one payment window on a double click', async () => {
    const gateway = installGateway();
    const { user } = checkout();

    await user.dblClick(await payButton());

    await waitFor(() => expect(gateway.windows).toHaveLength(1));
    expect(sent('/api/payment/create-order')).toHaveLength(1);
  });

  it('starts a payment when Enter is pressed in the phone field', async () => {
    const gateway = installGateway();
    const { user } = checkout();
    await payButton();

    (await screen.findByLabelText('Phone')).focus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(gateway.windows).toHaveLength(1));
  });

  it('says why a payment failed and lets the shopper pay again', async () => {
    const gateway = installGateway();
    const { user, host } = checkout();
    await pressPay(user);
    await waitFor(() => expect(gateway.windows).toHaveLength(1));

    act(() => gateway.fail('Insufficient funds'));

    expect(await screen.findByText('Payment failed: Insufficient funds')).toBeVisible();
    expect(host.cart.count).toBe(2);
    await pressPay(user);
    await waitFor(() => expect(gateway.windows).toHaveLength(2));
    expect(gateway.scriptLoads).toBe(1);
  });

  it('scrolls the result of the payment into view', async () => {
    const scrolledIntoView: Element[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledIntoView.push(this);
    });
    const gateway = installGateway();
    const { user } = checkout();
    await pressPay(user);
    await waitFor(() => expect(gateway.windows).toHaveLength(1));

    act(() => gateway.fail('Insufficient funds'));
    const failure = await screen.findByRole('alert');
    await pressPay(user);
    await waitFor(() => expect(gateway.windows).toHaveLength(2));
    await act(async () => gateway.pay());
    const success = await screen.findByRole('heading', { name: 'Thank you, your order is confirmed' });

    expect(scrolledIntoView[0]).toContainElement(failure);
    expect(scrolledIntoView.at(-1)).toContainElement(success);
  });

  it('lets the shopper open the confirmed order without waiting for the redirect', async () => {
    const gateway = installGateway();
    const { user, address } = checkout();
    await pressPay(user);
    await waitFor(() => expect(gateway.windows).toHaveLength(1));
    await act(async () => gateway.pay());

    await user.click(await screen.findByRole('link', { name: 'Open it now' }));

    expect(address()).toBe('/order/completed');
  });

  it('shows no error when the payment window is dismissed', async () => {
    const gateway = installGateway();
    const { user } = checkout();
    await pressPay(user);
    await waitFor(() => expect(gateway.windows).toHaveLength(1));

    act(() => gateway.dismiss());

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pressPay(user);
    await waitFor(() => expect(gateway.windows).toHaveLength(2));
  });

  it('confirms the order without a second payment if the cart is already paid for', async () => {
    const message = 'You have already paid for this cart. Order KGZ-2026-000123 is confirmed.';
    const answer = { orderNumber: 'KGZ-2026-000123' };
    server.use(post('/api/payment/create-order', problem(409, 'ALREADY_PAID', message, answer)));
    const gateway = installGateway();
    const { user, host } = checkout();

    await pressPay(user);

    expect(await screen.findByText('Payment successful! Order KGZ-2026-000123 confirmed.')).toBeVisible();
    expect(gateway.windows).toHaveLength(0);
    expect(host.cart.count).toBe(0);
  });

  it('shows why the order could not be created', async () => {
    server.use(
      post('/api/payment/create-order', problem(502, 'PAYMENT_GATEWAY_UNAVAILABLE', 'The bank is not there.')),
    );
    const { user } = checkout();

    await pressPay(user);

    expect(await screen.findByText('Order creation failed')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The bank is not there.');
    expect(await payButton()).toBeEnabled();
  });

  it.each([
    ['no response', offline(), 'You have not been charged. The shop did not respond. Please try again.'],
    ['400', problem(400, 'VALIDATION', 'phone is not a number'), 'phone is not a number'],
    ['404', problem(404, 'NOT_FOUND', 'There is no such call'), 'There is no such call'],
    ['429', problem(429, 'TOO_MANY_REQUESTS', 'Please wait a minute'), 'Please wait a minute'],
    ['500', problem(500, 'INTERNAL', 'Something went wrong.'), 'Something went wrong.'],
    ['503', problem(503, 'UNAVAILABLE', 'We are back in a minute'), 'We are back in a minute'],
  ])(
    'shows why create-order failed with %s, keeps the cart and lets the shopper retry',
    async (_, response, reason) => {
      server.use(post('/api/payment/create-order', response));
      const gateway = installGateway();
      const { user, host } = checkout();

      await pressPay(user);
      expect(await screen.findByText('Order creation failed')).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(reason);
      expect(host.cart.count).toBe(2);

      server.use(post('/api/payment/create-order', CREATED));
      await pressPay(user);
      await waitFor(() => expect(gateway.windows).toHaveLength(1));
    },
  );

  it('loads the payment script again if the first attempt to load it failed', async () => {
    const gateway = installGateway((attempt) => attempt > 1);
    const { user } = checkout();

    await pressPay(user);
    expect(await screen.findByText('The payment window could not be loaded.')).toBeVisible();
    await pressPay(user);

    await waitFor(() => expect(gateway.windows).toHaveLength(1));
  });

  it.each<[string, PageOptions]>([
    ['with a cause', { notRenewed: { status: 401, code: 'UNAUTHENTICATED', message: 'Please login to continue.' } }],
    ['without a cause, from an older shell', { sessionEnded: true }],
  ])('goes to sign-in before creating an order if the session has expired (%s)', async (_, ended) => {
    const { user, address } = checkout(ended);

    await pressPay(user);

    await waitFor(() => expect(address()).toBe('/login?next=%2Forder'));
    expect(sent('/api/payment/create-order')).toHaveLength(0);
  });

  it('keeps what was typed at checkout if the session can’t be refreshed', async () => {
    const message = 'We could not reach the shop. Check your connection and try again.';
    const { user, address, host } = checkout({ notRenewed: { status: 0, code: 'NO_ANSWER', message } });
    await user.type(await screen.findByLabelText('Address'), ', first floor');

    await pressPay(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Order creation failedYou have not been charged. ${message}`,
    );
    expect(address()).toBe('/order');
    expect(screen.getByLabelText('Address')).toHaveValue('12 Lodhi Road, Delhi 110003, first floor');
    expect(host.cart.count).toBe(2);
    expect(await payButton()).toBeEnabled();
  });
});

describe('confirming a payment', () => {
  async function payFor(options: PageOptions = {}) {
    const gateway = installGateway();
    const page = checkout(options);
    await pressPay(page.user);
    await waitFor(() => expect(gateway.windows).toHaveLength(1));
    await act(async () => gateway.pay());
    return page;
  }

  it('says why the payment was rejected and lets the shopper pay again', async () => {
    server.use(post('/api/payment/verify-order', problem(400, 'INVALID_SIGNATURE', 'The signature is wrong')));

    const { host } = await payFor();

    expect(await screen.findByText('Payment verification failed: The signature is wrong')).toBeVisible();
    expect(host.cart.count).toBe(2);
    expect(await payButton()).toBeEnabled();
  });

  it('asks the shopper to contact support if a payment is rejected without a reason', async () => {
    server.use(post('/api/payment/verify-order', problem(400, 'SIGNATURE_INVALID', '')));

    await payFor();

    const text = 'Payment verification error. Please contact support with your payment details.';
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('retries the confirmation after network errors', async () => {
    jest.useFakeTimers();
    let attempts = 0;
    server.use(post('/api/payment/verify-order', () => (++attempts < 3 ? offline() : VERIFIED)));

    await payFor();

    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText('Payment successful! Order KGZ-2026-000123 confirmed.')).toBeVisible();
  });

  it('shows "Check again" but no Pay button while a payment is unconfirmed', async () => {
    jest.useFakeTimers();
    server.use(post('/api/payment/verify-order', offline()));
    const { user } = await payFor();
    await act(() => jest.advanceTimersByTimeAsync(7000));
    expect(
      await screen.findByText('Payment verification error. Please contact support with your payment details.'),
    ).toBeVisible();
    expect(screen.getByText('pay_1')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();

    server.use(post('/api/payment/verify-order', VERIFIED));
    await user.click(screen.getByRole('button', { name: 'Check again' }));

    expect(await screen.findByText('Payment successful! Order KGZ-2026-000123 confirmed.')).toBeVisible();
  });

  it('"Check again" confirms the order once the payment has been received', async () => {
    jest.useFakeTimers();
    server.use(post('/api/payment/verify-order', problem(409, 'PAYMENT_NOT_CAPTURED', 'Not yet')));
    const { user, host } = await payFor();
    await act(() => jest.advanceTimersByTimeAsync(7000));
    expect(await screen.findByText('Your bank approved the payment, but it hasn’t reached us yet.')).toBeVisible();
    expect(screen.getByText(/the order appears in My Orders/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/my-orders');
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(host.cart.count).toBe(2);

    server.use(post('/api/payment/verify-order', VERIFIED));
    await user.click(screen.getByRole('button', { name: 'Check again' }));

    expect(await screen.findByText('Payment successful! Order KGZ-2026-000123 confirmed.')).toBeVisible();
  });

  it('continues confirming the payment after a reload', async () => {
    server.use(post('/api/payment/verify-order', never()));
    const { unmount } = await payFor();
    await waitFor(() => expect(sent('/api/payment/verify-order')).toHaveLength(1));
    expect(screen.getByText(/We are confirming your payment. Please keep this page open/)).toBeVisible();
    unmount();

    server.use(post('/api/payment/verify-order', VERIFIED));
    checkout();

    expect(await screen.findByText('Payment successful! Order KGZ-2026-000123 confirmed.')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', '{"userId":"somebody-else","value":{"razorpay_payment_id":"pay_9"}}', 'null'])(
    'ignores an invalid stored payment: %s',
    async (stored) => {
      sessionStorage.setItem('pendingPayment', stored);
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);

      checkout();

      expect(await payButton()).toBeEnabled();
      expect(sent('/api/payment/verify-order')).toHaveLength(0);
      expect(sessionStorage).toHaveLength(0);
    },
  );
});
