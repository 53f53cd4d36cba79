import { get, never, offline, post, server } from '@kaagazz/testing';
import type { RenderedPage } from '@kaagazz/testing';
import { act, screen, waitFor } from '@testing-library/react';

import {
  CREATED,
  NOTEBOOK,
  PENCILS,
  VERIFIED,
  checkout,
  payButton,
  pressPay,
  sent,
  mockSuccessfulCheckout,
} from '../../test-support/checkout.tsx';
import { installGateway } from '../../test-support/gateway.ts';
import type { Gateway } from '../../test-support/gateway.ts';

mockSuccessfulCheckout();

const SUCCESS = 'Payment successful! Order KGZ-2026-000123 confirmed.';
const respondWithOrders = (...orders: object[]) => server.use(get('/api/auth/my-order', { success: true, orders }));
const PAID_ORDER = { orderNumber: 'KGZ-2026-000123', paymentInfo: { razorpay_order_id: 'order_1' } };

interface Step {
  step: string;
  reach: (page: RenderedPage, gateway: Gateway) => Promise<unknown>;
}

async function openWindow({ user }: RenderedPage, gateway: Gateway) {
  await pressPay(user);
  await waitFor(() => expect(gateway.windows).toHaveLength(1));
}

const BEFORE_PAYMENT: Step[] = [
  { step: 'the form', reach: payButton },
  {
    step: 'a pending order',
    async reach({ user }) {
      server.use(post('/api/payment/create-order', never()));
      await pressPay(user);
      await waitFor(() => expect(sent('/api/payment/create-order')).toHaveLength(1));
    },
  },
  { step: 'the open window', reach: openWindow },
  {
    step: 'a closed window',
    async reach(page, gateway) {
      await openWindow(page, gateway);
      act(() => gateway.dismiss());
    },
  },
  {
    step: 'a failed payment',
    async reach(page, gateway) {
      await openWindow(page, gateway);
      act(() => gateway.fail('Insufficient funds'));
      await screen.findByText('Payment failed: Insufficient funds');
    },
  },
  {
    step: 'no connection',
    async reach({ user }) {
      server.use(post('/api/payment/create-order', offline()));
      await pressPay(user);
      await screen.findByText('Order creation failed');
    },
  },
];

const AFTER_PAYMENT: Step[] = [
  {
    step: 'a pending confirmation',
    async reach(page, gateway) {
      server.use(post('/api/payment/verify-order', never()));
      await openWindow(page, gateway);
      await act(async () => gateway.pay());
      await waitFor(() => expect(sent('/api/payment/verify-order')).toHaveLength(1));
    },
  },
  {
    step: 'a lost connection',
    async reach(page, gateway) {
      server.use(post('/api/payment/verify-order', offline()));
      await openWindow(page, gateway);
      await act(async () => gateway.pay());
      await waitFor(() => expect(sent('/api/payment/verify-order')).toHaveLength(1));
    },
  },
  {
    step: 'a payment that the reload interrupted',
    async reach(page, gateway) {
      await openWindow(page, gateway);
      respondWithOrders(PAID_ORDER);
    },
  },
];

describe('reloading the checkout', () => {
  beforeEach(() => respondWithOrders());

  it.each(BEFORE_PAYMENT)(
    'at $step, shows the form and the cart again after a reload and starts no payment',
    async ({ reach }) => {
      const gateway = installGateway();
      const page = checkout();
      await reach(page, gateway);
      page.unmount();

      server.use(post('/api/payment/create-order', CREATED));
      const { user, host } = checkout();

      expect(await payButton()).toBeEnabled();
      expect(host.cart.lines).toEqual([NOTEBOOK]);
      expect(sent('/api/payment/verify-order')).toHaveLength(0);
      const windows = gateway.windows.length;
      await pressPay(user);
      await waitFor(() => expect(gateway.windows).toHaveLength(windows + 1));
    },
  );

  it.each(AFTER_PAYMENT)('confirms the order without a second payment after a reload at $step', async ({ reach }) => {
    const gateway = installGateway();
    const page = checkout();
    await reach(page, gateway);
    page.unmount();

    server.use(post('/api/payment/verify-order', VERIFIED));
    const { host } = checkout();

    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(host.cart.lines).toEqual([]);
    expect(gateway.windows).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows an empty cart in a second tab after the shopper has paid in the first', async () => {
    const { host } = checkout();
    await payButton();

    act(() => host.cart.clear());

    expect(await screen.findByText('Cart is empty.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('a reload keeps the cart if its items differ from those of the paid order', async () => {
    const gateway = installGateway();
    const page = checkout();
    await openWindow(page, gateway);
    page.unmount();
    respondWithOrders(PAID_ORDER);

    const { host } = checkout({ cart: [NOTEBOOK, PENCILS] });

    await screen.findByRole('form', { name: 'Checkout' });
    expect(host.cart.lines).toEqual([NOTEBOOK, PENCILS]);
    expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument();
  });

  it('doesn’t open a second payment window if an order for the cart already exists', async () => {
    const gateway = installGateway();
    const page = checkout();
    await openWindow(page, gateway);
    page.unmount();
    const orders = Promise.withResolvers<object>();
    server.use(get('/api/auth/my-order', () => orders.promise));
    const { user } = checkout();

    await pressPay(user);
    await waitFor(() => expect(sent('/api/auth/my-order')).toHaveLength(1));
    await act(async () => orders.resolve({ success: true, orders: [PAID_ORDER] }));

    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(gateway.windows).toHaveLength(1);
    expect(sent('/api/payment/create-order')).toHaveLength(1);
  });
});
