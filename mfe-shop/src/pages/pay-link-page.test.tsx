import { addressEntry } from '@kaagazz/domain';
import { get, never, post, problem, renderPage, server } from '@kaagazz/testing';
import { act, screen, waitFor } from '@testing-library/react';

import { ADDRESS, CREATED, VERIFIED, sent } from '../../test-support/checkout.tsx';
import { RECEIPT, installGateway, removeGateway } from '../../test-support/gateway.ts';
import { shopApi } from '../api.ts';
import { PayLinkPage } from './pay-link-page.tsx';

const LINK = {
  state: 'open',
  lines: [{ title: 'Pen', quantity: 2, price: 50, amount: 100, image: '' }],
  goods: 100,
  shipping: 99,
  total: 199,
  address: ADDRESS,
  validUntil: '2026-12-02T09:00:00.000Z',
  orderNumber: null,
};
const TOKEN = 'a1_-'.repeat(10) + 'end';
const CONFIRM = `/api/payment/links/${TOKEN}/confirm`;
const DRAFT = 'mine checkoutAddress';

function openLink(link: object = {}) {
  server.use(
    get('/api/payment/links/:token', { success: true, link: { ...LINK, ...link } }),
    get('/api/pin-code/:pin', { success: true, pin: '110003', states: ['Delhi'], city: 'New Delhi' }),
    post('/api/payment/links/:token/open', CREATED),
    post('/api/payment/links/:token/confirm', VERIFIED),
  );
  return renderPage(<PayLinkPage />, { at: `/order/pay/${TOKEN}`, path: '/order/pay/:token', api: shopApi });
}

const payButton = () => screen.findByRole('button', { name: 'Pay Rs. 199' });

async function openWindow(link: object = {}) {
  const gateway = installGateway();
  const { user } = openLink(link);
  await user.click(await payButton());
  await waitFor(() => expect(gateway.windows).toHaveLength(1));
  return gateway;
}

afterEach(() => {
  removeGateway();
  sessionStorage.clear();
});

describe('a payment link', () => {
  it('shows the items, shipping fee and total of a payment link', async () => {
    openLink();

    expect(await screen.findByText('2 × Pen')).toBeVisible();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Rs. 100',
      'Rs. 99',
      'Rs. 199',
    ]);
  });

  it('doesn’t mention shipping if the payment link is for a change to an order', async () => {
    openLink({ isChange: true, shipping: 0, total: 100 });

    expect(await screen.findByRole('heading', { name: 'Pay for your change' })).toBeVisible();
    expect(screen.queryByText('Shipping')).not.toBeInTheDocument();
    expect(screen.getByText('You’ll pay through our payment partner.')).toBeVisible();
  });

  it('confirms the order after a payment through a payment link', async () => {
    const gateway = await openWindow();

    await act(async () => gateway.pay());

    expect(await screen.findByRole('heading', { name: 'Thank you, your order is confirmed' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Order KGZ-2026-000123');
    expect(sent(`/api/payment/links/${TOKEN}/open`)[0]?.body).toEqual({ shippingAddress: null });
    expect(sent(CONFIRM)[0]?.body).toEqual(RECEIPT);
  });

  it('prevents a second payment while the first payment is being confirmed', async () => {
    const gateway = await openWindow();
    server.use(post('/api/payment/links/:token/confirm', never()));

    await act(async () => gateway.pay());
    act(() => gateway.dismiss());

    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the reason for a failed payment after the payment window closes', async () => {
    const gateway = await openWindow();

    act(() => gateway.fail('Card declined'));
    act(() => gateway.dismiss());

    expect(screen.getByRole('alert')).toHaveTextContent('Payment failed: Card declined');
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
  });

  it('removes the typed address from the browser after a payment through the payment link', async () => {
    const value = { ...addressEntry(ADDRESS), save: false };
    sessionStorage.setItem(DRAFT, JSON.stringify({ userId: `link ${TOKEN}`, value }));
    const gateway = await openWindow({ address: null });

    await act(async () => gateway.pay());

    expect(await screen.findByText('Order KGZ-2026-000123')).toBeVisible();
    expect(sent(`/api/payment/links/${TOKEN}/open`)[0]?.body).toEqual({ shippingAddress: ADDRESS });
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });

  it('says that a payment link has expired', async () => {
    openLink({ state: 'expired' });

    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('shows an error if the payment link does not exist', async () => {
    server.use(get('/api/payment/links/:token', problem(404, 'PAYMENT_LINK_NOT_FOUND', 'Not found.')));
    renderPage(<PayLinkPage />, { at: `/order/pay/${TOKEN}`, path: '/order/pay/:token', api: shopApi });

    expect(await screen.findByText('This payment link does not exist')).toBeVisible();
  });

  it('rejects an incomplete payment link without calling the api', async () => {
    renderPage(<PayLinkPage />, { at: '/order/pay/example', path: '/order/pay/:token', api: shopApi });

    expect(await screen.findByText('This payment link does not exist')).toBeVisible();
    expect(sent('/api/payment/links/example')).toEqual([]);
  });
});
