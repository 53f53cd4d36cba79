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

it('the cart is stored on every change', () => {
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
])('the storage entry is removed when the cart is %s', (_, action) => {
  const store = openPage();
  store.dispatch(itemAdded({ item: NOTEBOOK, quantity: 1 }));

  store.dispatch(action);

  expect(localStorage.getItem('cartItems')).toBeNull();
});

it('an invalid stored cart is removed', () => {
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

it('the cart can still be changed if browser storage is full', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = openPage();

  store.dispatch(itemAdded({ item: NOTEBOOK, quantity: 1 }));

  expect(store.getState().cart.lines).toHaveLength(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('cartItems'), expect.anything());
});

it('a failed write is retried on the next change', () => {
  const store = openPage();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  store.dispatch(itemAdded({ item: NOTEBOOK, quantity: 1 }));

  setItem.mockRestore();
  store.dispatch(sessionKnown(null));

  expect(stored()).toEqual([{ ...NOTEBOOK, quantity: 1 }]);
});

it('the cart is updated when another tab changes it', () => {
  const store = openPage();
  localStorage.setItem('cartItems', JSON.stringify([{ ...NOTEBOOK, quantity: 3 }]));

  dispatchEvent(new StorageEvent('storage', { key: 'cartItems' }));

  expect(store.getState().cart.lines).toEqual([{ ...NOTEBOOK, quantity: 3 }]);
});

it('a change in this tab takes precedence over a simultaneous change in another tab', () => {
  const store = openPage();
  const elsewhere = JSON.stringify([{ ...NOTEBOOK, quantity: 7 }]);
  store.dispatch(itemAdded({ item: NOTEBOOK, quantity: 2 }));

  dispatchEvent(new StorageEvent('storage', { key: 'cartItems', newValue: elsewhere }));

  expect(store.getState().cart.lines).toEqual([{ ...NOTEBOOK, quantity: 2 }]);
  expect(stored()).toEqual([{ ...NOTEBOOK, quantity: 2 }]);
});

it.each([
  ['the session check finds no session', () => sessionKnown(null)],
  ['the account has no lines to add', () => cartRead([{ ...NOTEBOOK, quantity: 1 }])],
])('another tab’s change is not overwritten if %s', (_, action) => {
  openPage().dispatch(itemAdded({ item: NOTEBOOK, quantity: 1 }));
  const store = openPage();
  localStorage.setItem('cartItems', JSON.stringify([{ ...NOTEBOOK, quantity: 12 }]));

  store.dispatch(action());

  expect(stored()).toEqual([{ ...NOTEBOOK, quantity: 12 }]);
});

it('a page restored from the back-forward cache reloads the stored cart', () => {
  const store = openPage();
  store.dispatch(itemAdded({ item: NOTEBOOK, quantity: 1 }));
  localStorage.removeItem('cartItems');

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(store.getState().cart.lines).toEqual([]);
});

it('the initial pageshow event does not empty the cart if storage is full', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = openPage();
  store.dispatch(itemAdded({ item: NOTEBOOK, quantity: 1 }));

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));

  expect(store.getState().cart.lines).toHaveLength(1);
});
