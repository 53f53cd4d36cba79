import type { Order } from '@kaagazz/api-schema';
import type { OrderLine } from './order.ts';

export function anOrderLine(overrides: Partial<OrderLine> = {}): OrderLine {
  return {
    productId: 'notebook-a5-marigold',
    title: 'Marigold Notebook A5',
    quantity: 2,
    price: 245,
    image: '/media/notebook-a5-marigold.0123abcd.svg',
    ...overrides,
  };
}

export function anOrder(overrides: Partial<Order> = {}): Order {
  return {
    _id: 'order-1',
    orderNumber: 'KGZ-2026-000123',
    status: 'pending',
    statusHistory: [{ status: 'pending', at: '2026-01-05T10:00:00.000Z' }],
    cancellable: false,
    products: [anOrderLine()],
    totalAmount: 589,
    shippingAmount: 99,
    shippingAddress: {
      name: 'Asha Verma',
      email: 'asha@example.com',
      phone: '9876543210',
      address: '12 Shanti Marg\nNew Delhi 110001',
    },
    paymentInfo: { razorpay_payment_id: 'pay_Q1w2e3', razorpay_order_id: 'order_R4t5y6' },
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    ...overrides,
  };
}
