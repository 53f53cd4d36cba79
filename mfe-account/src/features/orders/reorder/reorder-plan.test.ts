import type { QuotedLine } from '@kaagazz/api-schema';
import fc from 'fast-check';

import { anOrderLine } from '../order/order.fixture.ts';
import { planPrintedAgain, planReorder } from './reorder-plan.ts';

const LINE = anOrderLine({ productId: 'notebook', title: 'Notebook', quantity: 3, price: 245, image: '/n.svg' });
const NOW: QuotedLine = { productId: 'notebook', title: 'Notebook', price: 245, quantity: 3, stock: 20, problem: null };
const inCart = (quantity: number) => [{ id: 'notebook', title: 'Notebook', price: 245, image: '/n.svg', quantity }];

describe('planReorder', () => {
  it('adds the ordered quantity without a note if the price has not changed', () => {
    expect(planReorder([LINE], [NOW], [])).toEqual({
      additions: [{ id: 'notebook', title: 'Notebook', price: 245, image: '/n.svg', quantity: 3 }],
      notes: [],
    });
  });

  it('adds a note if the price of an item has changed', () => {
    const { additions, notes } = planReorder([LINE], [{ ...NOW, price: 260 }], []);

    expect(additions[0]?.price).toBe(260);
    expect(notes).toEqual(['Notebook costs Rs. 260 now; you paid Rs. 245.']);
  });

  it('the price of a reordered item depends on its total quantity in the cart', () => {
    const quantityPrices = [
      { from: 1, price: 245 },
      { from: 5, price: 230 },
    ];

    const { additions } = planReorder([LINE], [{ ...NOW, quantityPrices }], inCart(2));

    expect(additions[0]).toMatchObject({ quantity: 3, price: 230 });
  });

  it.each([
    ['is no longer sold', [{ ...NOW, stock: 0, problem: 'GONE' as const }], [], 'Notebook is no longer sold.'],
    ['is missing from the quote', [], [], 'Notebook is no longer sold.'],
    ['is out of stock', [{ ...NOW, stock: 0, problem: 'OUT_OF_STOCK' as const }], [], 'Notebook is out of stock.'],
    [
      'is in the cart already',
      [{ ...NOW, stock: 4 }],
      inCart(4),
      'Notebook is already in your cart in the largest quantity available.',
    ],
  ])('adds nothing and explains why if the product %s', (_, quoted, cart, note) => {
    expect(planReorder([LINE], quoted, cart)).toEqual({ additions: [], notes: [note] });
  });

  it('adds no new items to a full cart', () => {
    const cart = Array.from({ length: 49 }, (_, index) => ({ ...inCart(1)[0]!, id: `p${index}` }));
    const pen = anOrderLine({ ...LINE, productId: 'pen', title: 'Pen' });
    const known = anOrderLine({ ...LINE, productId: 'p7', title: 'Ribbon' });
    const quoted = [NOW, { ...NOW, productId: 'pen', title: 'Pen' }, { ...NOW, productId: 'p7', title: 'Ribbon' }];

    const { additions, notes } = planReorder([LINE, pen, known], quoted, cart);

    expect(additions.map(({ id }) => id)).toEqual(['notebook', 'p7']);
    expect(notes).toEqual(['Pen could not be added, because a cart can hold only 50 different items.']);
  });

  it('adds only the remaining stock of a product, with a note', () => {
    const { additions, notes } = planReorder([LINE], [{ ...NOW, stock: 4, problem: 'OUT_OF_STOCK' }], inCart(2));

    expect(additions[0]?.quantity).toBe(2);
    expect(notes).toEqual(['Notebook is limited, so we added 2 instead of 3.']);
  });

  it('never adds more than the stock or the maximum quantity per cart item', () => {
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

describe('planPrintedAgain', () => {
  const CARDS = anOrderLine({ productId: 'print_7', title: 'Birthday invitation', quantity: 50, price: 38 });
  const COPY = { id: 'print_8', title: 'Birthday invitation', quantity: 50, price: 38, image: '' };

  it('reordering a printed item adds no note if its price is unchanged', () => {
    expect(planPrintedAgain(CARDS, { data: COPY })).toEqual({ additions: [COPY], notes: [] });
  });

  it('reordering a printed item adds a note if its price has changed', () => {
    expect(planPrintedAgain(CARDS, { data: { ...COPY, price: 40 } }).notes).toEqual([
      'Birthday invitation costs Rs. 40 now; you paid Rs. 38.',
    ]);
  });

  it.each([
    [{ status: 409, code: 'PRICE_ON_REQUEST' }, 'no longer has a fixed price. Please ask for one under Kaagazz Print.'],
    [
      { status: 404, code: 'NOT_FOUND' },
      'can’t be printed again, because we no longer have its file. Please order it again under Kaagazz Print.',
    ],
    [
      { status: 400, code: 'VALIDATION' },
      'can’t be printed again, because some of its details are missing. Please order it again under Kaagazz Print.',
    ],
    [{ status: 0, code: 'NO_ANSWER' }, 'could not be prepared for printing. Please try again later.'],
  ])('explains why a print line could not be copied: %j', (error, reason) => {
    expect(planPrintedAgain(CARDS, { error })).toEqual({ additions: [], notes: [`Birthday invitation ${reason}`] });
  });
});
