import type { CartLine, User } from '@kaagazz/contract';
import { get, offline, reply, server } from '@kaagazz/testing';
import { waitFor } from '@testing-library/react';

import { followAccountPrintLines } from './account-print-lines.ts';
import { sessionKnown } from './auth.slice.ts';
import { itemAdded, lineRemoved } from './cart.slice.ts';
import { keepCartInStorage } from './cart-storage.ts';
import { createSiteStore } from './site-store.ts';

const ASHA = { _id: 'asha', email: 'asha@example.com' } as User;
const RAVI = { _id: 'ravi', email: 'ravi@example.com' } as User;

const NOTEBOOK: CartLine = { id: 'notebook', title: 'Notebook', price: 245, quantity: 2, image: '/n.svg' };
const CARDS: CartLine = {
  id: 'print_cards',
  title: 'Cards',
  price: 38,
  quantity: 1050,
  image: 'data:image/webp;base64,',
};
const BOOK: CartLine = { id: 'print_book', title: 'Book', price: 900, quantity: 1, image: '' };

const answers = (...lines: CartLine[]) => ({ success: true, lines: lines.map((line) => ({ ...line, state: 'cart' })) });
const accountHas = (...lines: CartLine[]) => server.use(get('/api/print/lines', answers(...lines)));

function openPage(...cart: CartLine[]) {
  localStorage.setItem('cartItems', JSON.stringify(cart));
  const store = createSiteStore({ extra: { request: jest.fn() }, clients: [] });
  keepCartInStorage(store);
  followAccountPrintLines(store);
  return {
    store,
    knows: (user: User | null) => store.dispatch(sessionKnown(user)),
    lines: () => store.getState().cart.lines,
    ids: () => store.getState().cart.lines.map(({ id }) => id),
  };
}

const until = (condition: () => boolean) => waitFor(() => expect(condition()).toBe(true));

/** An account whose lines are on their way until `arrive` is called. */
function accountIsSlow() {
  const { promise, resolve: arrive } = Promise.withResolvers<object>();
  server.use(get('/api/print/lines', () => promise));
  return arrive;
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'token');
});

describe('signing out', () => {
  it('takes what was printed to order off the device, and leaves the rest', () => {
    accountHas(CARDS);
    const { knows, lines } = openPage(NOTEBOOK, CARDS);
    knows(ASHA);

    knows(null);

    expect(lines()).toEqual([NOTEBOOK]);
    expect(localStorage.getItem('cartItems')).toBe(JSON.stringify([NOTEBOOK]));
  });

  it('lets an answer that comes too late bring nothing', async () => {
    const arrive = accountIsSlow();
    const { knows, lines } = openPage(NOTEBOOK);
    knows(ASHA);
    await until(() => server.requests.length === 1);

    knows(null);
    arrive(answers(CARDS));
    accountHas(BOOK);
    knows(RAVI);
    await until(() => lines().length > 1);

    expect(lines()).toEqual([NOTEBOOK, BOOK]);
  });
});

describe('signing in', () => {
  it('brings back what the account has, in its quantities', async () => {
    accountHas(CARDS, BOOK);
    const { knows, lines } = openPage(NOTEBOOK);

    knows(ASHA);
    await until(() => lines().length > 1);

    expect(lines()).toEqual([NOTEBOOK, CARDS, BOOK]);
    expect(server.requests[0]?.headers.get('authorization')).toBe('Bearer token');
  });

  it('takes out what was paid or removed elsewhere, and what was another shopper’s', async () => {
    accountHas(BOOK);
    const { knows, ids } = openPage(CARDS, NOTEBOOK, BOOK);

    knows(RAVI);
    await until(() => !ids().includes(CARDS.id));

    expect(ids()).toEqual([NOTEBOOK.id, BOOK.id]);
  });

  it('believes what happened on the page meanwhile', async () => {
    const arrive = accountIsSlow();
    const { store, knows, ids } = openPage(CARDS, NOTEBOOK);
    knows(ASHA);
    await until(() => server.requests.length === 1);
    store.dispatch(lineRemoved(CARDS.id));
    store.dispatch(itemAdded({ item: BOOK, quantity: 1 }));

    arrive(answers(CARDS, { ...BOOK, id: 'print_other' }));
    await until(() => ids().includes('print_other'));

    expect(ids()).toEqual([NOTEBOOK.id, BOOK.id, 'print_other']);
  });

  it.each([
    ['the network is away', offline()],
    ['the api fails', reply(503, { success: false, code: 'UNAVAILABLE', message: 'Please try again.' })],
  ])('leaves the cart as it is when %s, and knows more on the next page', async (_case, answer) => {
    server.use(get('/api/print/lines', answer));
    const { knows, ids, lines } = openPage(CARDS);
    knows(ASHA);
    await until(() => server.requests.length === 1);
    expect(ids()).toEqual([CARDS.id]);

    accountHas(CARDS, BOOK);
    const next = openPage(...lines());
    next.knows(ASHA);
    await until(() => next.ids().length === 2);

    expect(next.ids()).toEqual([CARDS.id, BOOK.id]);
  });

  it('asks once, however often the shopper is seen to be there', async () => {
    accountHas(CARDS);
    const { knows, ids } = openPage();

    knows(ASHA);
    knows({ ...ASHA, fullname: 'Asha Rao' });
    await until(() => ids().length === 1);

    expect(server.requests).toHaveLength(1);
  });
});
