import { addToCart, removeFromCart } from '@kaagazz/domain';
import type { CartLine } from '@kaagazz/domain';
import fc from 'fast-check';

import { cartRows, restoreLine, withRemoved } from './removed-lines.ts';
import type { RemovedLine } from './removed-lines.ts';

const lineOf = (id: string, quantity = 1): CartLine => ({ id, title: id, price: 100, quantity, image: '/i.svg' });

function aCart(lines: CartLine[]) {
  let removed: RemovedLine[] = [];
  const cart = {
    add: (item: Omit<CartLine, 'quantity'>, quantity?: number) => void (lines = addToCart(lines, item, quantity)),
    remove: (id: string) => void (lines = removeFromCart(lines, id)),
  };
  const rows = () => cartRows(lines, removed);
  return {
    ids: () => lines.map(({ id }) => id),
    lines: () => lines,
    shown: () => rows().map(({ line, removed: gone }) => (gone ? `(${line.id})` : line.id)),
    add: cart.add,
    take(id: string) {
      removed = withRemoved(removed, rows(), id);
      cart.remove(id);
    },
    undo: (id: string) => restoreLine(cart, rows(), id),
  };
}

it('undoing a removal restores the item’s position and quantity', () => {
  const cart = aCart([lineOf('a'), lineOf('b', 3), lineOf('c')]);

  cart.take('b');
  expect(cart.shown()).toEqual(['a', '(b)', 'c']);
  cart.undo('b');

  expect(cart.lines()).toEqual([lineOf('a'), lineOf('b', 3), lineOf('c')]);
});

it('doesn’t offer to undo the removal of an item that was added again', () => {
  const cart = aCart([lineOf('a'), lineOf('b')]);
  cart.take('a');

  cart.add(lineOf('a'));

  expect(cart.shown()).toEqual(['b', 'a']);
});

it('an item added to the cart appears below a removed item that can be restored', () => {
  const cart = aCart([lineOf('a'), lineOf('b')]);
  cart.take('b');
  cart.add(lineOf('c'));

  expect(cart.shown()).toEqual(['a', '(b)', 'c']);
});

it('undoing all removals in any order restores the original cart', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', '__proto__'];
  const quantities = fc.array(fc.integer({ min: 1, max: 999 }), { minLength: ids.length, maxLength: ids.length });
  fc.assert(
    fc.property(quantities, fc.shuffledSubarray(ids), fc.infiniteStream(fc.nat()), (many, taken, dice) => {
      const whole = ids.map((id, place) => lineOf(id, many[place]));
      const cart = aCart(whole);
      taken.forEach((id) => cart.take(id));
      expect(cart.shown().map((shown) => shown.replace(/[()]/g, ''))).toEqual(ids);

      const undone = taken
        .map((id) => ({ id, by: (dice.next().value as number | undefined) ?? 0 }))
        .sort((one, other) => one.by - other.by);
      undone.forEach(({ id }) => cart.undo(id));

      expect(cart.lines()).toEqual(whole);
    }),
  );
});
