import fc from 'fast-check';

import { sessionKnown } from './auth.slice.ts';
import { cartCleared, cartRead, itemAdded, lineRemoved, quantityChanged } from './cart.slice.ts';
import { keepCartInStorage } from './cart-storage.ts';
import { createSiteStore } from './site-store.ts';

const NOTEBOOK = { id: 'notebook-a5-marigold', title: 'Marigold notebook', price: 245, image: '/media/notebook.svg' };

function openPage() {
  const store = createSiteStore({ extra: { request: jest.fn() }, clients: [] });
  keepCartInStorage(store);
  return store;
}

const stored = () => JSON.parse(localStorage.getItem('cartItems') ?? 'null') as unknown;

beforeEach(() => localStorage.clear());

it('saves the cart on every change, and a new page finds it', () => {
  const store = openPage();

  store.dispatch(itemAdded({ item: NOTEBOOK, quantity: 1 }));
  store.dispatch(itemAdded({ item: NOTEBOOK, quantity: 2 }));
  store.dispatch(quantityChanged({ id: NOTEBOOK.id, delta: -1 }));

  expect(stored()).toEqual([{ ...NOTEBOOK, quantity: 2 }]);
  expect(openPage().getState().cart).toEqual({ status: 'ready', lines: [{ ...NOTEBOOK, quantity: 2 }] });
});

it.each([
  ['cleared', cartCleared()],
  ['emptied', lineRemoved(NOTEBOOK.id)],
])('removes the entry when the cart is %s', (_how, action) => {
  const store = openPage();
  store.dispatch(itemAdded({ item: NOTEBOOK, quantity: 1 }));

  store.dispatch(action);

  expect(localStorage.getItem('cartItems')).toBeNull();
});

it('removes whatever is stored that is no cart, and goes on with an empty one', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (garbage) => {
      fc.pre(garbage.trim() !== '[]');
      localStorage.setItem('cartItems', garbage);

      const { lines } = openPage().getState().cart;

      expect(lines).toEqual([]);
      expect(localStorage.getItem('cartItems')).toBeNull();
    }),
  );
});

it('goes on without storage', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = openPage();

  store.dispatch(itemAdded({ item: NOTEBOOK, quantity: 1 }));

  expect(store.getState().cart.lines).toHaveLength(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('cartItems'), expect.anything());
});

it('stores what could not be stored as soon as there is an occasion', () => {
  const store = openPage();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  store.dispatch(itemAdded({ item: NOTEBOOK, quantity: 1 }));

  full.mockRestore();
  store.dispatch(sessionKnown(null));

  expect(stored()).toEqual([{ ...NOTEBOOK, quantity: 1 }]);
});

it('follows another tab', () => {
  const store = openPage();
  localStorage.setItem('cartItems', JSON.stringify([{ ...NOTEBOOK, quantity: 3 }]));

  dispatchEvent(new StorageEvent('storage', { key: 'cartItems' }));

  expect(store.getState().cart.lines).toEqual([{ ...NOTEBOOK, quantity: 3 }]);
});

it('agrees with a tab that changed the cart at the same time: what was stored last is right for both', () => {
  const store = openPage();
  const elsewhere = JSON.stringify([{ ...NOTEBOOK, quantity: 7 }]);
  store.dispatch(itemAdded({ item: NOTEBOOK, quantity: 2 }));

  dispatchEvent(new StorageEvent('storage', { key: 'cartItems', newValue: elsewhere }));

  expect(store.getState().cart.lines).toEqual([{ ...NOTEBOOK, quantity: 2 }]);
  expect(stored()).toEqual([{ ...NOTEBOOK, quantity: 2 }]);
});

it.each([
  ['somebody is found signed out', () => sessionKnown(null)],
  ['the account has nothing to add', () => cartRead([{ ...NOTEBOOK, quantity: 1 }])],
])('leaves alone what another tab has stored a moment ago when %s', (_what, news) => {
  openPage().dispatch(itemAdded({ item: NOTEBOOK, quantity: 1 }));
  const store = openPage();
  localStorage.setItem('cartItems', JSON.stringify([{ ...NOTEBOOK, quantity: 12 }]));

  store.dispatch(news());

  expect(stored()).toEqual([{ ...NOTEBOOK, quantity: 12 }]);
});

it('knows that the cart was paid when the browser brings an old page back', () => {
  const store = openPage();
  store.dispatch(itemAdded({ item: NOTEBOOK, quantity: 1 }));
  localStorage.removeItem('cartItems');

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(store.getState().cart.lines).toEqual([]);
});

it('keeps what could not be stored when a page has just been shown', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = openPage();
  store.dispatch(itemAdded({ item: NOTEBOOK, quantity: 1 }));

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));

  expect(store.getState().cart.lines).toHaveLength(1);
});
