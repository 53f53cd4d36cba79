import type { Order } from '@kaagazz/api-schema';
import type { CartLine } from '@kaagazz/contract';
import { Icon } from '@kaagazz/design-system';
import { GIFT_WRAP_ID } from '@kaagazz/domain';
import { SHOPPER, TEST_TOKEN, get, never, offline, post, problem, renderPage, server } from '@kaagazz/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';

import { accountApi } from '../api.ts';
import { anOrder, anOrderLine } from '../features/orders/order/order.fixture.ts';
import { MyOrdersPage } from './my-orders-page.tsx';

const NEWER = anOrder({
  _id: 'order-2',
  orderNumber: 'KGZ-2026-000124',
  status: 'shipped',
  products: ['Marigold Notebook A5', 'Banana Fibre Envelopes', 'Seed Pencils', 'Warli Kit', 'Gift Box'].map(
    (title, place) => anOrderLine({ productId: `product-${place}`, title, quantity: place + 1, price: 1000 }),
  ),
  totalAmount: 15000,
  shippingAmount: 0,
  createdAt: '2026-02-28T20:00:00.000Z',
});
const OLDER = anOrder();

function openOrders(orders: Order[] = [NEWER, OLDER], at = '/my-orders', cart: CartLine[] = []) {
  server.use(
    get('/api/auth/my-order', { success: true, orders }),
    get('/api/auth/my-order/:orderNumber/returns', { success: true, data: { until: null, lines: [], returns: [] } }),
  );
  return renderPage(<MyOrdersPage />, { at, path: '/my-orders', user: SHOPPER, api: accountApi, cart });
}

const { sentTo } = server;

async function openDetails(orderNumber: string, orders?: Order[], cart?: CartLine[]) {
  const page = openOrders(orders, '/my-orders', cart);
  await page.user.click(await screen.findByRole('button', { name: `View details of order ${orderNumber}` }));
  return { ...page, window: await screen.findByRole('dialog', { name: `Order ${orderNumber}` }) };
}

it('an order in the list shows its product titles and the next step', async () => {
  openOrders([NEWER]);

  expect(
    await screen.findByText('Marigold Notebook A5 × 1, Banana Fibre Envelopes × 2, Seed Pencils × 3, +2 more'),
  ).toBeVisible();
  expect(screen.getByText('Your parcel is on its way.')).toBeVisible();
});

it('a delivered order shows how many days are left to request a return', async () => {
  openOrders([anOrder({ status: 'delivered' })]);

  expect(
    await screen.findByText('Something wrong? You can ask for a return for 7 days, in the details.'),
  ).toBeVisible();
});

it('an order doesn’t show a picture for gift wrap', async () => {
  const notebook = anOrderLine();
  openOrders([anOrder({ products: [notebook, anOrderLine({ productId: GIFT_WRAP_ID, image: '' })] })]);

  const order = await screen.findByRole('listitem');
  const pictures = order.querySelectorAll('img');
  expect(pictures).toHaveLength(1);
  expect(pictures[0]?.parentElement?.parentElement?.childElementCount).toBe(1);
});

it('doesn’t show a payment section for a cancelled cash-on-delivery order', async () => {
  const order = anOrder({
    status: 'cancelled',
    paymentInfo: { razorpay_payment_id: '', razorpay_order_id: '' },
  });

  const { window } = await openDetails(order.orderNumber, [order]);

  expect(
    within(window).getByText(/^This order was cancelled\. If you have paid anything, we will refund it/),
  ).toBeVisible();
  expect(within(window).queryByRole('heading', { name: 'Payment' })).not.toBeInTheDocument();
});

describe('a visitor on My Orders', () => {
  it('asks visitors to log in and returns them to the same URL', () => {
    renderPage(<MyOrdersPage />, { at: '/my-orders?order=KGZ-2026-000123', path: '/my-orders', api: accountApi });

    expect(screen.getByText('Please login to view your orders')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
      'href',
      '/login?next=%2Fmy-orders%3Forder%3DKGZ-2026-000123',
    );
    expect(server.requests).toHaveLength(0);
  });

  it('shows a loading state until the session has been checked', () => {
    renderPage(<MyOrdersPage />, { at: '/my-orders', user: 'loading', api: accountApi });

    expect(screen.getByRole('status')).toHaveTextContent('Loading your orders');
    expect(screen.queryByText('Please login to view your orders')).not.toBeInTheDocument();
    expect(server.requests).toHaveLength(0);
  });
});

describe('the list of orders', () => {
  it('lists orders newest first with their number, date, status, item count and total', async () => {
    openOrders();

    const orders = await screen.findAllByRole('listitem');
    expect(orders).toHaveLength(2);
    expect(orders[0]).toHaveTextContent(/KGZ-2026-000124.*1 Mar 2026.*shipped.*15.*Rs\. 15,000/);
    expect(orders[1]).toHaveTextContent(/KGZ-2026-000123.*5 Jan 2026.*pending.*Rs\. 589/);
    expect(server.requests[0]?.headers.get('authorization')).toBe(`Bearer ${TEST_TOKEN}`);
  });

  it('shows an unknown status exactly as the api returns it', async () => {
    openOrders([{ ...anOrder(), status: 'returned' } as unknown as Order]);

    expect(await screen.findByText('returned')).toBeVisible();
  });

  it('shows a loading state until the orders have loaded', () => {
    server.use(get('/api/auth/my-order', never()));

    renderPage(<MyOrdersPage />, { at: '/my-orders', user: SHOPPER, api: accountApi });

    expect(screen.getByRole('status')).toHaveTextContent('Loading your orders');
  });

  it('links to the products if there are no orders', async () => {
    openOrders([]);

    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore products' })).toHaveAttribute('href', '/products');
  });

  it('an empty order list explains that a recent payment may not have arrived yet', async () => {
    openOrders([]);

    expect(
      await screen.findByText(/Have you just paid\? Your order appears as soon as we have received/),
    ).toBeVisible();
  });

  it.each([
    ['a server error', problem(500, 'INTERNAL', 'Something went wrong')],
    ['a network error', offline()],
  ])('offers a retry after %s', async (_, failure) => {
    server.use(get('/api/auth/my-order', failure));
    const { user } = renderPage(<MyOrdersPage />, { at: '/my-orders', user: SHOPPER, api: accountApi });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch orders');

    server.use(get('/api/auth/my-order', { success: true, orders: [OLDER] }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('heading', { name: 'KGZ-2026-000123' })).toBeVisible();
  });

  it('asks the shopper to log in again if the session has expired', async () => {
    server.use(get('/api/auth/my-order', problem(401, 'UNAUTHENTICATED', 'Please login to continue.')));

    renderPage(<MyOrdersPage />, { at: '/my-orders', user: SHOPPER, api: accountApi });

    expect(await screen.findByText('Please login to view your orders')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login / Signup' })).toHaveAttribute('href', '/login?next=%2Fmy-orders');
  });

  it('tells search engines not to index My Orders', () => {
    const { host } = openOrders();

    expect(host.head).toMatchObject({ title: 'My Orders', canonical: '/my-orders', noIndex: true });
  });
});

describe('the details dialog', () => {
  it('shows the products, amounts, address and payment of an order', async () => {
    const { window, address } = await openDetails('KGZ-2026-000123');

    expect(address()).toBe('/my-orders?order=KGZ-2026-000123');
    expect(window).toHaveTextContent('5 Jan 2026');
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

  it('shows the other products of an order after a click on "+2 more"', async () => {
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

  it('doesn’t show a "more" button for an order of three products', async () => {
    const { window } = await openDetails('KGZ-2026-000124', [{ ...NEWER, products: NEWER.products.slice(0, 3) }]);

    expect(within(window).queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
  });

  it('shows free shipping in the details of an order', async () => {
    const { window } = await openDetails('KGZ-2026-000124');

    expect(window).toHaveTextContent('ShippingFree');
  });

  it('shows printed items without a link to a product page', async () => {
    const printed = anOrderLine({ productId: 'print_7', title: 'Birthday invitation', image: '' });

    const { window } = await openDetails('KGZ-2026-000123', [anOrder({ products: [printed] })]);

    expect(window).toHaveTextContent('Birthday invitation');
    expect(within(window).queryByRole('link', { name: 'Birthday invitation' })).not.toBeInTheDocument();
  });

  it('closing the order details removes the order from the URL', async () => {
    const { user, window, address } = await openDetails('KGZ-2026-000123');

    await user.click(within(window).getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/my-orders');
  });

  it('closes the order details when the shopper goes back', async () => {
    const { goBack } = await openDetails('KGZ-2026-000123');

    await act(() => goBack());

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(['KGZ-2026-000123', 'order-1'])('opens the details for a link to order %s', async (numberOrId) => {
    openOrders(undefined, `/my-orders?order=${numberOrId}`);

    expect(await screen.findByRole('dialog', { name: 'Order KGZ-2026-000123' })).toBeVisible();
  });

  it('shows an error for a link to another account’s order', async () => {
    openOrders(undefined, '/my-orders?order=KGZ-2025-999999');

    expect(await screen.findByRole('alert')).toHaveTextContent('There is no order KGZ-2025-999999 in your account.');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the courier of a shipped order', async () => {
    const order = anOrder({
      status: 'shipped',
      statusHistory: [{ status: 'shipped', at: '2026-01-06T04:15:00.000Z', note: 'India Post EM123456789IN' }],
    });

    const { window } = await openDetails('KGZ-2026-000123', [order]);

    expect(within(window).getByText('Courier: India Post EM123456789IN')).toBeVisible();
  });

  it('the order details of a cash-on-delivery order show the amount due', async () => {
    const order = anOrder({
      cancellable: true,
      cashToPay: 589,
      paymentInfo: { razorpay_payment_id: '', razorpay_order_id: '' },
    });

    const { user, window } = await openDetails('KGZ-2026-000123', [order]);

    expect(screen.getAllByText('Pay Rs. 589 in cash when it arrives.')).toHaveLength(2);
    expect(within(window).queryByText(/^Payment ID/)).not.toBeInTheDocument();
    await user.click(within(window).getByRole('button', { name: 'Cancel order' }));
    expect(within(window).getByRole('group', { name: 'Cancel this order?' })).toHaveTextContent(
      'You have not paid anything, so there is nothing to refund.',
    );
  });

  it('shortens a very long order number from the URL in the error message', async () => {
    openOrders(undefined, `/my-orders?order=${'9'.repeat(5000)}`);

    expect(await screen.findByRole('alert')).toHaveTextContent(`There is no order ${'9'.repeat(20)}… in your account.`);
  });

  it('shows the steps of the order with their times and marks the current one', async () => {
    const order = anOrder({
      status: 'confirmed',
      statusHistory: [
        { status: 'pending', at: '2026-01-05T10:00:00.000Z' },
        { status: 'confirmed', at: '2026-01-06T04:15:00.000Z' },
      ],
    });

    const { window } = await openDetails('KGZ-2026-000123', [order]);

    const steps = within(within(window).getByRole('list', { name: 'Status' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'pending5 Jan 2026, 3:30 pm',
      'confirmed6 Jan 2026, 9:45 am',
      'processingstill to come',
      'shippedstill to come',
      'deliveredstill to come',
    ]);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
  });
});

const PRINTED = anOrder({
  products: [
    anOrderLine({
      productId: 'print_7',
      title: 'Birthday invitation',
      quantity: 1050,
      price: 38,
      image: 'data:image/webp,',
      print: { options: [{ label: 'Venue', value: 'Lodhi Garden' }], file: 'my-own.pdf', versions: [] },
    }),
  ],
});

const [FIRST, SECOND] = [
  { id: 'print_7', sha256: 'ab'.repeat(32), approvedAt: '2026-01-05T10:00:00.000Z' },
  { id: 'print_8', sha256: 'cd'.repeat(32), approvedAt: '2026-01-06T10:00:00.000Z' },
];

function invited(print: Partial<NonNullable<(typeof PRINTED.products)[number]['print']>>, status = PRINTED.status) {
  const line = anOrderLine({
    productId: 'print_7',
    title: 'Birthday invitation',
    print: { options: [], file: null, versions: [FIRST], textPath: '/birthday/1?line=print_7', ...print },
  });
  return anOrder({ status, products: [line] });
}

describe('a printed item', () => {
  const FILE = '/api/print/lines/print_7/print-file';
  const download = async () => {
    const page = await openDetails('KGZ-2026-000123', [PRINTED]);
    await page.user.click(
      within(page.window).getByRole('button', { name: 'Download the print file: Birthday invitation' }),
    );
    return page;
  };

  it('shows the options and the file of a printed item', async () => {
    const { window } = await openDetails('KGZ-2026-000123', [PRINTED]);

    expect(within(window).getByText('Lodhi Garden')).toBeVisible();
    expect(within(window).getByText('File: my-own.pdf')).toBeVisible();
    expect(within(window).getByText('1,050 × Rs. 38')).toBeVisible();
  });

  it('shows how long a print can still be changed, with a link to change it', async () => {
    const pressStart = new Date(Date.now() + 26.5 * 60 * 60_000).toISOString();
    const { window } = await openDetails('KGZ-2026-000123', [{ ...invited({ copies: 3 }), pressStart }]);

    expect(within(window).getByText('1 day 2 hours left.')).toBeVisible();
    expect(within(window).getByText('2 × Rs. 245, now 3')).toBeVisible();
    expect(within(window).getByRole('link', { name: 'change this print' })).toHaveAttribute(
      'href',
      '/birthday/1?line=print_7',
    );
    expect(within(window).queryByRole('list', { name: 'Approved versions' })).not.toBeInTheDocument();
  });

  it('an item being printed shows that it can no longer be changed', async () => {
    const { window } = await openDetails('KGZ-2026-000123', [invited({ textPath: null })]);

    expect(within(window).getByText('This order is being printed, so it can no longer be changed.')).toBeVisible();
    expect(within(window).queryByRole('link', { name: 'change this print' })).not.toBeInTheDocument();
  });

  it('a printed item cannot be changed after delivery', async () => {
    const { window } = await openDetails('KGZ-2026-000123', [invited({ textPath: null }, 'delivered')]);

    expect(within(window).queryByText(/change/)).not.toBeInTheDocument();
  });

  it('a printed item lists its approved versions with their hashes', async () => {
    server.use(get('/api/print/lines/print_8/print-file', offline()));
    const { window, user } = await openDetails('KGZ-2026-000123', [invited({ versions: [FIRST, SECOND] })]);
    const versions = within(window).getByRole('list', { name: 'Approved versions' });

    await user.click(within(window).getByRole('button', { name: /^Download the print file/ }));

    const [first, second] = within(versions).getAllByRole('listitem');
    expect(first).toHaveTextContent(`Version 1, approved on 5 Jan 2026SHA-256: ${FIRST.sha256}`);
    expect(second).toHaveTextContent(`Version 2, approved on 6 Jan 2026. We print this one.SHA-256: ${SECOND.sha256}`);
    await waitFor(() => expect(sentTo('/api/print/lines/print_8/print-file')).toHaveLength(1));
  });

  it('downloads a printed item’s file under its original name with the shopper’s access token', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:print';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    server.use(get(FILE, { bytes: 'of the file' }));

    await download();

    await waitFor(() => expect(saved).toEqual(['my-own.pdf']));
    expect(sentTo(FILE)[0]?.headers.get('authorization')).toBe(`Bearer ${TEST_TOKEN}`);
  });

  it.each([
    ['The print file could not be downloaded. Please try again.', offline()],
    ['We no longer keep this print file.', problem(404, 'NOT_FOUND', 'There is no such line.')],
  ])('explains a failed download: %s', async (message, failure) => {
    server.use(get(FILE, failure));

    await download();

    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
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
  const quote = (...lines: object[]) =>
    server.use(post('/api/payment/quote', { success: true, lines, goods: 0, shipping: 0, total: 0 }));

  it('reordering adds the ordered items to the cart and opens it', async () => {
    quote(NOTEBOOK);
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
    expect(host.toasts.at(-1)?.text).toBe('The items of order KGZ-2026-000123 are in your cart again.');
  });

  it('a reorder lists changed prices and missing items before it opens the cart', async () => {
    quote({ ...NOTEBOOK, price: 260, stock: 1, problem: 'OUT_OF_STOCK' });
    server.use(post('/api/print/lines/print_7/again', problem(409, 'PRICE_ON_REQUEST', 'No price.')));
    const order = anOrder({
      products: [anOrderLine(), anOrderLine({ productId: 'print_7', title: 'Birthday invitation' })],
    });
    const { user, window, host, address } = await openDetails('KGZ-2026-000123', [order]);

    await user.click(within(window).getByRole('button', { name: 'Reorder' }));

    expect(await within(window).findByRole('status')).toHaveTextContent(
      'We added your items to the cart with some changes:' +
        'Marigold Notebook A5 costs Rs. 260 now; you paid Rs. 245.' +
        'Marigold Notebook A5 is limited, so we added 1 instead of 2.' +
        'Birthday invitation no longer has a fixed price. Please ask for one under Kaagazz Print.',
    );
    expect(host.cart.count).toBe(1);
    await user.click(within(window).getByRole('link', { name: 'Go to your cart' }));
    expect(address()).toBe('/cart');
  });

  it.each([
    ['a part', { ...NOTEBOOK, stock: 1, problem: 'OUT_OF_STOCK' }, 'status'],
    ['nothing', { ...NOTEBOOK, stock: 0, problem: 'OUT_OF_STOCK' }, 'alert'],
  ])('focuses the outcome and scrolls it into view if %s is available', async (_, quoted, role) => {
    const scrolledIntoView: Element[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledIntoView.push(this);
    });
    quote(quoted);
    const { user, window } = await openDetails('KGZ-2026-000123');

    await user.click(within(window).getByRole('button', { name: 'Reorder' }));

    const outcome = await within(window).findByRole(role);
    expect(document.activeElement).toContainElement(outcome);
    expect(window).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).not.toBe(window);
    expect(scrolledIntoView).toEqual([document.activeElement]);
    expect(document.activeElement).not.toContainElement(within(window).getByRole('link', { name: 'Invoice' }));
  });

  it('a reorder shows a warning icon if only some items are available', async () => {
    quote({ ...NOTEBOOK, stock: 1, problem: 'OUT_OF_STOCK' });
    const { user, window } = await openDetails('KGZ-2026-000123');

    await user.click(within(window).getByRole('button', { name: 'Reorder' }));

    const outcome = await within(window).findByRole('status');
    const { container: alert } = render(<Icon name="alert" />);
    expect(outcome.querySelector('svg')?.innerHTML).toBe(alert.querySelector('svg')?.innerHTML);
  });

  it('a reorder copies printed items and asks the shopper to approve the new proof', async () => {
    const line = { id: 'print_8', title: 'Birthday invitation', quantity: 50, price: 38, image: 'data:image/webp,' };
    server.use(post('/api/print/lines/print_7/again', { success: true, line }));
    const { user, window, host, address } = await openDetails('KGZ-2026-000123', [PRINTED]);

    await user.click(within(window).getByRole('button', { name: 'Reorder' }));

    await waitFor(() => expect(address()).toBe('/cart'));
    expect(host.cart.lines).toEqual([line]);
    expect(host.toasts.at(-1)?.text).toMatch(/in your cart again\. Please approve the new proof before you pay\.$/);
  });

  it('a reorder does not copy printed items into a full cart', async () => {
    const line = { title: 'Paper', price: 60, quantity: 1, image: '/p.svg' };
    const cart = Array.from({ length: 50 }, (_, index) => ({ ...line, id: `p${index}` }));
    const { user, window, host } = await openDetails('KGZ-2026-000123', [PRINTED], cart);

    await user.click(within(window).getByRole('button', { name: 'Reorder' }));

    expect(await within(window).findByRole('alert')).toHaveTextContent(
      'Nothing could be added to your cart:Birthday invitation could not be added, because a cart can hold only 50 different items.',
    );
    expect(host.cart.lines).toHaveLength(50);
    expect(sentTo('/api/print/lines/print_7/again')).toEqual([]);
  });

  it('after a reorder, the page says why nothing could be added to the cart', async () => {
    quote({ ...NOTEBOOK, stock: 0, problem: 'GONE' });
    const { user, window, host } = await openDetails('KGZ-2026-000123');

    await user.click(within(window).getByRole('button', { name: 'Reorder' }));

    expect(await within(window).findByRole('alert')).toHaveTextContent(
      'Nothing could be added to your cart:Marigold Notebook A5 is no longer sold.',
    );
    expect(host.cart.count).toBe(0);
    expect(within(window).queryByRole('link', { name: 'Go to your cart' })).not.toBeInTheDocument();
  });

  it('lets the shopper retry the reorder after a network error', async () => {
    server.use(post('/api/payment/quote', offline()));
    const { user, window, address } = await openDetails('KGZ-2026-000123');
    await user.click(within(window).getByRole('button', { name: 'Reorder' }));
    expect(await within(window).findByRole('alert')).toHaveTextContent(
      'could not be added to your cart. Please try again.',
    );

    quote(NOTEBOOK);
    await user.click(within(window).getByRole('button', { name: 'Reorder' }));

    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it('reorders only once even if the shopper double-clicks', async () => {
    server.use(post('/api/payment/quote', never()));
    const { user, window } = await openDetails('KGZ-2026-000123');

    await user.dblClick(within(window).getByRole('button', { name: 'Reorder' }));

    await waitFor(() => expect(sentTo('/api/payment/quote')).toHaveLength(1));
  });
});

describe('cancelling an order', () => {
  const CANCEL = '/api/auth/my-order/KGZ-2026-000123/cancel';
  const CANCELLABLE = anOrder({ cancellable: true });
  const CANCELLED = anOrder({ status: 'cancelled', cancellable: false });

  async function askToCancel() {
    const page = await openDetails('KGZ-2026-000123', [CANCELLABLE]);
    await page.user.click(within(page.window).getByRole('button', { name: 'Cancel order' }));
    return page;
  }

  it('hides the cancel button if the api does not allow the cancellation', async () => {
    const { window } = await openDetails('KGZ-2026-000123', [anOrder({ cancellable: false })]);

    expect(within(window).queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('asks for confirmation before cancelling and explains the refund', async () => {
    const { user, window } = await askToCancel();

    expect(within(window).getByRole('group', { name: 'Cancel this order?' })).toHaveTextContent(
      'Cancel this order? We refund Rs. 589 to your original payment method within 7 working days. This cannot be undone.',
    );
    expect(within(window).getByRole('button', { name: 'Keep the order' })).toHaveFocus();
    await user.click(within(window).getByRole('button', { name: 'Keep the order' }));

    expect(within(window).getByRole('button', { name: 'Cancel order' })).toBeVisible();
    expect(sentTo(CANCEL)).toHaveLength(0);
  });

  it('shows the refund and the cancelled status after a cancellation', async () => {
    server.use(post(CANCEL, { success: true, order: CANCELLED }));
    const { user, window } = await askToCancel();

    await user.click(within(window).getByRole('button', { name: 'Yes, cancel it' }));

    expect(await within(window).findByRole('status')).toHaveTextContent(
      'The order is cancelled. We refund Rs. 589 to your original payment method within 7 working days.',
    );
    expect(
      await within(window).findByText(/^This order was cancelled\. If you have paid anything, we will refund it/),
    ).toBeVisible();
    expect(within(window).queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    expect(sentTo(CANCEL)).toHaveLength(1);
  });

  it('explains that an order shipped in the meantime can no longer be cancelled', async () => {
    server.use(post(CANCEL, problem(409, 'NOT_CANCELLABLE', 'This order is shipped.')));
    const { user, window } = await askToCancel();
    const shipped = anOrder({ status: 'shipped', cancellable: false });
    server.use(get('/api/auth/my-order', { success: true, orders: [shipped] }));

    await user.click(within(window).getByRole('button', { name: 'Yes, cancel it' }));

    expect(await within(window).findByRole('alert')).toHaveTextContent(/^This order can no longer be cancelled/);
    expect(await within(window).findByText('Your parcel is on its way.')).toBeVisible();
    expect(within(window).queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('lets the shopper retry the cancellation after a network error', async () => {
    server.use(post(CANCEL, offline()));
    const { user, window } = await askToCancel();

    await user.click(within(window).getByRole('button', { name: 'Yes, cancel it' }));

    expect(await within(window).findByRole('alert')).toHaveTextContent('The shop did not respond. Please try again.');
    expect(within(window).getByRole('button', { name: 'Cancel order' })).toBeVisible();
  });
});

describe('a printed sample', () => {
  const CREDIT = { code: 'PRINT-0123456789ABC', amount: 99, lastDay: '2026-03-06', isUsed: false };
  const sample = (printCredits: Order['printCredits']) =>
    anOrder({
      status: 'shipped',
      products: [
        anOrderLine({
          productId: 'print_1',
          title: 'Marriage invitation sample',
          quantity: 1,
          print: { options: [], file: null, versions: [], sampleOf: 1_000 },
        }),
      ],
      printCredits,
    });

  it('a shipped sample order shows a discount code for the full order', async () => {
    const { window } = await openDetails('KGZ-2026-000123', [sample([CREDIT])]);

    expect(window).toHaveTextContent(
      /Rs. 99 off your print order with the code PRINT-0123456789ABC, valid until 6 March 2026/,
    );
    expect(within(window).getByRole('button', { name: 'Order all 1,000' })).toBeVisible();
  });

  it('shows that a sample’s discount code has been used', async () => {
    const { window } = await openDetails('KGZ-2026-000123', [sample([{ ...CREDIT, isUsed: true }])]);

    expect(window).toHaveTextContent('You have used the code PRINT-0123456789ABC for Rs. 99 off.');
  });
});
