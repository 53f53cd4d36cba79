import type { CartLine } from '@kaagazz/contract';
import { SHOPPER, del, never, offline, post, problem, renderPage, server } from '@kaagazz/testing';
import { fireEvent, act, screen, waitFor, within } from '@testing-library/react';

import { shopApi } from '../api.ts';
import { CartPage } from './cart-page.tsx';

const NOTEBOOK: CartLine = { id: 'notebook', title: 'Notebook', price: 245, quantity: 2, image: '/n.svg' };
const POSTER: CartLine = { id: 'poster', title: 'Printed poster', price: 1000, quantity: 1, image: '/p.svg' };

const PAPER: CartLine = { id: 'paper', title: 'Paper', price: 60, quantity: 5, image: '/a.svg' };

const renderCart = (...cart: CartLine[]) => renderPage(<CartPage />, { at: '/cart', cart, api: shopApi });
const renderUserCart = (...cart: CartLine[]) =>
  renderPage(<CartPage />, { at: '/cart', cart, api: shopApi, user: SHOPPER });
const CARDS: CartLine = {
  id: 'print_1',
  title: 'Marriage invitation',
  price: 38,
  quantity: 1050,
  image: 'data:image/webp,',
};
const quotedPrint = (line: CartLine, print: object = {}, special: object = {}) => ({
  ...quoted(line, { quantity: line.quantity, stock: 10_000 }),
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
  ...special,
});
const respondWith = (...lines: object[]) =>
  server.use(post('/api/payment/quote', { success: true, lines, goods: 0, shipping: 0, total: 0 }));
const quoted = ({ id, title, price }: CartLine, special: object = {}) => ({
  productId: id,
  title,
  price,
  quantity: 1,
  stock: 40,
  problem: null,
  ...special,
});
const rowTitles = () =>
  within(screen.getByRole('list', { name: 'Products in your cart' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('a, p')?.textContent);

beforeEach(() => server.use(post('/api/payment/quote', never())));

describe('the cart page', () => {
  it('lists the cart lines with their amounts and the subtotal', () => {
    renderUserCart(NOTEBOOK, POSTER);

    const lines = screen.getByRole('list', { name: 'Products in your cart' });
    expect(within(lines).getAllByRole('listitem')).toHaveLength(2);
    expect(within(lines).getByText('Rs. 490')).toBeVisible();
    const summary = screen.getByRole('region', { name: 'Order summary' });
    expect(summary).toHaveTextContent('Subtotal (3 items)Rs. 1,490');
    expect(within(summary).getByText('Calculated at checkout')).toBeVisible();
    expect(within(summary).getByText('Rs. 99, free above Rs. 2,500')).toBeVisible();
    expect(within(summary).getByText(/inclusive of all taxes/i)).toBeVisible();
    expect(within(summary).getByText(/a discount code, a gift note or a GSTIN at checkout/)).toBeVisible();
  });

  it('a printed item in the cart has no link to a product page', () => {
    renderUserCart(NOTEBOOK, CARDS);

    expect(screen.getByRole('link', { name: 'Notebook' })).toHaveAttribute('href', '/products/notebook');
    expect(screen.queryByRole('link', { name: 'Marriage invitation' })).not.toBeInTheDocument();
  });

  it('links from the cart to checkout', () => {
    renderCart(NOTEBOOK);

    expect(screen.getByRole('link', { name: 'Proceed to checkout' })).toHaveAttribute('href', '/order');
  });

  it('does not decrease a quantity below 1', async () => {
    const { user, host } = renderCart(NOTEBOOK);
    const stepper = within(screen.getByRole('group', { name: 'Quantity of Notebook' }));

    await user.click(stepper.getByRole('button', { name: 'Increase quantity' }));
    expect(host.cart.count).toBe(3);

    for (let press = 0; press < 4; press++)
      await user.click(stepper.getByRole('button', { name: 'Decrease quantity' }));
    expect(host.cart.count).toBe(1);
    expect(screen.getByRole('link', { name: 'Notebook' })).toBeVisible();
  });

  it('limits a typed quantity to the range from 1 to 999', async () => {
    const { user, host } = renderCart(NOTEBOOK);
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

  it('offers free shipping only above Rs. 2,500', () => {
    const { unmount } = renderCart({ ...POSTER, price: 2499.5 });
    expect(screen.getByText('Free shipping on orders above Rs. 2,500: just over Rs. 0.50 to go.')).toBeVisible();
    unmount();

    const exactly = renderCart({ ...POSTER, price: 2500 });
    expect(screen.getByText('Free shipping on orders above Rs. 2,500: add anything else to qualify.')).toBeVisible();
    exactly.unmount();

    renderCart({ ...POSTER, price: 2501 });
    expect(screen.getByText('This order ships free.')).toBeVisible();
  });

  it('links to the products when the cart is empty', async () => {
    const { user } = renderCart(NOTEBOOK);

    await user.click(screen.getByRole('button', { name: 'Remove Notebook' }));

    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore products' })).toHaveAttribute('href', '/products');
  });

  it('shows a loading state until the stored cart has loaded', () => {
    renderPage(<CartPage />, { at: '/cart', cart: 'loading', api: shopApi });

    expect(screen.getByText('Loading your cart')).toBeVisible();
    expect(screen.getByText('Your cart is empty')).not.toBeVisible();
  });

  it('shows the empty cart immediately if no cart is stored', () => {
    document.documentElement.dataset.emptyCart = '';
    renderPage(<CartPage />, { at: '/cart', cart: 'loading', api: shopApi });

    expect(screen.getByText('Your cart is empty')).toBeVisible();
    expect(screen.getByText('Loading your cart')).not.toBeVisible();
    delete document.documentElement.dataset.emptyCart;
  });
});

it('says how many items to remove if the cart has more than 50 different items', async () => {
  const lines = Array.from({ length: 51 }, (_, place) => ({ ...PAPER, id: `paper-${place}`, title: `Paper ${place}` }));
  const { user } = renderCart(...lines);
  expect(screen.getByText(/^50 different things fit into one order, and your cart has 51\. Remove 1/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Remove Paper 7' }));

  expect(screen.queryByText(/different things fit/)).not.toBeInTheDocument();
});

describe('removing a line', () => {
  it('replaces a removed item with a focused Undo button', async () => {
    const { user, host } = renderCart(NOTEBOOK, POSTER);

    await user.click(screen.getByRole('button', { name: 'Remove Notebook' }));

    expect(host.cart.lines).toEqual([POSTER]);
    expect(screen.getByText('Notebook removed from your cart')).toHaveAttribute('role', 'status');
    expect(rowTitles()).toEqual(['Notebook was removed.', 'Printed poster']);
    expect(screen.getByRole('button', { name: 'Undo: put Notebook back' })).toHaveFocus();
  });

  it('removed cart lines return to their original positions on Undo', async () => {
    const { user, host } = renderCart(NOTEBOOK, POSTER, PAPER);
    await user.click(screen.getByRole('button', { name: 'Remove Printed poster' }));
    await user.click(screen.getByRole('button', { name: 'Remove Notebook' }));

    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Notebook' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo: put Printed poster back' }));

    expect(host.cart.lines).toEqual([NOTEBOOK, POSTER, PAPER]);
    expect(screen.getByText('Printed poster is back in your cart')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('"Undo" restores the only item in the cart after it has been removed', async () => {
    const { user, host } = renderCart(NOTEBOOK);
    await user.click(screen.getByRole('button', { name: 'Remove Notebook' }));
    expect(screen.getByText('Your cart is empty')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Undo: put Notebook back' }));

    expect(host.cart.lines).toEqual([NOTEBOOK]);
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
  });

  it('doesn’t move focus if a removed item is added again in another tab', async () => {
    const { user, host } = renderCart(NOTEBOOK, PAPER);
    await user.click(screen.getByRole('button', { name: 'Remove Notebook' }));
    const elsewhere = screen.getByRole('link', { name: 'Proceed to checkout' });
    elsewhere.focus();

    act(() => host.cart.add(NOTEBOOK, 2));

    expect(rowTitles()).toEqual(['Paper', 'Notebook']);
    expect(elsewhere).toHaveFocus();
  });
});

describe('changed prices and stock', () => {
  it('hides the amount left for free shipping until the shopper accepts a new price', async () => {
    respondWith(quoted(NOTEBOOK, { price: 400 }));
    const { user } = renderCart({ ...NOTEBOOK, price: 100 });
    await screen.findByText('One product needs your review before you pay.');
    expect(screen.queryByText(/to go/)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /^Accept Rs. 400/ }));

    expect(screen.getByText(/just over Rs. 1,700 to go/)).toBeVisible();
  });

  it('applies a lower price to the cart without asking for confirmation', async () => {
    respondWith(quoted(NOTEBOOK, { price: 200 }));
    const { host } = renderCart(NOTEBOOK);

    await waitFor(() => expect(host.cart.lines).toEqual([{ ...NOTEBOOK, price: 200 }]));
    expect(screen.queryByText(/price is now|has changed/)).not.toBeInTheDocument();
  });

  describe('a line with quantity discounts', () => {
    const TAGS: CartLine = { id: 'tag', title: 'Gift tag', price: 100, quantity: 9, image: '/t.svg' };
    const quantityPrices = [
      { from: 1, price: 100 },
      { from: 10, price: 95 },
    ];
    const increase = () => screen.getByRole('button', { name: 'Increase quantity' });
    const decrease = () => screen.getByRole('button', { name: 'Decrease quantity' });
    const line = (price: number, quantity: number) => ({ ...TAGS, price, quantity });

    it('updates the unit price when the quantity of a cart line changes', async () => {
      respondWith(quoted(TAGS, { quantityPrices }));
      const { user, host } = renderCart(TAGS);
      await waitFor(() => expect(screen.getByText('Rs. 100 each')).toBeVisible());

      await user.click(increase());
      await waitFor(() => expect(host.cart.lines).toEqual([line(95, 10)]));
      expect(screen.getByText('Rs. 95 each')).toBeVisible();
      await user.click(decrease());

      expect(host.cart.lines).toEqual([line(100, 9)]);
      expect(screen.queryByText(/The price is now/)).not.toBeInTheDocument();
    });

    it('updates the unit price if the quantity was changed before the prices loaded', async () => {
      respondWith(quoted(TAGS, { quantityPrices }));
      const { host } = renderCart(line(95, 10));

      fireEvent.click(decrease());
      expect(host.cart.lines).toEqual([line(95, 9)]);

      await waitFor(() => expect(host.cart.lines).toEqual([line(100, 9)]));
      expect(screen.queryByText(/The price is now/)).not.toBeInTheDocument();
    });

    it('lowers the unit price of a cart line that qualifies for a quantity discount', async () => {
      respondWith(quoted(TAGS, { quantityPrices }));
      const { host } = renderCart(line(100, 12));

      await waitFor(() => expect(host.cart.lines).toEqual([line(95, 12)]));
      expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent('Rs. 1,140');
    });

    it('asks the shopper to accept the full price after a quantity discount has ended', async () => {
      respondWith(quoted(TAGS));
      const { user, host } = renderCart(line(95, 12));
      const accept = await screen.findByRole('button', { name: 'Accept Rs. 100: Gift tag' });

      await user.click(increase());
      expect(host.cart.lines).toEqual([line(95, 13)]);
      await user.click(accept);

      expect(host.cart.lines).toEqual([line(100, 13)]);
    });

    it('keeps the old price if the quantity changes before the shopper accepts a new price', async () => {
      const risen = quantityPrices.map(({ from, price }) => ({ from, price: price + 10 }));
      respondWith(quoted({ ...TAGS, price: 110 }, { quantityPrices: risen }));
      const { user, host } = renderCart(line(95, 12));
      await screen.findByRole('button', { name: 'Accept Rs. 105: Gift tag' });

      await user.click(decrease());

      expect(host.cart.lines).toEqual([line(95, 11)]);
    });
  });

  it('excludes sold-out lines from the cart’s total and number of items', async () => {
    respondWith(quoted(NOTEBOOK), quoted(PAPER, { stock: 0, problem: 'OUT_OF_STOCK' }));
    renderCart(NOTEBOOK, PAPER);

    expect(await screen.findByText('One sold-out product is not included in this order.')).toBeVisible();
    const summary = screen.getByRole('region', { name: 'Order summary' });
    expect(summary).toHaveTextContent('Subtotal (2 items)Rs. 490');
    expect(screen.getByRole('link', { name: 'Proceed to checkout' })).toBeVisible();
  });

  it.each([
    ['a higher price', [quoted(NOTEBOOK, { price: 260 })], NOTEBOOK],
    ['too little stock', [quoted(NOTEBOOK, { stock: 1 })], NOTEBOOK],
    ['nothing in stock', [quoted(NOTEBOOK, { stock: 0, problem: 'OUT_OF_STOCK' })], NOTEBOOK],
    ['a proof that is not approved', [quotedPrint(CARDS, { approved: false })], CARDS],
  ])('disables "Proceed to checkout" because of %s', async (_, lines, line) => {
    respondWith(...lines);
    renderUserCart(line);

    expect(await screen.findByRole('button', { name: 'Proceed to checkout' })).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Proceed to checkout' })).not.toBeInTheDocument();
  });

  it('shows the shipping fee from the settings in the cart', async () => {
    const quote = { success: true, lines: [quoted(NOTEBOOK)], goods: 0, shipping: 0, total: 0, flatShipping: 60 };
    server.use(post('/api/payment/quote', quote));
    renderCart(NOTEBOOK);

    expect(await screen.findByText('Rs. 60, free above Rs. 2,500')).toBeVisible();
  });

  it('shows a placeholder for a cart line without a picture', () => {
    const { container } = renderCart({ ...NOTEBOOK, image: '' });

    expect(container.querySelector('li img')?.getAttribute('src')).toMatch(/./);
  });

  it('lets the shopper accept a new price or a reduced quantity', async () => {
    respondWith(quoted(NOTEBOOK, { price: 260 }), quoted(PAPER, { stock: 3 }));
    const { user, host } = renderCart(NOTEBOOK, PAPER);

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
    expect(screen.queryByText(/The price is now/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Take/ })).not.toBeInTheDocument();
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['Out of Stock', { stock: 0, problem: 'OUT_OF_STOCK' }],
    ['No longer available', { stock: 0, price: 0, problem: 'GONE' }],
  ])('shows "%s" and lets the shopper remove and restore the line', async (text, special) => {
    respondWith(quoted(NOTEBOOK, special));
    const { user, host } = renderCart(NOTEBOOK);
    expect(await screen.findByText(text)).toBeVisible();

    expect(screen.getByText('One sold-out product is not included in this order.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Remove/ }));
    expect(host.cart.lines).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo: put Notebook back' }));

    expect(host.cart.lines).toEqual([NOTEBOOK]);
  });

  it('limits the quantity of a cart line to the stock', async () => {
    respondWith(quoted(NOTEBOOK, { stock: 3 }));
    const { user, host } = renderCart(NOTEBOOK);
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
  ])('with a stock of %i, explains why a typed quantity of %s became %i', async (stock, typed, taken, note) => {
    respondWith(quoted(NOTEBOOK, { price: 260, stock }));
    const { user, host } = renderCart(NOTEBOOK);
    await screen.findByText(/The price is now/);
    const field = screen.getByRole('textbox', { name: 'Quantity of Notebook' });
    const row = within(screen.getByRole('listitem'));
    expect(row.getByRole('status')).toBeEmptyDOMElement();

    await user.type(field, typed);
    await user.tab();

    expect(host.cart.count).toBe(taken);
    expect(field).toHaveValue(String(taken));
    expect(row.getByRole('status')).toHaveTextContent(note);
    expect(row.getByRole('button', { name: 'Increase quantity' })).toHaveAccessibleDescription(note);
    await user.click(row.getByRole('button', { name: 'Decrease quantity' }));
    expect(row.getByRole('status')).toBeEmptyDOMElement();
    await user.click(row.getByRole('button', { name: 'Increase quantity' }));
    expect(row.getByRole('status')).toHaveTextContent(note);
  });

  it('shows only one stock message after the quantity of a sold-out product changes', async () => {
    respondWith(quoted(NOTEBOOK, { stock: 0, problem: 'OUT_OF_STOCK' }));
    const { user } = renderCart(NOTEBOOK);
    await screen.findByText('Out of Stock');

    await user.type(screen.getByRole('textbox', { name: 'Quantity of Notebook' }), '20');

    expect(screen.getAllByText(/Out of Stock|left$/)).toHaveLength(1);
  });

  it('doesn’t request prices for the printed items in a signed-out visitor’s cart', async () => {
    respondWith(quoted(NOTEBOOK), quoted(PAPER));
    const { user, host } = renderCart(NOTEBOOK, CARDS, PAPER);
    await waitFor(() => expect(server.requests).toHaveLength(1));

    await user.click(screen.getAllByRole('button', { name: 'Increase quantity' })[0] as HTMLElement);

    expect(host.cart.count).toBe(3 + 1 + 5);
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

  it('reloads stale prices when the shopper returns to the tab', async () => {
    respondWith(quoted(NOTEBOOK, { price: 260 }));
    renderCart(NOTEBOOK);
    await screen.findByText(/The price is now/);
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start + 30_000);

    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(server.requests).toHaveLength(1);
    clock.mockReturnValue(start + 10 * 60_000);
    respondWith(quoted(NOTEBOOK, { stock: 1 }));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));

    expect(await screen.findByRole('button', { name: 'Take 1: Notebook' })).toBeVisible();
    expect(server.requests).toHaveLength(2);
  });

  it('shows the cart even if prices and stock fail to load', async () => {
    server.use(post('/api/payment/quote', offline()));
    const { user, host } = renderPage(<CartPage />, { at: '/cart', cart: [NOTEBOOK], api: shopApi, user: SHOPPER });
    expect(await screen.findByText(/couldn’t check prices and stock/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));

    expect(host.cart.count).toBe(3);
    expect(screen.getByRole('link', { name: 'Proceed to checkout' })).toBeVisible();
  });
});

describe('a print line', () => {
  it('shows a printed item’s options, file and quantity as read-only', async () => {
    respondWith(quotedPrint(CARDS, { file: 'my-own.pdf' }));
    renderUserCart(CARDS);

    expect(await screen.findByText('A5 · Phera')).toBeVisible();
    expect(screen.getByText('File: my-own.pdf')).toBeVisible();
    expect(screen.getByText('1,050 × Rs. 38')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Products in your cart' })).getByText('Rs. 39,900')).toBeVisible();
    expect(screen.getByText('Subtotal (1 item)')).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Quantity/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit Marriage invitation' })).toHaveAttribute(
      'href',
      '/marriage/1?line=print_1',
    );
    expect(server.requests[0]?.body).toEqual({ products: [{ productId: 'print_1', quantity: 1050 }] });
  });

  it('links to the proof that the shopper must approve', async () => {
    respondWith(quotedPrint(CARDS, { approved: false }, { problem: 'NOT_APPROVED' }));
    renderUserCart(CARDS);

    expect(await screen.findByRole('link', { name: 'Look at your proof: Marriage invitation' })).toHaveAttribute(
      'href',
      '/print-proof/print_1',
    );
    expect(screen.getByText('One proof needs your approval. Please review it before you pay.')).toBeVisible();
    expect(screen.queryByText(/has changed/)).not.toBeInTheDocument();
  });

  it('links to an approved proof', async () => {
    respondWith(quotedPrint(CARDS));
    renderUserCart(CARDS);

    expect(await screen.findByRole('link', { name: 'Proof approved: Marriage invitation' })).toHaveAttribute(
      'href',
      '/print-proof/print_1',
    );
    expect(screen.queryByText(/your approval/)).not.toBeInTheDocument();
  });

  it('lets the shopper accept the changed price of a printed item', async () => {
    respondWith(quotedPrint(CARDS, {}, { price: 40 }));
    const { user, host } = renderUserCart(CARDS);

    await user.click(await screen.findByRole('button', { name: 'Accept Rs. 40: Marriage invitation' }));

    expect(host.cart.lines[0]?.price).toBe(40);
    expect(screen.getByRole('button', { name: 'Remove Marriage invitation' })).toHaveFocus();
  });

  it('links to the print form if a printed item’s fixed price has been withdrawn', async () => {
    respondWith(quotedPrint(CARDS, {}, { price: 0, problem: 'PRICE_ON_REQUEST' }));
    renderUserCart(CARDS);

    expect(await screen.findByText(/^This print no longer has a fixed price/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit: Marriage invitation' })).toHaveAttribute(
      'href',
      '/marriage/1?line=print_1',
    );
  });

  it('shows "No longer available" for a printed item that no longer exists', async () => {
    respondWith(quoted(CARDS, { stock: 0, price: 0, problem: 'GONE' }));
    renderUserCart(CARDS);

    expect(await screen.findByText('No longer available')).toBeVisible();
  });

  it('undoing the removal of a printed item also restores it on the server', async () => {
    server.use(
      del('/api/print/lines/print_1', { success: true }),
      post('/api/print/lines/print_1/restore', { success: true }),
    );
    const { user, host } = renderUserCart(CARDS, NOTEBOOK);

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

  it('puts a printed item back in the cart if deleting it on the server fails', async () => {
    server.use(del('/api/print/lines/print_1', offline()));
    const { user, host } = renderUserCart(CARDS, NOTEBOOK);

    await user.click(screen.getByRole('button', { name: 'Remove Marriage invitation' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Marriage invitation could not be removed. Please try again.',
    );
    expect(host.cart.lines).toEqual([CARDS, NOTEBOOK]);
  });

  it.each([
    ['could not be restored. Please try again.', offline()],
    ['could not be restored. Please order it again.', problem(404, 'NOT_FOUND', 'There is no such line.')],
  ])('%s', async (message, response) => {
    server.use(del('/api/print/lines/print_1', { success: true }), post('/api/print/lines/print_1/restore', response));
    const { user, host } = renderUserCart(CARDS, NOTEBOOK);
    await user.click(screen.getByRole('button', { name: 'Remove Marriage invitation' }));

    await user.click(screen.getByRole('button', { name: 'Undo: put Marriage invitation back' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(`Marriage invitation ${message}`);
    expect(host.cart.lines).toEqual([NOTEBOOK]);
  });
});
