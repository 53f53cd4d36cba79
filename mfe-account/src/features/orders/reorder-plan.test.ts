import fc from 'fast-check';

import { makeOrderLine } from './order.fixture.ts';
import { planPrintedAgain, planReorder } from './reorder-plan.ts';
import type { QuotedLine } from './reorder-plan.ts';

const LINE = makeOrderLine({ productId: 'notebook', title: 'Notebook', quantity: 3, price: 245, image: '/n.svg' });
const NOW: QuotedLine = { productId: 'notebook', title: 'Notebook', price: 245, stock: 20, problem: null };
const inCart = (quantity: number) => [{ id: 'notebook', title: 'Notebook', price: 245, image: '/n.svg', quantity }];

describe('ordering the same again', () => {
  it('puts as many into the cart as were ordered, at today’s price, and says nothing', () => {
    expect(planReorder([LINE], [NOW], [])).toEqual({
      additions: [{ item: { id: 'notebook', title: 'Notebook', price: 245, image: '/n.svg' }, quantity: 3 }],
      notes: [],
    });
  });

  it('says what costs something else now', () => {
    const { additions, notes } = planReorder([LINE], [{ ...NOW, price: 260 }], []);

    expect(additions[0]?.item.price).toBe(260);
    expect(notes).toEqual(['Notebook costs Rs. 260 now; you paid Rs. 245.']);
  });

  it.each([
    ['is no longer sold', [{ ...NOW, stock: 0, problem: 'GONE' }], [], 'Notebook is no longer sold.'],
    ['is unknown to the shop', [], [], 'Notebook is no longer sold.'],
    ['is out of stock', [{ ...NOW, stock: 0, problem: 'OUT_OF_STOCK' }], [], 'Notebook is out of stock.'],
    ['is in the cart', [{ ...NOW, stock: 4 }], inCart(4), 'Notebook is in your cart already, as many as can be had.'],
  ])('says what cannot be added because it %s', (_, quoted, cart, note) => {
    expect(planReorder([LINE], quoted, cart)).toEqual({ additions: [], notes: [note] });
  });

  it('adds as many lines as the cart has place for, and says which found none', () => {
    const cart = Array.from({ length: 49 }, (_, place) => ({ ...inCart(1)[0]!, id: `p${place}` }));
    const pen = makeOrderLine({ ...LINE, productId: 'pen', title: 'Pen' });
    const known = makeOrderLine({ ...LINE, productId: 'p7', title: 'Ribbon' });
    const quoted = [NOW, { ...NOW, productId: 'pen', title: 'Pen' }, { ...NOW, productId: 'p7', title: 'Ribbon' }];

    const { additions, notes } = planReorder([LINE, pen, known], quoted, cart);

    expect(additions.map(({ item }) => item.id)).toEqual(['notebook', 'p7']);
    expect(notes).toEqual(['Pen found no place: 50 different things fit into one cart.']);
  });

  it('adds as many as there are, and says so', () => {
    const { additions, notes } = planReorder([LINE], [{ ...NOW, stock: 4, problem: 'OUT_OF_STOCK' }], inCart(2));

    expect(additions[0]?.quantity).toBe(2);
    expect(notes).toEqual(['Notebook is short: 2 went into your cart instead of 3.']);
  });

  it('never puts more into the cart than there is or than a line may hold', () => {
    const amount = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(amount, fc.nat(2000), fc.nat(999), (quantity, stock, held) => {
        const cart = held === 0 ? [] : inCart(held);

        const added = planReorder([{ ...LINE, quantity }], [{ ...NOW, stock }], cart).additions[0]?.quantity ?? 0;

        expect(added).toBeLessThanOrEqual(quantity);
        expect(added === 0 || held + added <= Math.min(stock, 999)).toBe(true);
      }),
    );
  });
});

describe('having the same printed again', () => {
  const CARDS = makeOrderLine({ productId: 'print_7', title: 'Birthday invitation', quantity: 50, price: 38 });
  const ANEW = { id: 'print_8', title: 'Birthday invitation', quantity: 50, price: 38, image: '' };
  const item = { id: 'print_8', title: 'Birthday invitation', price: 38, image: '' };

  it('puts a line made anew into the cart, and says nothing when it costs what it did', () => {
    expect(planPrintedAgain(CARDS, { data: ANEW })).toEqual({ additions: [{ item, quantity: 50 }], notes: [] });
  });

  it('says what it costs now', () => {
    expect(planPrintedAgain(CARDS, { data: { ...ANEW, price: 40 } }).notes).toEqual([
      'Birthday invitation costs Rs. 40 now; you paid Rs. 38.',
    ]);
  });

  it.each([
    [{ status: 409, code: 'PRICE_ON_REQUEST' }, 'has no fixed price any more; please ask for one under Kaagazz Print.'],
    [
      { status: 404, code: 'NOT_FOUND' },
      'was not kept in a form that can be printed again; please order it anew under Kaagazz Print.',
    ],
    [{ status: 0, code: 'NO_ANSWER' }, 'could not be made ready to be printed again. Please try again later.'],
  ])('says why it cannot be: %j', (error, why) => {
    expect(planPrintedAgain(CARDS, { error })).toEqual({ additions: [], notes: [`Birthday invitation ${why}`] });
  });
});
