import type { TrackedOrder } from '@kaagazz/api-schema';
import { post, problem, renderPage, server } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { accountApi } from '../api.ts';
import { TrackOrderPage } from './track-order-page.tsx';

const ORDER: TrackedOrder = {
  orderNumber: 'KGZ-2026-000123',
  status: 'shipped',
  statusHistory: [
    { status: 'pending', at: '2026-01-05T10:00:00.000Z' },
    { status: 'shipped', at: '2026-01-06T10:00:00.000Z' },
  ],
  courier: 'India Post EX123',
  products: [{ title: 'Marigold Notebook A5', quantity: 2, image: '' }],
  delivery: { from: '2026-01-08', to: '2026-01-12' },
  createdAt: '2026-01-05T10:00:00.000Z',
};

const open = (hash: string) =>
  renderPage(<TrackOrderPage />, { at: `/track-order${hash}`, path: '/track-order', api: accountApi, user: null });

it('a visitor can track an order without signing in', async () => {
  server.use(post('/api/order-tracking', { success: true, order: ORDER }));

  const { host } = open('#KGZ-2026-000123.secret');

  expect(await screen.findByText('Parcel: India Post EX123')).toBeVisible();
  expect(screen.getByText(/^Expected delivery: .*Jan/)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Products' })).getByRole('listitem')).toHaveTextContent(
    'Marigold Notebook A5× 2',
  );
  expect(within(screen.getByRole('list', { name: 'Status' })).getAllByRole('listitem')).toHaveLength(5);
  expect(server.sentTo('/api/order-tracking')[0]?.body).toEqual({ token: 'KGZ-2026-000123.secret' });
  await waitFor(() => expect(host.head).toMatchObject({ noIndex: true }));
});

it('the tracking page of a cash-on-delivery order shows the amount due', async () => {
  server.use(post('/api/order-tracking', { success: true, order: { ...ORDER, cashToPay: 589 } }));

  open('#KGZ-2026-000123.secret');

  expect(await screen.findByText('Pay Rs. 589 in cash when it arrives.')).toBeVisible();
});

it('the tracking page explains that a link has expired', async () => {
  server.use(post('/api/order-tracking', problem(404, 'TRACKING_LINK_INVALID', 'This link has expired.')));

  open('#KGZ-2026-000123.secret');

  expect(await screen.findByText('This link has expired.')).toBeVisible();
});

it('the tracking page tells shoppers to open the emailed link if the URL has no token', async () => {
  open('');

  expect(await screen.findByText('Open the link from our email')).toBeVisible();
});

it('the tracking page links to My Orders for cancellations, returns and invoices', async () => {
  open('');

  expect(await screen.findByText(/^To cancel or return something, or to download the invoice/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/my-orders');
});
