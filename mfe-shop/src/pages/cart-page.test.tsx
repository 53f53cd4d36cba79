import type { CartLine } from '@kaagazz/contract';
import { SHOPPER, del, never, offline, post, problem, renderPage, server } from '@kaagazz/testing';
import { act, screen, waitFor, within } from '@testing-library/react';

import { shopApi } from '../api.ts';
import { CartPage } from './cart-page.tsx';

const NOTEBOOK: CartLine = { id: 'notebook', title: 'Notebook', price: 245, quantity: 2, image: '/n.svg' };
const POSTER: CartLine = { id: 'poster', title: 'Printed poster', price: 1000, quantity: 1, image: '/p.svg' };

const PAPER: CartLine = { id: 'paper', title: 'Paper', price: 60, quantity: 5, image: '/a.svg' };

const cartOf = (...cart: CartLine[]) => renderPage(<CartPage />, { at: '/cart', cart, api: shopApi });
/** What is printed to order belongs to an account: a cart with it is a signed-in shopper's. */
const shoppersCart = (...cart: CartLine[]) =>
  renderPage(<CartPage />, { at: '/cart', cart, api: shopApi, user: SHOPPER });
const CARDS: CartLine = {
  id: 'print_1',
  title: 'Marriage invitation',
  price: 38,
  quantity: 1050,
  image: 'data:image/webp,',
};
const printed = (line: CartLine, print: object = {}, now: object = {}) => ({
  ...nowIs(line, { quantity: line.quantity, stock: 10_000 }),
  print: {
    options: [
      { label: 'Size', value: 'A5' },
      { label: 'Venue', value: 'Phera' },
    ],
    file: null,
    approved: true,
    editPath: '/marriage/1?line=print_1',
    proofPath: '/print-proof/print_1',
    image: 'data:image/webp,',
    ...print,
  },
  ...now,
});
/** Opens the cart of somebody whom the shop tells what has changed. */
const quote = (...lines: object[]) =>
  server.use(post('/api/payment/quote', { success: true, lines, goods: 0, shipping: 0, total: 0 }));
const nowIs = ({ id, title, price }: CartLine, now: object = {}) => ({
  productId: id,
  title,
  price,
  quantity: 1,
  stock: 40,
  problem: null,
  ...now,
});
const names = () =>
  within(screen.getByRole('list', { name: 'Products in your cart' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('a, p')?.textContent);

beforeEach(() => server.use(post('/api/payment/quote', never())));

describe('the cart', () => {
  it('lists its lines and what they come to', () => {
    shoppersCart(NOTEBOOK, POSTER);

    const lines = screen.getByRole('list', { name: 'Products in your cart' });
    expect(within(lines).getAllByRole('listitem')).toHaveLength(2);
    expect(within(lines).getByText('Rs. 490')).toBeVisible();
    const summary = screen.getByRole('region', { name: 'Order summary' });
    expect(summary).toHaveTextContent('Subtotal (3 items)Rs. 1,490');
    expect(within(summary).getByText('Calculated at checkout')).toBeVisible();
    expect(within(summary).getByText(/inclusive of all taxes/i)).toBeVisible();
  });

  it('leads back to products, but not to customised prints', () => {
    shoppersCart(NOTEBOOK, CARDS);

    expect(screen.getByRole('link', { name: 'Notebook' })).toHaveAttribute('href', '/products/notebook');
    expect(screen.queryByRole('link', { name: 'Marriage invitation' })).not.toBeInTheDocument();
  });

  it('leads to checkout', () => {
    cartOf(NOTEBOOK);

    expect(screen.getByRole('link', { name: 'Proceed to checkout' })).toHaveAttribute('href', '/order');
  });

  it('counts up and down, never below 1', async () => {
    const { user, host } = cartOf(NOTEBOOK);
    const stepper = within(screen.getByRole('group', { name: 'Quantity of Notebook' }));

    await user.click(stepper.getByRole('button', { name: 'Increase quantity' }));
    expect(host.cart.count).toBe(3);

    for (let press = 0; press < 4; press++)
      await user.click(stepper.getByRole('button', { name: 'Decrease quantity' }));
    expect(host.cart.count).toBe(1);
    expect(screen.getByRole('link', { name: 'Notebook' })).toBeVisible();
  });

  it('takes a number that is typed, at least 1 and at most 999', async () => {
    const { user, host } = cartOf(NOTEBOOK);
    const field = screen.getByRole('textbox', { name: 'Quantity of Notebook' });

    for (const [typed, taken] of [
      ['12', 12],
      ['0', 1],
      ['5000', 999],
    ] as const) {
      await user.clear(field);
      await user.type(field, `${typed}{Enter}`);

      expect(host.cart.count).toBe(taken);
    }
  });

  it('says how far free shipping is, which is reached only above Rs. 2,500', () => {
    const { unmount } = cartOf({ ...POSTER, price: 2499.5 });
    expect(screen.getByText('Free shipping on orders above Rs. 2,500: just over Rs. 0.50 to go.')).toBeVisible();
    unmount();

    const exactly = cartOf({ ...POSTER, price: 2500 });
    expect(screen.getByText('Free shipping on orders above Rs. 2,500: any little thing more will do.')).toBeVisible();
    exactly.unmount();

    cartOf({ ...POSTER, price: 2501 });
    expect(screen.getByText('This order ships free.')).toBeVisible();
  });

  it('says that it is empty, and where to find something', async () => {
    const { user } = cartOf(NOTEBOOK);

    await user.click(screen.getByRole('button', { name: 'Remove Notebook' }));

    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore products' })).toHaveAttribute('href', '/products');
  });

  it('waits for the stored cart before it calls itself empty', () => {
    renderPage(<CartPage />, { at: '/cart', cart: 'loading', api: shopApi });

    expect(screen.getByText('Loading your cart')).toBeVisible();
    expect(screen.getByText('Your cart is empty')).not.toBeVisible();
  });

  it('calls itself empty before it is read where the document says that nothing is stored', () => {
    document.documentElement.dataset.emptyCart = '';
    renderPage(<CartPage />, { at: '/cart', cart: 'loading', api: shopApi });

    expect(screen.getByText('Your cart is empty')).toBeVisible();
    expect(screen.getByText('Loading your cart')).not.toBeVisible();
    delete document.documentElement.dataset.emptyCart;
  });
});

it('says how many lines have to go before it can be paid', async () => {
  const lines = Array.from({ length: 51 }, (_, place) => ({ ...PAPER, id: `paper-${place}`, title: `Paper ${place}` }));
  const { user } = cartOf(...lines);
  expect(screen.getByText(/^50 different things fit into one order, and your cart has 51\. Remove 1/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Remove Paper 7' }));

  expect(screen.queryByText(/different things fit/)).not.toBeInTheDocument();
});

describe('removing, and thinking better of it', () => {
  it('removes a line, says so, and offers at its place to put it back', async () => {
    const { user, host } = cartOf(NOTEBOOK, POSTER);

    await user.click(screen.getByRole('button', { name: 'Remove Notebook' }));

    expect(host.cart.lines).toEqual([POSTER]);
    expect(screen.getByText('Notebook removed from your cart')).toHaveAttribute('role', 'status');
    expect(names()).toEqual(['Notebook was removed.', 'Printed poster']);
    expect(screen.getByRole('button', { name: 'Undo: put Notebook back' })).toHaveFocus();
  });

  it('puts lines back at their very places with their quantities, by keyboard too', async () => {
    const { user, host } = cartOf(NOTEBOOK, POSTER, PAPER);
    await user.click(screen.getByRole('button', { name: 'Remove Printed poster' }));
    await user.click(screen.getByRole('button', { name: 'Remove Notebook' }));

    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Notebook' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo: put Printed poster back' }));

    expect(host.cart.lines).toEqual([NOTEBOOK, POSTER, PAPER]);
    expect(screen.getByText('Printed poster is back in your cart')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('brings an emptied cart back', async () => {
    const { user, host } = cartOf(NOTEBOOK);
    await user.click(screen.getByRole('button', { name: 'Remove Notebook' }));
    expect(screen.getByText('Your cart is empty')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Undo: put Notebook back' }));

    expect(host.cart.lines).toEqual([NOTEBOOK]);
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
  });

  it('leaves the focus alone when another tab undoes it', async () => {
    const { user, host } = cartOf(NOTEBOOK, PAPER);
    await user.click(screen.getByRole('button', { name: 'Remove Notebook' }));
    const elsewhere = screen.getByRole('link', { name: 'Proceed to checkout' });
    elsewhere.focus();

    act(() => host.cart.add(NOTEBOOK, 2));

    expect(names()).toEqual(['Paper', 'Notebook']);
    expect(elsewhere).toHaveFocus();
  });
});

describe('what has changed since it was chosen', () => {
  it('lets nothing be promised of shipping until it is settled', async () => {
    quote(nowIs(NOTEBOOK, { price: 400 }));
    const { user } = cartOf({ ...NOTEBOOK, price: 2600 });
    await screen.findByText('One product has changed. Settle it before you pay.');
    expect(screen.queryByText('This order ships free.')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /^Accept Rs. 400/ }));

    expect(screen.getByText(/just over Rs. 1,700 to go/)).toBeVisible();
  });

  it('is said at the line, and settled with one press', async () => {
    quote(nowIs(NOTEBOOK, { price: 260 }), nowIs(PAPER, { stock: 3 }));
    const { user, host } = cartOf(NOTEBOOK, PAPER);

    expect(await screen.findByText('The price is now Rs. 260; it was Rs. 245.')).toBeVisible();
    expect(screen.getByText('Only 3 left')).toBeVisible();
    expect(screen.getByText('2 products have changed.')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Accept Rs. 260: Notebook' }));
    expect(screen.getByRole('button', { name: 'Remove Notebook' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Take 3: Paper' }));

    expect(host.cart.lines).toEqual([
      { ...NOTEBOOK, price: 260 },
      { ...PAPER, quantity: 3 },
    ]);
    expect(screen.queryByText(/The price is now|Only 3 left/)).not.toBeInTheDocument();
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['Out of Stock', { stock: 0, problem: 'OUT_OF_STOCK' }],
    ['No longer available', { stock: 0, price: 0, problem: 'GONE' }],
  ])('%s: the line can be removed, and put back', async (text, now) => {
    quote(nowIs(NOTEBOOK, now));
    const { user, host } = cartOf(NOTEBOOK);
    expect(await screen.findByText(text)).toBeVisible();

    expect(screen.getByText('One product has changed. Settle it before you pay.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Remove/ }));
    expect(host.cart.lines).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo: put Notebook back' }));

    expect(host.cart.lines).toEqual([NOTEBOOK]);
  });

  it('keeps the shopper from asking for more than there is', async () => {
    quote(nowIs(NOTEBOOK, { stock: 3 }));
    const { user, host } = cartOf(NOTEBOOK);
    const more = screen.getByRole('button', { name: 'Increase quantity' });
    await waitFor(() => expect(server.requests).toHaveLength(1));

    await user.click(more);
    await waitFor(() => expect(more).toHaveAttribute('aria-disabled', 'true'));
    await user.click(more);

    expect(host.cart.count).toBe(3);
  });

  it.each([
    [5, '20', 5, 'Only 5 left'],
    [240, '9999', 240, 'Only 240 left'],
    [4000, '9999', 999, 'At most 999 in one cart'],
  ])('says of %i why a typed %s became %i, until another number is chosen', async (stock, typed, taken, said) => {
    quote(nowIs(NOTEBOOK, { price: 260, stock }));
    const { user, host } = cartOf(NOTEBOOK);
    await screen.findByText(/The price is now/);
    const field = screen.getByRole('textbox', { name: 'Quantity of Notebook' });
    const row = within(screen.getByRole('listitem'));
    expect(row.getByRole('status')).toBeEmptyDOMElement();

    await user.type(field, typed);
    await user.tab();

    expect(host.cart.count).toBe(taken);
    expect(field).toHaveValue(String(taken));
    expect(row.getByRole('status')).toHaveTextContent(said);
    await user.click(row.getByRole('button', { name: 'Decrease quantity' }));
    await user.click(row.getByRole('button', { name: 'Increase quantity' }));
    expect(row.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says Out of Stock once, whatever is typed', async () => {
    quote(nowIs(NOTEBOOK, { stock: 0, problem: 'OUT_OF_STOCK' }));
    const { user } = cartOf(NOTEBOOK);
    await screen.findByText('Out of Stock');

    await user.type(screen.getByRole('textbox', { name: 'Quantity of Notebook' }), '20');

    expect(screen.getAllByText(/Out of Stock|left$/)).toHaveLength(1);
  });

  it('is asked of a visitor without a session, once, for products only, whatever is done to the cart', async () => {
    quote(nowIs(NOTEBOOK), nowIs(PAPER));
    const { user, host } = cartOf(NOTEBOOK, CARDS, PAPER);
    await waitFor(() => expect(server.requests).toHaveLength(1));

    await user.click(screen.getAllByRole('button', { name: 'Increase quantity' })[0] as HTMLElement);

    expect(host.cart.count).toBe(1058);
    expect(server.requests.map(({ body }) => body)).toEqual([
      {
        products: [
          { productId: 'notebook', quantity: 1 },
          { productId: 'paper', quantity: 1 },
        ],
      },
    ]);
    expect(server.requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('is asked again when the shopper comes back to the tab a while later', async () => {
    quote(nowIs(NOTEBOOK, { price: 260 }));
    cartOf(NOTEBOOK);
    await screen.findByText(/The price is now/);
    const began = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(began + 30_000);

    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(server.requests).toHaveLength(1);
    clock.mockReturnValue(began + 10 * 60_000);
    quote(nowIs(NOTEBOOK, { stock: 1 }));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));

    expect(await screen.findByRole('button', { name: 'Take 1: Notebook' })).toBeVisible();
    expect(server.requests).toHaveLength(2);
  });

  it('is not known while the shop is away, and the cart goes on', async () => {
    server.use(post('/api/payment/quote', offline()));
    const { user, host } = renderPage(<CartPage />, { at: '/cart', cart: [NOTEBOOK], api: shopApi, user: SHOPPER });
    expect(await screen.findByText(/could not be checked just now/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));

    expect(host.cart.count).toBe(3);
    expect(screen.getByRole('link', { name: 'Proceed to checkout' })).toBeVisible();
  });
});

describe('what is printed to order', () => {
  it('is known again by what was chosen and its file, and its copies are no matter of the cart', async () => {
    quote(printed(CARDS, { file: 'my-own.pdf' }));
    shoppersCart(CARDS);

    expect(await screen.findByText('A5 · Phera')).toBeVisible();
    expect(screen.getByText('File: my-own.pdf')).toBeVisible();
    expect(screen.getByText('1,050 × Rs. 38')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Products in your cart' })).getByText('Rs. 39,900')).toBeVisible();
    expect(screen.getByText('Subtotal (1,050 items)')).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Quantity/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit Marriage invitation' })).toHaveAttribute(
      'href',
      '/marriage/1?line=print_1',
    );
    expect(server.requests[0]?.body).toEqual({ products: [{ productId: 'print_1', quantity: 1050 }] });
  });

  it('waits for its proof to be approved, and says so before checkout', async () => {
    quote(printed(CARDS, { approved: false }, { problem: 'NOT_APPROVED' }));
    shoppersCart(CARDS);

    expect(await screen.findByRole('link', { name: 'Look at your proof: Marriage invitation' })).toHaveAttribute(
      'href',
      '/print-proof/print_1',
    );
    expect(screen.getByText('One proof waits for your approval. Look at it before you pay.')).toBeVisible();
    expect(screen.queryByText(/has changed/)).not.toBeInTheDocument();
  });

  it('says that its proof is approved, and still shows it', async () => {
    quote(printed(CARDS));
    shoppersCart(CARDS);

    expect(await screen.findByRole('link', { name: 'Proof approved: Marriage invitation' })).toHaveAttribute(
      'href',
      '/print-proof/print_1',
    );
    expect(screen.queryByText(/wait.? for your approval/)).not.toBeInTheDocument();
  });

  it('is told to cost something else now, and accepted with one press', async () => {
    quote(printed(CARDS, {}, { price: 40 }));
    const { user, host } = shoppersCart(CARDS);

    await user.click(await screen.findByRole('button', { name: 'Accept Rs. 40: Marriage invitation' }));

    expect(host.cart.lines[0]?.price).toBe(40);
    expect(screen.getByRole('button', { name: 'Remove Marriage invitation' })).toHaveFocus();
  });

  it('leads to its form when it has no fixed price any more', async () => {
    quote(printed(CARDS, {}, { price: 0, problem: 'PRICE_ON_REQUEST' }));
    shoppersCart(CARDS);

    expect(await screen.findByText(/^This has no fixed price any more/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit: Marriage invitation' })).toHaveAttribute(
      'href',
      '/marriage/1?line=print_1',
    );
  });

  it('is no longer available to the shopper when the account has lost it', async () => {
    quote(nowIs(CARDS, { stock: 0, price: 0, problem: 'GONE' }));
    shoppersCart(CARDS);

    expect(await screen.findByText('No longer available')).toBeVisible();
  });

  it('leaves the account too when it is removed, and comes back with Undo', async () => {
    server.use(
      del('/api/print/lines/print_1', { success: true }),
      post('/api/print/lines/print_1/restore', { success: true }),
    );
    const { user, host } = shoppersCart(CARDS, NOTEBOOK);

    await user.click(screen.getByRole('button', { name: 'Remove Marriage invitation' }));
    expect(host.cart.lines).toEqual([NOTEBOOK]);
    await user.click(screen.getByRole('button', { name: 'Undo: put Marriage invitation back' }));

    expect(await screen.findByRole('button', { name: 'Remove Marriage invitation' })).toHaveFocus();
    expect(host.cart.lines).toEqual([CARDS, NOTEBOOK]);
    expect(server.requests.filter(({ path }) => path.includes('/print/')).map(({ method }) => method)).toEqual([
      'DELETE',
      'POST',
    ]);
  });

  it('stays when the account could not be told, and the shopper hears of it', async () => {
    server.use(del('/api/print/lines/print_1', offline()));
    const { user, host } = shoppersCart(CARDS, NOTEBOOK);

    await user.click(screen.getByRole('button', { name: 'Remove Marriage invitation' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Marriage invitation could not be removed. Please try again.',
    );
    expect(host.cart.lines).toEqual([CARDS, NOTEBOOK]);
  });

  it.each([
    ['could not be put back. Please try again.', offline()],
    ['is gone for good. Please order it anew.', problem(404, 'NOT_FOUND', 'There is no such line.')],
  ])('%s', async (told, answer) => {
    server.use(del('/api/print/lines/print_1', { success: true }), post('/api/print/lines/print_1/restore', answer));
    const { user, host } = shoppersCart(CARDS, NOTEBOOK);
    await user.click(screen.getByRole('button', { name: 'Remove Marriage invitation' }));

    await user.click(screen.getByRole('button', { name: 'Undo: put Marriage invitation back' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(`Marriage invitation ${told}`);
    expect(host.cart.lines).toEqual([NOTEBOOK]);
  });
});
