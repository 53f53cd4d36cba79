import type { CartLine } from '@kaagazz/contract';
import { SHOPPER, get, never, offline, post, problem, renderPage, server } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { shopApi } from '../api.ts';
import { RECEIPT, installGateway, removeGateway } from '../test-support/gateway.ts';
import { OrderPage } from './order-page.tsx';

const NOTEBOOK: CartLine = { id: 'notebook', title: 'Notebook', price: 245, quantity: 2, image: '/n.svg' };
const PENCILS: CartLine = { id: 'pencils', title: 'Pencils', price: 120, quantity: 1, image: '/p.svg' };
const ADDRESS = { name: 'Asha Verma', email: 'asha@example.com', phone: '9876543210', address: '12 Lodhi Road, Delhi' };

const quotedLine = ({ id, title, price, quantity }: CartLine) => ({
  productId: id,
  title,
  price,
  quantity,
  stock: 40,
  problem: null,
});
const quoteOf = (...lines: object[]) => ({ success: true, lines, goods: 490, shipping: 99, total: 589 });
const CREATED = {
  success: true,
  order: { id: 'order_1', amount: 58900, currency: 'INR' },
  keyId: 'rzp_key',
  checkoutScript: '/dev/payments/checkout.js',
  summary: { goods: 490, shipping: 99, total: 589 },
};
const VERIFIED = { success: true, orderNumber: 'KGZ-2026-000123', message: '' };

const checkout = (options: PageOptions = {}) =>
  renderPage(<OrderPage />, { at: '/order', api: shopApi, user: SHOPPER, cart: [NOTEBOOK], ...options });

const payButton = () => screen.findByRole('button', { name: 'Pay Rs. 589' });
const sent = (path: string) => server.requests.filter((request) => request.path === path);

async function pressPay(user: UserEvent) {
  await user.click(await payButton());
}

beforeEach(() => {
  server.use(
    get('/api/auth/last-address', { success: true, shippingAddress: ADDRESS }),
    post('/api/payment/quote', quoteOf(quotedLine(NOTEBOOK))),
    post('/api/payment/create-order', CREATED),
    post('/api/payment/verify-order', VERIFIED),
  );
});

afterEach(() => {
  jest.useRealTimers();
  removeGateway();
  sessionStorage.clear();
});

describe('who may check out', () => {
  it('sends a signed-out shopper to sign-in, to come back with query string and all', async () => {
    const { address } = checkout({ user: null, at: '/order?from=mail' });

    await waitFor(() => expect(address()).toBe('/login?next=%2Forder%3Ffrom%3Dmail'));
  });

  it('waits while it is found out who is there', () => {
    const { address } = checkout({ user: 'loading' });

    expect(screen.getByText('Loading checkout')).toBeVisible();
    expect(address()).toBe('/order');
  });

  it('says that the cart is empty', async () => {
    checkout({ cart: [] });

    expect(await screen.findByText('Cart is empty.')).toBeVisible();
    expect(sent('/api/payment/quote')).toHaveLength(0);
  });
});

describe('the address', () => {
  it('begins with what is known of the shopper', async () => {
    checkout();

    expect(await screen.findByLabelText('Full name')).toHaveValue('Asha Verma');
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
    expect(screen.getByLabelText('Phone')).toHaveValue('9876543210');
    expect(screen.getByLabelText('Address')).toHaveValue('12 Lodhi Road, Delhi');
  });

  it('can be typed when nothing is known', async () => {
    server.use(get('/api/auth/last-address', offline()));
    const gateway = installGateway();
    const { user } = checkout({ user: { ...SHOPPER, phone: null } });

    await user.type(await screen.findByLabelText('Phone'), '+91 98765 43210');
    await user.type(screen.getByLabelText('Address'), ' 1 Lane ');
    await pressPay(user);

    await waitFor(() => expect(gateway.windows).toHaveLength(1));
    expect(sent('/api/payment/create-order')[0]?.body).toMatchObject({
      shippingAddress: { ...ADDRESS, address: '1 Lane' },
    });
  });

  it('says what is wrong with each field, and goes to the first one', async () => {
    const { user } = checkout();
    for (const label of ['Full name', 'Email', 'Phone', 'Address'])
      await user.clear(await screen.findByLabelText(label));

    await pressPay(user);

    expect(await screen.findByText('Please fix the form errors.')).toBeVisible();
    expect(screen.getByText('Full name is required')).toBeVisible();
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByText('Enter a valid 10-digit Indian phone number')).toBeVisible();
    expect(screen.getByText('Address is required')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    expect(sent('/api/payment/create-order')).toHaveLength(0);
  });

  it.each(['5876543210', '987654321', '98765432101', 'not a number'])('refuses %s as a phone number', async (phone) => {
    const { user } = checkout();
    const field = await screen.findByLabelText('Phone');
    await user.clear(field);
    await user.type(field, phone);

    await pressPay(user);

    expect(await screen.findByText('Enter a valid 10-digit Indian phone number')).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter a valid 10-digit Indian phone number'));
  });

  it('refuses what is no e-mail address', async () => {
    const { user } = checkout();
    const field = await screen.findByLabelText('Email');
    await user.clear(field);
    await user.type(field, 'asha@');

    await pressPay(user);

    expect(await screen.findByText('Enter a valid email address')).toBeVisible();
  });
});

describe('what is paid', () => {
  it('shows shipping and the final total before any money moves', async () => {
    checkout();

    expect(await screen.findByText('Rs. 99')).toBeVisible();
    expect(screen.getByText('Rs. 589')).toBeVisible();
    expect(screen.getByText(/inclusive of all taxes/i)).toBeVisible();
  });

  it('says when shipping is free', async () => {
    server.use(post('/api/payment/quote', { ...quoteOf(quotedLine(NOTEBOOK)), shipping: 0 }));

    checkout();

    expect(await screen.findByText('Free')).toBeVisible();
  });

  it('can not be paid while the total is not known', async () => {
    server.use(post('/api/payment/quote', never()));

    checkout();

    expect(await screen.findByText('Working out shipping and total')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();
  });

  it('asks again when the total could not be worked out', async () => {
    server.use(post('/api/payment/quote', offline()));
    const { user } = checkout();
    expect(await screen.findByRole('alert')).toHaveTextContent('The total could not be worked out.');

    server.use(post('/api/payment/quote', quoteOf(quotedLine(NOTEBOOK))));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await payButton()).toBeEnabled();
  });

  it('asks before a changed price is paid', async () => {
    server.use(
      post('/api/payment/quote', ({ body }) => {
        const [{ price }] = (body as { products: [{ price: number }] }).products;
        return quoteOf({ ...quotedLine(NOTEBOOK), price: 260, problem: price === 260 ? null : 'PRICE_CHANGED' });
      }),
    );
    const { user, host } = checkout();
    expect(await screen.findByText('The price is now Rs. 260; it was Rs. 245.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Accept Rs. 260: Notebook' }));

    expect(await payButton()).toBeEnabled();
    expect(host.cart.lines[0]?.price).toBe(260);
  });

  it('asks before fewer pieces are taken, or what is gone is left out', async () => {
    server.use(
      post('/api/payment/quote', ({ body }) => {
        const { products } = body as { products: { productId: string; quantity: number }[] };
        return quoteOf(
          ...products.map(({ productId, quantity }) =>
            productId === 'pencils'
              ? { ...quotedLine(PENCILS), problem: 'GONE' }
              : { ...quotedLine(NOTEBOOK), quantity, stock: 1, problem: quantity > 1 ? 'OUT_OF_STOCK' : null },
          ),
        );
      }),
    );
    const { user, host } = checkout({ cart: [NOTEBOOK, PENCILS] });
    expect(await screen.findByText('Only 1 left')).toBeVisible();
    expect(screen.getByText('No longer available')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Take 1: Notebook' }));
    await user.click(await screen.findByRole('button', { name: 'Remove: Pencils' }));

    expect(await payButton()).toBeEnabled();
    expect(host.cart.lines).toEqual([{ ...NOTEBOOK, quantity: 1 }]);
  });

  it('shows what sold out meanwhile', async () => {
    const { user } = checkout();
    await payButton();
    server.use(
      post('/api/payment/create-order', problem(409, 'OUT_OF_STOCK', 'Out of Stock', { available: 0 })),
      post('/api/payment/quote', quoteOf({ ...quotedLine(NOTEBOOK), stock: 0, problem: 'OUT_OF_STOCK' })),
    );

    await pressPay(user);

    expect(await screen.findByText('Out of Stock')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Your cart has changed.');
  });
});

describe('paying', () => {
  it('ends with a confirmed order, an empty cart and, after 2 s, the page that says so', async () => {
    jest.useFakeTimers();
    const gateway = installGateway();
    const { user, host, address } = checkout();

    await pressPay(user);
    await waitFor(() => expect(gateway.windows).toHaveLength(1));
    await act(async () => gateway.pay());

    expect(await screen.findByText('Payment successful! Order KGZ-2026-000123 confirmed.')).toBeVisible();
    expect(host.cart.lines).toEqual([]);
    expect(address()).toBe('/order');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(address()).toBe('/order/completed');
  });

  it('sends what the shopper agreed to, and what the gateway signed', async () => {
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

  it('opens one window for a double click', async () => {
    const gateway = installGateway();
    const { user } = checkout();

    await user.dblClick(await payButton());

    await waitFor(() => expect(gateway.windows).toHaveLength(1));
    expect(sent('/api/payment/create-order')).toHaveLength(1);
  });

  it('can be done by keyboard alone', async () => {
    const gateway = installGateway();
    const { user } = checkout();
    await payButton();

    (await screen.findByLabelText('Phone')).focus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(gateway.windows).toHaveLength(1));
  });

  it('says why a payment failed, and lets the shopper pay again', async () => {
    const gateway = installGateway();
    const { user, host } = checkout();
    await pressPay(user);
    await waitFor(() => expect(gateway.windows).toHaveLength(1));

    act(() => gateway.fail('Insufficient funds'));

    expect(await screen.findByText('Payment failed: Insufficient funds')).toBeVisible();
    expect(host.cart.count).toBe(2);
    await pressPay(user);
    await waitFor(() => expect(gateway.windows).toHaveLength(2));
    expect(gateway.scriptsAsked).toBe(1);
  });

  it('is as before when the window is closed, and the shopper can pay again', async () => {
    const gateway = installGateway();
    const { user } = checkout();
    await pressPay(user);
    await waitFor(() => expect(gateway.windows).toHaveLength(1));

    act(() => gateway.dismiss());

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pressPay(user);
    await waitFor(() => expect(gateway.windows).toHaveLength(2));
  });

  it('says that no order could be made, and why', async () => {
    server.use(
      post('/api/payment/create-order', problem(502, 'PAYMENT_GATEWAY_UNAVAILABLE', 'The bank is not there.')),
    );
    const { user } = checkout();

    await pressPay(user);

    expect(await screen.findByText('Order creation failed')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The bank is not there.');
    expect(await payButton()).toBeEnabled();
  });

  it('says that the payment window did not load, and loads it the next time', async () => {
    const gateway = installGateway((attempt) => attempt > 1);
    const { user } = checkout();

    await pressPay(user);
    expect(await screen.findByText('The payment window could not be loaded.')).toBeVisible();
    await pressPay(user);

    await waitFor(() => expect(gateway.windows).toHaveLength(1));
  });

  it('goes to sign-in when the session has ended, before anything is reserved', async () => {
    const { user, address } = checkout({ sessionEnded: true });

    await pressPay(user);

    await waitFor(() => expect(address()).toBe('/login?next=%2Forder'));
    expect(sent('/api/payment/create-order')).toHaveLength(0);
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

  it('says why the payment was refused, and lets the shopper pay again', async () => {
    server.use(post('/api/payment/verify-order', problem(400, 'INVALID_SIGNATURE', 'The signature is wrong')));

    const { host } = await payFor();

    expect(await screen.findByText('Payment verification failed: The signature is wrong')).toBeVisible();
    expect(host.cart.count).toBe(2);
    expect(await payButton()).toBeEnabled();
  });

  it('asks again by itself when the network was lost', async () => {
    jest.useFakeTimers();
    let asked = 0;
    server.use(post('/api/payment/verify-order', () => (++asked < 3 ? offline() : VERIFIED)));

    await payFor();

    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText('Payment successful! Order KGZ-2026-000123 confirmed.')).toBeVisible();
  });

  it('says what to do when nobody can confirm, and offers to check again instead of paying twice', async () => {
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

  it('goes on after a reload', async () => {
    server.use(post('/api/payment/verify-order', never()));
    const { unmount } = await payFor();
    await waitFor(() => expect(sent('/api/payment/verify-order')).toHaveLength(1));
    unmount();

    server.use(post('/api/payment/verify-order', VERIFIED));
    checkout();

    expect(await screen.findByText('Payment successful! Order KGZ-2026-000123 confirmed.')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', '{"userId":"somebody-else","order":{"razorpay_payment_id":"pay_9"}}', 'null'])(
    'is not begun by what else stands in storage: %s',
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
