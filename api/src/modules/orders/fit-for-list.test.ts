import { fitForList } from './fit-for-list.ts';
import { orderOnWire } from './order-on-wire.ts';
import type { WholeOrder } from './orders.repository.ts';

const MOMENT = new Date('2026-11-02T10:00:00Z');
const PICTURE = `data:image/webp;base64,${'A'.repeat(8_000)}`;

function order(number: number): WholeOrder {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return {
    id,
    number: `KGZ-2026-${String(number).padStart(6, '0')}`,
    buyerId: id,
    status: 'pending',
    goods: 190_000,
    shipping: 9_900,
    total: 199_900,
    shippingAddress: {
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '9876543210',
      address: '12 Lodhi Road, Delhi',
    },
    gatewayOrderId: `order_${number}`,
    gatewayPaymentId: `pay_${number}`,
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
        print: { image: PICTURE, fileName: null, options: [{ label: 'Message', value: 'Come! '.repeat(500) }] },
      },
    ],
  };
}

it('tells a phone of two hundred printed orders in less than 300 KB, the newest with their pictures', () => {
  const orders = Array.from({ length: 200 }, (_, place) => order(200 - place));

  const wire = fitForList(orders).map((one) => orderOnWire(one, (file) => file));

  expect(Buffer.byteLength(JSON.stringify(wire))).toBeLessThan(300_000);
  expect(wire.slice(0, 10).every(({ products: [line] }) => line?.image === PICTURE)).toBe(true);
  expect(wire.at(-1)?.products[0]).toMatchObject({ image: '', print: { options: [{ label: 'Message' }] } });
});
