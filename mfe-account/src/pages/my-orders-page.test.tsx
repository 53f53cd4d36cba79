import { SHOPPER, TEST_TOKEN, get, never, offline, problem, renderPage, server } from '@kaagazz/testing';
import { act, screen, waitFor, within } from '@testing-library/react';

import { accountApi } from '../api.ts';
import { makeOrder, makeOrderLine } from '../features/orders/order.fixture.ts';
import type { Order } from '../features/orders/order.ts';
import { MyOrdersPage } from './my-orders-page.tsx';

const NEWER = makeOrder({
  _id: 'order-2',
  orderNumber: 'KGZ-2026-000124',
  status: 'shipped',
  products: ['Marigold Notebook A5', 'Banana Fibre Envelopes', 'Seed Pencils', 'Warli Kit', 'Gift Box'].map(
    (title, place) => makeOrderLine({ productId: `product-${place}`, title, quantity: place + 1, price: 1000 }),
  ),
  totalAmount: 15000,
  shippingAmount: 0,
  createdAt: '2026-02-28T20:00:00.000Z',
});
const OLDER = makeOrder();

function openOrders(orders: Order[] = [NEWER, OLDER], at = '/my-orders') {
  server.use(get('/api/auth/my-order', { success: true, orders }));
  return renderPage(<MyOrdersPage />, { at, path: '/my-orders', user: SHOPPER, api: accountApi });
}

async function openDetails(orderNumber: string, orders?: Order[]) {
  const page = openOrders(orders);
  await page.user.click(await screen.findByRole('button', { name: `View details of order ${orderNumber}` }));
  return { ...page, window: await screen.findByRole('dialog', { name: `Order ${orderNumber}` }) };
}

describe('a visitor at My Orders', () => {
  it('is asked to log in, and will come back here', () => {
    renderPage(<MyOrdersPage />, { at: '/my-orders?order=KGZ-2026-000123', path: '/my-orders', api: accountApi });

    expect(screen.getByText('Please login to view your orders')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
      'href',
      '/login?next=%2Fmy-orders%3Forder%3DKGZ-2026-000123',
    );
    expect(server.requests).toHaveLength(0);
  });

  it('sees the waiting state while it is found out who is there', () => {
    renderPage(<MyOrdersPage />, { at: '/my-orders', user: 'loading', api: accountApi });

    expect(screen.getByRole('status')).toHaveTextContent('Loading your orders');
    expect(screen.queryByText('Please login to view your orders')).not.toBeInTheDocument();
    expect(server.requests).toHaveLength(0);
  });
});

describe('the list of orders', () => {
  it('shows newest first: number, day in India, status, pieces and total', async () => {
    openOrders();

    const orders = await screen.findAllByRole('listitem');
    expect(orders).toHaveLength(2);
    expect(orders[0]).toHaveTextContent(/KGZ-2026-000124.*01 Mar 2026.*shipped.*15.*Rs\. 15,000/);
    expect(orders[1]).toHaveTextContent(/KGZ-2026-000123.*05 Jan 2026.*pending.*Rs\. 589/);
    expect(server.requests[0]?.headers.get('authorization')).toBe(`Bearer ${TEST_TOKEN}`);
  });

  it('shows a status that this release does not know yet by its word', async () => {
    openOrders([makeOrder({ status: 'returned' })]);

    expect(await screen.findByText('returned')).toBeVisible();
  });

  it('waits visibly for the answer', () => {
    server.use(get('/api/auth/my-order', never()));

    renderPage(<MyOrdersPage />, { at: '/my-orders', user: SHOPPER, api: accountApi });

    expect(screen.getByRole('status')).toHaveTextContent('Loading your orders');
  });

  it('leads a shopper without orders to the products', async () => {
    openOrders([]);

    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore products' })).toHaveAttribute('href', '/products');
  });

  it.each([
    ['the server fails', problem(500, 'INTERNAL', 'Something went wrong')],
    ['no answer comes', offline()],
  ])('says so when %s, and Try Again tries again', async (_, answer) => {
    server.use(get('/api/auth/my-order', answer));
    const { user } = renderPage(<MyOrdersPage />, { at: '/my-orders', user: SHOPPER, api: accountApi });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch orders');

    server.use(get('/api/auth/my-order', { success: true, orders: [OLDER] }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('heading', { name: 'KGZ-2026-000123' })).toBeVisible();
  });

  it('asks for a new login when the session has ended meanwhile', async () => {
    server.use(get('/api/auth/my-order', problem(401, 'UNAUTHENTICATED', 'Please login to continue.')));

    renderPage(<MyOrdersPage />, { at: '/my-orders', user: SHOPPER, api: accountApi });

    expect(await screen.findByText('Please login to view your orders')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login / Signup' })).toHaveAttribute('href', '/login?next=%2Fmy-orders');
  });

  it('keeps out of search engines', () => {
    const { host } = openOrders();

    expect(host.head).toMatchObject({ title: 'My Orders', canonical: '/my-orders', noIndex: true });
  });
});

describe('the details window', () => {
  it('shows what the order was: products, sums with shipping, address and payment', async () => {
    const { window, address } = await openDetails('KGZ-2026-000123');

    expect(address()).toBe('/my-orders?order=KGZ-2026-000123');
    expect(window).toHaveTextContent('05 Jan 2026');
    expect(within(window).getByRole('link', { name: 'Marigold Notebook A5' })).toHaveAttribute(
      'href',
      '/products/notebook-a5-marigold',
    );
    expect(window).toHaveTextContent('2 × Rs. 245');
    expect(window).toHaveTextContent('ProductsRs. 490ShippingRs. 99TotalRs. 589');
    expect(window).toHaveTextContent(/Asha Verma 12 Shanti Marg New Delhi 110001 9876543210 asha@example.com/);
    expect(window).toHaveTextContent('pay_Q1w2e3');
  });

  it('shows the first three products, and the others at "+2 more"', async () => {
    const { user, window } = await openDetails('KGZ-2026-000124');
    const products = within(within(window).getByRole('list', { name: 'Products' }));
    expect(products.getAllByRole('listitem')).toHaveLength(3);
    expect(window).not.toHaveTextContent('Warli Kit');

    await user.click(within(window).getByRole('button', { name: '+2 more' }));

    expect(products.getAllByRole('listitem')).toHaveLength(5);
    expect(products.getAllByRole('listitem')[3]).toHaveFocus();
    expect(products.getAllByRole('listitem')[3]).toHaveTextContent('Warli Kit');
    expect(within(window).queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
  });

  it('has no "more" for three products', async () => {
    const { window } = await openDetails('KGZ-2026-000124', [{ ...NEWER, products: NEWER.products.slice(0, 3) }]);

    expect(within(window).queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
  });

  it('says that shipping was free', async () => {
    const { window } = await openDetails('KGZ-2026-000124');

    expect(window).toHaveTextContent('ShippingFree');
  });

  it('names what was printed to order without a link, because the shop has no page of it', async () => {
    const printed = makeOrderLine({ productId: 'print_7', title: 'Birthday invitation', image: '' });

    const { window } = await openDetails('KGZ-2026-000123', [makeOrder({ products: [printed] })]);

    expect(window).toHaveTextContent('Birthday invitation');
    expect(within(window).queryByRole('link')).not.toBeInTheDocument();
  });

  it('closes by its button and leaves the address', async () => {
    const { user, window, address } = await openDetails('KGZ-2026-000123');

    await user.click(within(window).getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/my-orders');
  });

  it('closes by the browser’s Back', async () => {
    const { goBack } = await openDetails('KGZ-2026-000123');

    await act(() => goBack());

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(['KGZ-2026-000123', 'order-1'])('opens at once for a link to order %s', async (wanted) => {
    openOrders(undefined, `/my-orders?order=${wanted}`);

    expect(await screen.findByRole('dialog', { name: 'Order KGZ-2026-000123' })).toBeVisible();
  });

  it('says so when the link names an order that is not in this account', async () => {
    openOrders(undefined, '/my-orders?order=KGZ-2025-999999');

    expect(await screen.findByRole('alert')).toHaveTextContent('There is no order KGZ-2025-999999 in your account.');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
