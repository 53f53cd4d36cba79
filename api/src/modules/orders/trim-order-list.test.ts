import { trimOrderList } from './trim-order-list.ts';
import { orderOnWire } from './order-on-wire.ts';
import type { WholeOrder } from './orders.repository.ts';

const MOMENT = new Date('2026-11-02T10:00:00Z');
const PICTURE = `data:image/webp;base64,${'A'.repeat(8_000)}`;

function order(number: number): WholeOrder {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return {
    id,
    refunds: [],
    replaces: null,
    supplements: null,
    supplementedBy: [],
    printCredits: [],
    number: `KGZ-2026-${String(number).padStart(6, '0')}`,
    buyerId: id,
    status: 'pending',
    goods: 190_000,
    shipping: 9_900,
    total: 199_900,
    discount: 0,
    discountCode: null,
    business: null,
    giftNote: '',
    shippingAddress: {
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '9876543210',
      address: '12 Lodhi Road, Delhi',
    },
    gatewayOrderId: `order_${number}`,
    gatewayPaymentId: `pay_${number}`,
    paidBy: 'gateway',
    due: 0,
    takenBy: null,
    atPressAt: null,
    shipBy: null,
    deliverFrom: null,
    deliverBy: null,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    history: [{ orderId: id, status: 'pending', at: MOMENT, note: '' }],
    lines: [
      {
        orderId: id,
        position: 0,
        productId: `print_${String(number).padStart(26, '0')}`,
        title: 'Marriage invitation: Asha & Ravi',
        image: '',
        quantity: 50,
        unitPrice: 3_800,
        taxPercent: null,
        print: {
          service: 'marriage',
          design: '1',
          currentId: 'print_1',
          copies: 1,
          sha256: '',
          versions: [{ id: 'print_1', sha256: 'ab'.repeat(32), approvedAt: new Date(0) }],
          image: PICTURE,
          hasReplyCode: false,
          sampleOf: null,
          fileName: null,
          options: [{ label: 'Message', value: 'Come! '.repeat(500) }],
        },
      },
    ],
  };
}

it('a list of 200 print orders is smaller than 300 KB', () => {
  const orders = Array.from({ length: 200 }, (_, index) => order(200 - index));

  const wire = trimOrderList(orders).map((one) => orderOnWire(one, (file) => file, []));

  expect(Buffer.byteLength(JSON.stringify(wire))).toBeLessThan(300_000);
  expect(wire.slice(0, 10).every(({ products: [line] }) => line?.image === PICTURE)).toBe(true);
  expect(wire.at(-1)?.products[0]?.image).toBe('');
});

it('shortens the value of a print option to 200 characters in the order list', () => {
  const [trimmed] = trimOrderList([order(1)]);

  const value = trimmed?.lines[0]?.print?.options[0]?.value;
  expect(value).toBe(`${'Come! '.repeat(500).slice(0, 200)}…`);
});

it('leaves non-print products in the order list unchanged', () => {
  const printed = order(1);
  const product = { ...printed, lines: printed.lines.map((line) => ({ ...line, image: 'pen.svg', print: null })) };

  expect(trimOrderList([product])).toEqual([product]);
});
