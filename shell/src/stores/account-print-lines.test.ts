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

const responseWith = (...lines: CartLine[]) => ({
  success: true,
  lines: lines.map((line) => ({ ...line, state: 'cart' })),
});
const accountHas = (...lines: CartLine[]) => server.use(get('/api/print/lines', responseWith(...lines)));

function openPage(...cart: CartLine[]) {
  localStorage.setItem('cartItems', JSON.stringify(cart));
  const store = createSiteStore({ extra: { request: jest.fn() }, clients: [] });
  keepCartInStorage(store);
  followAccountPrintLines(store);
  return {
    store,
    setUser: (user: User | null) => store.dispatch(sessionKnown(user)),
    lines: () => store.getState().cart.lines,
    ids: () => store.getState().cart.lines.map(({ id }) => id),
  };
}

const until = (condition: () => boolean) => waitFor(() => expect(condition()).toBe(true));

function delayResponse() {
  const { promise, resolve: respond } = Promise.withResolvers<object>();
  server.use(get('/api/print/lines', () => promise));
  return respond;
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'token');
});

describe('signing out', () => {
  it('sign-out removes only the account’s printed items from the cart', () => {
    accountHas(CARDS);
    const { setUser, lines } = openPage(NOTEBOOK, CARDS);
    setUser(ASHA);

    setUser(null);

    expect(lines()).toEqual([NOTEBOOK]);
    expect(localStorage.getItem('cartItems')).toBe(JSON.stringify([NOTEBOOK]));
  });

  it('after sign-out, a late response does not add printed items to the cart', async () => {
    const respond = delayResponse();
    const { setUser, lines } = openPage(NOTEBOOK);
    setUser(ASHA);
    await until(() => server.requests.length === 1);

    setUser(null);
    respond(responseWith(CARDS));
    accountHas(BOOK);
    setUser(RAVI);
    await until(() => lines().length > 1);

    expect(lines()).toEqual([NOTEBOOK, BOOK]);
  });
});

describe('signing in', () => {
  it('sign-in adds the account’s printed items to the cart', async () => {
    accountHas(CARDS, BOOK);
    const { setUser, lines } = openPage(NOTEBOOK);

    setUser(ASHA);
    await until(() => lines().length > 1);

    expect(lines()).toEqual([NOTEBOOK, CARDS, BOOK]);
    expect(server.requests[0]?.headers.get('authorization')).toBe('Bearer token');
  });

  it('sign-in removes printed items that do not belong to the account', async () => {
    accountHas(BOOK);
    const { setUser, ids } = openPage(CARDS, NOTEBOOK, BOOK);

    setUser(RAVI);
    await until(() => !ids().includes(CARDS.id));

    expect(ids()).toEqual([NOTEBOOK.id, BOOK.id]);
  });

  it('cart changes made while printed items are loading are kept', async () => {
    const respond = delayResponse();
    const { store, setUser, ids } = openPage(CARDS, NOTEBOOK);
    setUser(ASHA);
    await until(() => server.requests.length === 1);
    store.dispatch(lineRemoved(CARDS.id));
    store.dispatch(itemAdded({ item: BOOK, quantity: 1 }));

    respond(responseWith(CARDS, { ...BOOK, id: 'print_other' }));
    await until(() => ids().includes('print_other'));

    expect(ids()).toEqual([NOTEBOOK.id, BOOK.id, 'print_other']);
  });

  it.each([
    ['the network fails', offline()],
    ['the api fails', reply(503, { success: false, code: 'UNAVAILABLE', message: 'Please try again.' })],
  ])('the cart stays unchanged if %s, and the next page repeats the call', async (_, response) => {
    server.use(get('/api/print/lines', response));
    const { setUser, ids, lines } = openPage(CARDS);
    setUser(ASHA);
    await until(() => server.requests.length === 1);
    expect(ids()).toEqual([CARDS.id]);

    accountHas(CARDS, BOOK);
    const next = openPage(...lines());
    next.setUser(ASHA);
    await until(() => next.ids().length === 2);

    expect(next.ids()).toEqual([CARDS.id, BOOK.id]);
  });

  it('changing the shopper’s name does not request the printed items again', async () => {
    accountHas(CARDS);
    const { setUser, ids } = openPage();

    setUser(ASHA);
    setUser({ ...ASHA, fullname: 'Asha Rao' });
    await until(() => ids().length === 1);

    expect(server.requests).toHaveLength(1);
  });
});
