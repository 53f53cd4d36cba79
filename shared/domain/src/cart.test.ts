import fc from 'fast-check';

import {
  MAXIMUM_CART_LINES,
  addToCart,
  cartCount,
  cartOverflowText,
  cartTotalRupees,
  changeCartQuantity,
  fitsIntoCart,
  maximumQuantityOf,
  parseStoredCart,
  removeFromCart,
} from './cart.ts';
import type { CartLine } from './cart.ts';

const item = fc.record({
  id: fc.constantFrom('a', 'b', 'print_c', '__proto__', 'constructor'),
  title: fc.string({ maxLength: 40 }),
  price: fc.integer({ min: 0, max: 500_000 }).map((paise) => paise / 100),
  image: fc.webPath(),
});

type Step = (lines: CartLine[]) => CartLine[];

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(item, fc.integer({ min: 1, max: 20 })).map(
    ([added, quantity]) =>
      (lines: CartLine[]) =>
        addToCart(lines, added, quantity),
  ),
  item.map(
    ({ id }) =>
      (lines: CartLine[]) =>
        removeFromCart(lines, id),
  ),
  fc.tuple(item, fc.integer({ min: -50, max: 50 })).map(
    ([{ id }, delta]) =>
      (lines: CartLine[]) =>
        changeCartQuantity(lines, id, delta),
  ),
);

const cart = fc
  .array(step, { maxLength: 40 })
  .map((steps) => steps.reduce<CartLine[]>((lines, next) => next(lines), []));

const NOTEBOOK = { id: 'notebook', title: 'Notebook', price: 245, image: '/n.svg' };

it('adding an item that is already in the cart increases its quantity', () => {
  const once = addToCart([], NOTEBOOK);
  const twice = addToCart(once, NOTEBOOK);

  expect(once).toEqual([{ ...NOTEBOOK, quantity: 1 }]);
  expect(twice).toEqual([{ ...NOTEBOOK, quantity: 2 }]);
});

it('adding the same print to the cart again does not change its quantity', () => {
  const cards = { ...NOTEBOOK, id: 'print_k3v9' };

  expect(addToCart(addToCart([], cards, 50), cards, 50)).toEqual([{ ...cards, quantity: 50 }]);
});

it('never lets a cart line’s quantity drop below 1', () => {
  const lines = changeCartQuantity(addToCart([], NOTEBOOK), 'notebook', -3);

  expect(lines).toEqual([{ ...NOTEBOOK, quantity: 1 }]);
  expect(removeFromCart(lines, 'notebook')).toEqual([]);
});

it('limits the quantity of a cart line, with a higher limit for printed copies', () => {
  const products = addToCart([], NOTEBOOK, 50_000);
  const copies = addToCart([], { ...NOTEBOOK, id: 'print_k3v9' }, 50_000);

  expect(products).toMatchObject([{ quantity: 999 }]);
  expect(copies).toMatchObject([{ quantity: 10_000 }]);
});

describe('a full cart', () => {
  const linesOf = (count: number) => Array.from({ length: count }, (_, place) => ({ ...NOTEBOOK, id: `p${place}` }));

  it('rejects a new item if the cart already has the maximum number of lines', () => {
    const full = linesOf(MAXIMUM_CART_LINES);

    expect(fitsIntoCart(full, 'p7')).toBe(true);
    expect(fitsIntoCart(full, 'new')).toBe(false);
    expect(fitsIntoCart(full.slice(1), 'new')).toBe(true);
  });

  it('says how many items to remove if the cart is too full for checkout', () => {
    expect(cartOverflowText(linesOf(50))).toBeNull();
    expect(cartOverflowText(linesOf(52))).toBe(
      '50 different things fit into one order, and your cart has 52. Remove 2 before you pay.',
    );
  });
});

it('keeps cart line ids unique and quantities valid after any sequence of changes', () => {
  fc.assert(
    fc.property(cart, (lines) => {
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      for (const { id, quantity } of lines) {
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(maximumQuantityOf(id));
      }
    }),
  );
});

it('counts printed copies of one design as a single item, whatever their quantity', () => {
  const lines = [
    { ...NOTEBOOK, quantity: 3 },
    { ...NOTEBOOK, id: 'print_1', quantity: 500 },
  ];
  expect(cartCount(lines)).toBe(4);
});

it('parsing a stored cart returns the original cart', () => {
  fc.assert(fc.property(cart, (lines) => expect(parseStoredCart(JSON.stringify(lines))).toEqual(lines)));
});

it.each(['', ',"image":null'])('parses a stored cart line without an image: {…%s}', (image) => {
  const stored = `[{"id":"a","title":"A","price":1,"quantity":1${image}}]`;

  expect(parseStoredCart(stored)).toEqual([{ id: 'a', title: 'A', price: 1, quantity: 1, image: '' }]);
});

it('adds up cart prices without rounding errors', () => {
  expect(cartTotalRupees([{ ...NOTEBOOK, price: 0.1, quantity: 3 }])).toBe(0.3);
  fc.assert(
    fc.property(cart, (lines) => {
      const paise = lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);

      expect(cartTotalRupees(lines)).toBe(paise / 100);
    }),
  );
});

it.each([
  'nonsense',
  '{}',
  '[null]',
  '[{"id":"a"}]',
  '[{"id":"a","title":"A","price":"1","quantity":1,"image":""}]',
  '[{"id":"a","title":"A","price":1,"quantity":0,"image":""}]',
  '[{"id":"a","title":"A","price":1,"quantity":1.5,"image":""}]',
  '[{"id":"a","title":"A","price":-1,"quantity":1,"image":""}]',
  '[{"id":"a","title":"A","price":1,"quantity":1,"image":""},{"id":"a","title":"A","price":1,"quantity":1,"image":""}]',
])('returns null for the invalid stored cart %s', (stored) => expect(parseStoredCart(stored)).toBeNull());
