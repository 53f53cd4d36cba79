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
  startEachTestAllWell,
} from '../../test-support/checkout.tsx';
import { installGateway } from '../../test-support/gateway.ts';
import type { Gateway } from '../../test-support/gateway.ts';

startEachTestAllWell();

const SUCCESS = 'Payment successful! Order KGZ-2026-000123 confirmed.';
const ordersAre = (...orders: object[]) => server.use(get('/api/auth/my-order', { success: true, orders }));
const PAID_MEANWHILE = { orderNumber: 'KGZ-2026-000123', paymentInfo: { razorpay_order_id: 'order_1' } };

interface Step {
  step: string;
  /** brings a checkout there */
  reach: (page: RenderedPage, gateway: Gateway) => Promise<unknown>;
}

async function opensWindow({ user }: RenderedPage, gateway: Gateway) {
  await pressPay(user);
  await waitFor(() => expect(gateway.windows).toHaveLength(1));
}

/** Every step of a checkout before any money moves. */
const BEFORE_THE_MONEY: Step[] = [
  { step: 'the form', reach: payButton },
  {
    step: 'an order that is being made',
    async reach({ user }) {
      server.use(post('/api/payment/create-order', never()));
      await pressPay(user);
      await waitFor(() => expect(sent('/api/payment/create-order')).toHaveLength(1));
    },
  },
  { step: 'the open window', reach: opensWindow },
  {
    step: 'a closed window',
    async reach(page, gateway) {
      await opensWindow(page, gateway);
      act(() => gateway.dismiss());
    },
  },
  {
    step: 'a failed payment',
    async reach(page, gateway) {
      await opensWindow(page, gateway);
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

/** Every step after the money moved. */
const AFTER_THE_MONEY: Step[] = [
  {
    step: 'a confirmation that is awaited',
    async reach(page, gateway) {
      server.use(post('/api/payment/verify-order', never()));
      await opensWindow(page, gateway);
      await act(async () => gateway.pay());
      await waitFor(() => expect(sent('/api/payment/verify-order')).toHaveLength(1));
    },
  },
  {
    step: 'a lost connection',
    async reach(page, gateway) {
      server.use(post('/api/payment/verify-order', offline()));
      await opensWindow(page, gateway);
      await act(async () => gateway.pay());
      await waitFor(() => expect(sent('/api/payment/verify-order')).toHaveLength(1));
    },
  },
  {
    step: 'a payment whose answer the reload cut off',
    async reach(page, gateway) {
      await opensWindow(page, gateway);
      ordersAre(PAID_MEANWHILE);
    },
  },
];

describe('a reload, or a way back to the checkout,', () => {
  beforeEach(() => ordersAre());

  it.each(BEFORE_THE_MONEY)(
    'at $step brings the form back, with the cart whole and nothing paid',
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

  it.each(AFTER_THE_MONEY)(
    'at $step ends with the confirmed order, and without a second payment',
    async ({ reach }) => {
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
    },
  );

  it('in a second tab, while the first one pays, ends with an empty cart there', async () => {
    const { host } = checkout();
    await payButton();

    act(() => host.cart.clear());

    expect(await screen.findByText('Cart is empty.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('with another cart than the paid one leaves that cart alone', async () => {
    const gateway = installGateway();
    const page = checkout();
    await opensWindow(page, gateway);
    page.unmount();
    ordersAre(PAID_MEANWHILE);

    const { host } = checkout({ cart: [NOTEBOOK, PENCILS] });

    await screen.findByRole('form', { name: 'Checkout' });
    expect(host.cart.lines).toEqual([NOTEBOOK, PENCILS]);
    expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument();
  });

  it('waits for the order list before it opens a second payment', async () => {
    const gateway = installGateway();
    const page = checkout();
    await opensWindow(page, gateway);
    page.unmount();
    const orders = Promise.withResolvers<object>();
    server.use(get('/api/auth/my-order', () => orders.promise));
    const { user } = checkout();

    await pressPay(user);
    await waitFor(() => expect(sent('/api/auth/my-order')).toHaveLength(1));
    await act(async () => orders.resolve({ success: true, orders: [PAID_MEANWHILE] }));

    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(gateway.windows).toHaveLength(1);
    expect(sent('/api/payment/create-order')).toHaveLength(1);
  });
});
