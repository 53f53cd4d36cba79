import type { CartLine } from '@kaagazz/contract';
import { SHOPPER, get, post, renderPage, server } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { shopApi } from '../src/api.ts';
import { OrderPage } from '../src/pages/order-page.tsx';
import { removeGateway } from './gateway.ts';

export const NOTEBOOK: CartLine = { id: 'notebook', title: 'Notebook', price: 245, quantity: 2, image: '/n.svg' };
export const PENCILS: CartLine = { id: 'pencils', title: 'Pencils', price: 120, quantity: 1, image: '/p.svg' };
export const ADDRESS = {
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '12 Lodhi Road, Delhi 110003',
};

export const quotedLine = ({ id, title, price, quantity }: CartLine) => ({
  productId: id,
  title,
  price,
  quantity,
  stock: 40,
  problem: null,
});
export const quoteOf = (...lines: object[]) => ({ success: true, lines, goods: 490, shipping: 99, total: 589 });
export const CREATED = {
  success: true,
  order: { id: 'order_1', amount: 58900, currency: 'INR' },
  keyId: 'rzp_key',
  checkoutScript: '/dev/payments/checkout.js',
  summary: { goods: 490, shipping: 99, total: 589 },
};
export const VERIFIED = { success: true, orderNumber: 'KGZ-2026-000123', message: '' };

export const checkout = (options: PageOptions = {}) =>
  renderPage(<OrderPage />, { at: '/order', api: shopApi, user: SHOPPER, cart: [NOTEBOOK], ...options });

export const payButton = () => screen.findByRole('button', { name: 'Pay Rs. 589' });
export const { sentTo: sent } = server;

export async function pressPay(user: UserEvent) {
  const button = await payButton();
  await user.click(button);
  await act(async () => undefined);
}

export function mockSuccessfulCheckout(): void {
  beforeEach(() => {
    server.use(
      get('/api/auth/last-address', { success: true, shippingAddress: ADDRESS }),
      get('/api/auth/addresses', { success: true, addresses: [] }),
      get('/api/pin-code/:pin', { success: true, pin: '110003', states: ['Delhi'], city: 'New Delhi' }),
      get('/api/delivery/:pin', { success: true, pin: '110003', delivery: { from: '2026-11-30', to: '2026-12-02' } }),
      post('/api/payment/quote', quoteOf(quotedLine(NOTEBOOK))),
      post('/api/payment/create-order', CREATED),
      post('/api/payment/verify-order', VERIFIED),
    );
  });

  afterEach(() => {
    jest.useRealTimers();
    removeGateway();
    sessionStorage.clear();
  });
}
