import type { CartLine } from '@kaagazz/contract';
import { Icon } from '@kaagazz/design-system';
import { SHOPPER, TEST_TOKEN, get, never, offline, post, problem, renderPage, server } from '@kaagazz/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';

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

function openOrders(orders: Order[] = [NEWER, OLDER], at = '/my-orders', cart: CartLine[] = []) {
  server.use(get('/api/auth/my-order', { success: true, orders }));
  return renderPage(<MyOrdersPage />, { at, path: '/my-orders', user: SHOPPER, api: accountApi, cart });
}

const { sentTo } = server;

async function openDetails(orderNumber: string, orders?: Order[], cart?: CartLine[]) {
  const page = openOrders(orders, '/my-orders', cart);
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

  it('does not frighten a shopper whose bank is late: the order comes', async () => {
    openOrders([]);

    expect(await screen.findByText(/Have you just paid\? Your order appears as soon as your bank/)).toBeVisible();
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
    expect(within(window).getByRole('link', { name: 'Invoice' })).toHaveAttribute(
      'href',
      '/my-orders/KGZ-2026-000123/invoice',
    );
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
    expect(within(window).queryByRole('link', { name: 'Birthday invitation' })).not.toBeInTheDocument();
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

  it('names the courier of a parcel', async () => {
    const statusHistory = [{ status: 'shipped', at: '2026-01-06T04:15:00.000Z', note: 'India Post EM123456789IN' }];

    const { window } = await openDetails('KGZ-2026-000123', [makeOrder({ status: 'shipped', statusHistory })]);

    expect(within(window).getByText('Courier: India Post EM123456789IN')).toBeVisible();
  });

  it('does not repeat all of an endless address', async () => {
    openOrders(undefined, `/my-orders?order=${'9'.repeat(5000)}`);

    expect(await screen.findByRole('alert')).toHaveTextContent(`There is no order ${'9'.repeat(20)}… in your account.`);
  });

  it('shows the way of the order with its times, and where it is now', async () => {
    const order = makeOrder({
      status: 'confirmed',
      statusHistory: [
        { status: 'pending', at: '2026-01-05T10:00:00.000Z' },
        { status: 'confirmed', at: '2026-01-06T04:15:00.000Z' },
      ],
    });

    const { window } = await openDetails('KGZ-2026-000123', [order]);

    const steps = within(within(window).getByRole('list', { name: 'Status' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'pending05 Jan 2026, 3:30 pm',
      'confirmed06 Jan 2026, 9:45 am',
      'processingstill to come',
      'shippedstill to come',
      'deliveredstill to come',
    ]);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
  });
});

const PRINTED = makeOrder({
  products: [
    makeOrderLine({
      productId: 'print_7',
      title: 'Birthday invitation',
      quantity: 1050,
      price: 38,
      image: 'data:image/webp,',
      print: { options: [{ label: 'Venue', value: 'Lodhi Garden' }], file: 'my-own.pdf' },
    }),
  ],
});

describe('what was printed to order', () => {
  const FILE = '/api/print/lines/print_7/print-file';
  const press = async () => {
    const page = await openDetails('KGZ-2026-000123', [PRINTED]);
    await page.user.click(
      within(page.window).getByRole('button', { name: 'Download the print file: Birthday invitation' }),
    );
    return page;
  };

  it('is known again by what was chosen and its file', async () => {
    const { window } = await openDetails('KGZ-2026-000123', [PRINTED]);

    expect(within(window).getByText('Lodhi Garden')).toBeVisible();
    expect(within(window).getByText('File: my-own.pdf')).toBeVisible();
    expect(within(window).getByText('1,050 × Rs. 38')).toBeVisible();
  });

  it('is downloaded with the session, under its own name', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:print';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    server.use(get(FILE, { bytes: 'of the file' }));

    await press();

    await waitFor(() => expect(saved).toEqual(['my-own.pdf']));
    expect(sentTo(FILE)[0]?.headers.get('authorization')).toBe(`Bearer ${TEST_TOKEN}`);
  });

  it.each([
    ['The print file could not be fetched. Please try again.', offline()],
    ['We no longer keep this print file.', problem(404, 'NOT_FOUND', 'There is no such line.')],
  ])('is not there: %s', async (told, answer) => {
    server.use(get(FILE, answer));

    await press();

    expect(await screen.findByText(told)).toHaveAttribute('role', 'alert');
  });
});

describe('reordering', () => {
  const NOTEBOOK = {
    productId: 'notebook-a5-marigold',
    title: 'Marigold Notebook A5',
    price: 245,
    stock: 40,
    problem: null,
  };
  const quotes = (...lines: object[]) =>
    server.use(post('/api/payment/quote', { success: true, lines, goods: 0, shipping: 0, total: 0 }));

  it('fills the cart with the same again and goes there', async () => {
    quotes(NOTEBOOK);
    const { user, window, host, address } = await openDetails('KGZ-2026-000123');

    await user.click(within(window).getByRole('button', { name: 'Reorder' }));

    await waitFor(() => expect(address()).toBe('/cart'));
    expect(sentTo('/api/payment/quote')[0]?.body).toEqual({
      products: [{ productId: 'notebook-a5-marigold', quantity: 2 }],
    });
    expect(host.cart.lines).toEqual([
      {
        id: 'notebook-a5-marigold',
        title: 'Marigold Notebook A5',
        price: 245,
        quantity: 2,
        image: '/media/notebook-a5-marigold.0123abcd.svg',
      },
    ]);
    expect(host.toasts.at(-1)?.text).toBe('What you bought with order KGZ-2026-000123 is in your cart again.');
  });

  it('says what is not as it was before it goes to the cart', async () => {
    quotes({ ...NOTEBOOK, price: 260, stock: 1, problem: 'OUT_OF_STOCK' });
    server.use(post('/api/print/lines/print_7/again', problem(409, 'PRICE_ON_REQUEST', 'No price.')));
    const order = makeOrder({
      products: [makeOrderLine(), makeOrderLine({ productId: 'print_7', title: 'Birthday invitation' })],
    });
    const { user, window, host, address } = await openDetails('KGZ-2026-000123', [order]);

    await user.click(within(window).getByRole('button', { name: 'Reorder' }));

    expect(await within(window).findByRole('status')).toHaveTextContent(
      'Your cart is filled again, but not all is as it was:' +
        'Marigold Notebook A5 costs Rs. 260 now; you paid Rs. 245.' +
        'Marigold Notebook A5 is short: 1 went into your cart instead of 2.' +
        'Birthday invitation has no fixed price any more; please ask for one under Kaagazz Print.',
    );
    expect(host.cart.count).toBe(1);
    await user.click(within(window).getByRole('link', { name: 'Go to your cart' }));
    expect(address()).toBe('/cart');
  });

  it.each([
    ['some', { ...NOTEBOOK, stock: 1, problem: 'OUT_OF_STOCK' }, 'status'],
    ['nothing', { ...NOTEBOOK, stock: 0, problem: 'OUT_OF_STOCK' }, 'alert'],
  ])('brings its outcome into view and the keyboard to it, when %s of it can be had', async (_, now, role) => {
    const broughtIntoView: Element[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      broughtIntoView.push(this);
    });
    quotes(now);
    const { user, window } = await openDetails('KGZ-2026-000123');

    await user.click(within(window).getByRole('button', { name: 'Reorder' }));

    const outcome = await within(window).findByRole(role);
    expect(document.activeElement).toContainElement(outcome);
    expect(window).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).not.toBe(window);
    expect(broughtIntoView).toEqual([document.activeElement]);
    expect(document.activeElement).not.toContainElement(within(window).getByRole('link', { name: 'Invoice' }));
  });

  it('does not end in a tick when not all can be had', async () => {
    quotes({ ...NOTEBOOK, stock: 1, problem: 'OUT_OF_STOCK' });
    const { user, window } = await openDetails('KGZ-2026-000123');

    await user.click(within(window).getByRole('button', { name: 'Reorder' }));

    const outcome = await within(window).findByRole('status');
    const { container: alert } = render(<Icon name="alert" />);
    expect(outcome.querySelector('svg')?.innerHTML).toBe(alert.querySelector('svg')?.innerHTML);
  });

  it('makes what was printed anew, and says that its proof is to be looked at again', async () => {
    const line = { id: 'print_8', title: 'Birthday invitation', quantity: 50, price: 38, image: 'data:image/webp,' };
    server.use(post('/api/print/lines/print_7/again', { success: true, line }));
    const { user, window, host, address } = await openDetails('KGZ-2026-000123', [PRINTED]);

    await user.click(within(window).getByRole('button', { name: 'Reorder' }));

    await waitFor(() => expect(address()).toBe('/cart'));
    expect(host.cart.lines).toEqual([line]);
    expect(host.toasts.at(-1)?.text).toMatch(/in your cart again\. Please look at the proof anew before you pay\.$/);
  });

  it('makes nothing anew that the cart has no place for', async () => {
    const line = { title: 'Paper', price: 60, quantity: 1, image: '/p.svg' };
    const cart = Array.from({ length: 50 }, (_, place) => ({ ...line, id: `p${place}` }));
    const { user, window, host } = await openDetails('KGZ-2026-000123', [PRINTED], cart);

    await user.click(within(window).getByRole('button', { name: 'Reorder' }));

    expect(await within(window).findByRole('alert')).toHaveTextContent(
      'Nothing could be put into your cart:Birthday invitation found no place: 50 different things fit into one cart.',
    );
    expect(host.cart.lines).toHaveLength(50);
    expect(sentTo('/api/print/lines/print_7/again')).toEqual([]);
  });

  it('says when nothing of it can be had', async () => {
    quotes({ ...NOTEBOOK, stock: 0, problem: 'GONE' });
    const { user, window, host } = await openDetails('KGZ-2026-000123');

    await user.click(within(window).getByRole('button', { name: 'Reorder' }));

    expect(await within(window).findByRole('alert')).toHaveTextContent(
      'Nothing could be put into your cart:Marigold Notebook A5 is no longer sold.',
    );
    expect(host.cart.count).toBe(0);
    expect(within(window).queryByRole('link', { name: 'Go to your cart' })).not.toBeInTheDocument();
  });

  it('says when the shop cannot be asked, and can be tried again', async () => {
    server.use(post('/api/payment/quote', offline()));
    const { user, window, address } = await openDetails('KGZ-2026-000123');
    await user.click(within(window).getByRole('button', { name: 'Reorder' }));
    expect(await within(window).findByRole('alert')).toHaveTextContent(
      'could not be put into your cart. Please try again.',
    );

    quotes(NOTEBOOK);
    await user.click(within(window).getByRole('button', { name: 'Reorder' }));

    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it('asks once for two presses', async () => {
    server.use(post('/api/payment/quote', never()));
    const { user, window } = await openDetails('KGZ-2026-000123');

    await user.dblClick(within(window).getByRole('button', { name: 'Reorder' }));

    await waitFor(() => expect(sentTo('/api/payment/quote')).toHaveLength(1));
  });
});

describe('cancelling an order', () => {
  const CANCEL = '/api/auth/my-order/KGZ-2026-000123/cancel';
  const CANCELLABLE = makeOrder({ cancellable: true });
  const CANCELLED = makeOrder({ status: 'cancelled', cancellable: false });

  async function askToCancel() {
    const page = await openDetails('KGZ-2026-000123', [CANCELLABLE]);
    await page.user.click(within(page.window).getByRole('button', { name: 'Cancel order' }));
    return page;
  }

  it('is offered only while it is possible', async () => {
    const { window } = await openDetails('KGZ-2026-000123', [makeOrder({ cancellable: false })]);

    expect(within(window).queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('asks first, and says what becomes of the money', async () => {
    const { user, window } = await askToCancel();

    expect(within(window).getByRole('group', { name: 'Cancel this order?' })).toHaveTextContent(
      'Cancel this order? Rs. 589 goes back the way you paid, within 7 working days. This cannot be undone.',
    );
    expect(within(window).getByRole('button', { name: 'Keep the order' })).toHaveFocus();
    await user.click(within(window).getByRole('button', { name: 'Keep the order' }));

    expect(within(window).getByRole('button', { name: 'Cancel order' })).toBeVisible();
    expect(sentTo(CANCEL)).toHaveLength(0);
  });

  it('cancels it, says so, and shows it at once', async () => {
    server.use(post(CANCEL, { success: true, order: CANCELLED }));
    const { user, window } = await askToCancel();

    await user.click(within(window).getByRole('button', { name: 'Yes, cancel it' }));

    expect(await within(window).findByRole('status')).toHaveTextContent(
      'The order is cancelled. Rs. 589 goes back the way you paid, within 7 working days.',
    );
    expect(await within(window).findByText(/^This order was cancelled. All that you paid is refunded/)).toBeVisible();
    expect(within(window).queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    expect(sentTo(CANCEL)).toHaveLength(1);
  });

  it('says kindly that it is too late, and shows how the order stands', async () => {
    server.use(post(CANCEL, problem(409, 'NOT_CANCELLABLE', 'This order is shipped.')));
    const { user, window } = await askToCancel();
    const shipped = makeOrder({ status: 'shipped', cancellable: false });
    server.use(get('/api/auth/my-order', { success: true, orders: [shipped] }));

    await user.click(within(window).getByRole('button', { name: 'Yes, cancel it' }));

    expect(await within(window).findByRole('alert')).toHaveTextContent(/^This order can no longer be cancelled/);
    expect(await within(window).findByText('Your parcel is on its way.')).toBeVisible();
    expect(within(window).queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('says when no answer came, and can be tried again', async () => {
    server.use(post(CANCEL, offline()));
    const { user, window } = await askToCancel();

    await user.click(within(window).getByRole('button', { name: 'Yes, cancel it' }));

    expect(await within(window).findByRole('alert')).toHaveTextContent('The shop did not answer. Please try again.');
    expect(within(window).getByRole('button', { name: 'Cancel order' })).toBeVisible();
  });
});
