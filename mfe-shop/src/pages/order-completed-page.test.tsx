import { SHOPPER, get, never, offline, problem, renderPage, server } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { screen, within, waitFor } from '@testing-library/react';
import { Navigate, useLocation } from 'react-router-dom';

import { shopApi } from '../api.ts';
import { OrderCompletedPage } from './order-completed-page.tsx';

const ORDER = {
  _id: 'o1',
  orderNumber: 'KGZ-2026-000123',
  status: 'pending',
  products: [
    { productId: 'notebook', title: 'Notebook', quantity: 2, price: 245, image: '/n.svg' },
    { productId: 'pencils', title: 'Pencils', quantity: 1, price: 120.5, image: '' },
  ],
  totalAmount: 709.5,
  shippingAmount: 99,
  shippingAddress: { name: 'Asha Verma', email: 'asha@example.com', phone: '9876543210', address: '12 Lodhi Road' },
};
const respondWith = (response: object) => server.use(get('/api/auth/my-order/KGZ-2026-000123', response));

function FromCheckout({ state }: { state: object }) {
  return useLocation().state === null ? (
    <Navigate to="/order/completed" replace state={state} />
  ) : (
    <OrderCompletedPage />
  );
}

const afterPaying = (options: PageOptions = {}, state: object = { orderNumber: 'KGZ-2026-000123' }) =>
  renderPage(<FromCheckout state={state} />, { at: '/order/completed', api: shopApi, user: SHOPPER, ...options });

describe('the page after a payment', () => {
  it('shows the products, the amounts and the address of a paid order', async () => {
    respondWith({ success: true, order: ORDER });
    const { user, host, address } = afterPaying();

    const bought = within(await screen.findByRole('region', { name: 'What you bought' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you, your order is confirmed');
    expect(screen.getByText('Order KGZ-2026-000123')).toBeVisible();
    expect(bought.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Notebook × 2Rs. 490',
      'Pencils × 1Rs. 120.50',
    ]);
    expect(bought.getByText('Rs. 610.50')).toBeVisible();
    expect(bought.getByText('Rs. 99')).toBeVisible();
    expect(bought.getByText('Rs. 709.50')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Delivery address' })).toHaveTextContent(/Asha Verma 12 Lodhi Road/);
    expect(screen.getByRole('region', { name: 'What happens next' })).toHaveTextContent('asha@example.com');
    expect(screen.getByRole('link', { name: 'invoice' })).toHaveAttribute('href', '/my-orders/KGZ-2026-000123/invoice');
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/my-orders');
    await waitFor(() => expect(host.head).toMatchObject({ canonical: '/order/completed', noIndex: true }));

    await user.click(screen.getByRole('link', { name: 'Continue shopping' }));
    expect(address()).toBe('/products');
  });

  it('says that prints can be changed until printing starts', async () => {
    respondWith({ success: true, order: { ...ORDER, products: [{ ...ORDER.products[0], productId: 'print_k3v9' }] } });
    afterPaying();

    const steps = await screen.findByRole('region', { name: 'What happens next' });
    expect(steps).toHaveTextContent('We print and pack your order');
    expect(steps).toHaveTextContent('You can change your prints or cancel the order under My Orders until printing');
  });

  it('says that the confirmation of a gift order goes to the buyer’s email address', async () => {
    const shippingAddress = { ...ORDER.shippingAddress, email: 'anil@example.com' };
    respondWith({ success: true, order: { ...ORDER, shippingAddress, giftNote: 'Happy birthday!' } });
    afterPaying();

    expect(await screen.findByText('Gift note: Happy birthday!')).toBeVisible();
    expect(screen.getByText('The confirmation is on its way to asha@example.com.')).toBeVisible();
  });

  it('shows "Free" as the shipping fee of an order with free shipping', async () => {
    respondWith({ success: true, order: { ...ORDER, shippingAmount: 0 } });

    afterPaying();

    expect(await screen.findByText('Free')).toBeVisible();
  });

  it('shows the order number while the order’s details load', async () => {
    respondWith(never());

    afterPaying();

    expect(await screen.findByText('Order KGZ-2026-000123')).toBeVisible();
    expect(screen.getByText('Loading what you bought')).toBeVisible();
  });

  it('offers a retry if the order’s details fail to load', async () => {
    respondWith(offline());
    const { user } = afterPaying();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your order is safe.');
    expect(screen.getByText('Order KGZ-2026-000123')).toBeVisible();

    respondWith({ success: true, order: ORDER });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('region', { name: 'What you bought' })).toBeVisible();
  });

  it('shows a loading state while the session is being checked', async () => {
    afterPaying({ user: 'loading' });

    expect(await screen.findByText('Loading your order')).toBeVisible();
  });

  it('hides the order after sign-out', async () => {
    afterPaying({ user: null });

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Thank you for shopping with us');
    expect(screen.queryByText(/KGZ-2026-000123/)).not.toBeInTheDocument();
    expect(server.requests).toHaveLength(0);
  });
});

describe('the page without an order', () => {
  it.each([
    ['no history state', {}],
    ['an invalid order number', { orderNumber: 7 }],
  ])('links to orders and products with %s', async (_case, state) => {
    afterPaying({}, state);

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Thank you for shopping with us');
    expect(screen.queryByText(/confirmed/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/my-orders');
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/products');
  });

  it('does not show another shopper’s order', async () => {
    respondWith(problem(404, 'ORDER_NOT_FOUND', 'Order not found'));

    afterPaying();

    expect(await screen.findByText('Thank you for shopping with us')).toBeVisible();
    expect(screen.queryByText(/KGZ-2026/)).not.toBeInTheDocument();
  });
});
