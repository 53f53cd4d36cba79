import type { PrintLineForSale } from '../../print/lines/print-lines-for-sale.ts';
import { quotedLine } from './quoted-line.ts';

const PEN = { id: 'pen', title: 'Pen', image: 'pen.svg', stock: 5, grams: 0, price: 4_900, quantityDiscounts: '' };
const PRINT: PrintLineForSale = {
  id: 'print_1',
  service: 'marriage',
  title: 'Invitation',
  quantity: 50,
  price: 120_000,
  options: [],
  fileName: null,
  isSample: false,
  approved: true,
  paused: null,
  editPath: '/edit',
  proofPath: '/proof',
  image: '',
};
const available = (print: Partial<PrintLineForSale> = {}) => ({
  products: new Map([['pen', PEN]]),
  prints: new Map([['print_1', { ...PRINT, ...print }]]),
});

describe('a quoted product', () => {
  it.each([
    ['the price that the shopper saw', { quantity: 5, price: 49 }, null],
    ['no price from the browser', { quantity: 5 }, null],
    ['another price than the shopper saw', { quantity: 5, price: 48 }, 'PRICE_CHANGED'],
    ['too little stock', { quantity: 6, price: 49 }, 'OUT_OF_STOCK'],
    ['too little stock at another price', { quantity: 6, price: 48 }, 'OUT_OF_STOCK'],
  ])('returns the right problem for a product with %s', (_what, line, problem) => {
    expect(quotedLine({ productId: 'pen', ...line }, available())).toEqual({
      productId: 'pen',
      title: 'Pen',
      price: 49,
      quantity: line.quantity,
      stock: 5,
      problem,
    });
  });

  it.each(['eraser', 'print_2'])('returns GONE for the missing item %s', (productId) => {
    expect(quotedLine({ productId, quantity: 1, price: 1 }, available())).toMatchObject({ problem: 'GONE', price: 0 });
  });
});

describe('a quoted print line', () => {
  it.each<[string, Partial<PrintLineForSale>, number, string | null]>([
    ['approved at the price that the shopper saw', {}, 1_200, null],
    ['approved at another price', {}, 1_100, 'PRICE_CHANGED'],
    ['not approved', { approved: false }, 1_200, 'NOT_APPROVED'],
    ['not approved, at another price', { approved: false }, 1_100, 'NOT_APPROVED'],
    ['of a paused service', { paused: 'The press is broken.' }, 1_200, 'GONE'],
    ['without a price', { price: null, approved: false }, 1_200, 'PRICE_ON_REQUEST'],
  ])('returns the right problem for a print line (%s)', (_what, print, price, problem) => {
    expect(quotedLine({ productId: 'print_1', quantity: 50, price }, available(print)).problem).toBe(problem);
  });

  it('the quantity of a print comes from the approved proof, not from the cart', () => {
    expect(quotedLine({ productId: 'print_1', quantity: 1 }, available())).toMatchObject({
      quantity: 50,
      price: 1_200,
    });
  });
});
