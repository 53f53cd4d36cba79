import type { CartLine } from '@kaagazz/contract';
import { renderPage } from '@kaagazz/testing';
import { screen, within } from '@testing-library/react';

import { CartPage } from './cart-page.tsx';

const NOTEBOOK: CartLine = { id: 'notebook', title: 'Notebook', price: 245, quantity: 2, image: '/n.svg' };
const POSTER: CartLine = { id: 'print_9', title: 'Printed poster', price: 1000, quantity: 1, image: '/p.svg' };

const cartOf = (...cart: CartLine[]) => renderPage(<CartPage />, { at: '/cart', cart });

describe('the cart', () => {
  it('lists its lines and what they come to', () => {
    cartOf(NOTEBOOK, POSTER);

    const lines = screen.getByRole('list', { name: 'Products in your cart' });
    expect(within(lines).getAllByRole('listitem')).toHaveLength(2);
    expect(within(lines).getByText('Rs. 490')).toBeVisible();
    const summary = screen.getByRole('region', { name: 'Order summary' });
    expect(summary).toHaveTextContent('Subtotal (3 items)Rs. 1,490');
    expect(within(summary).getByText('Calculated at checkout')).toBeVisible();
    expect(within(summary).getByText(/inclusive of all taxes/i)).toBeVisible();
  });

  it('leads back to products, but not to customised prints', () => {
    cartOf(NOTEBOOK, POSTER);

    expect(screen.getByRole('link', { name: 'Notebook' })).toHaveAttribute('href', '/products/notebook');
    expect(screen.queryByRole('link', { name: 'Printed poster' })).not.toBeInTheDocument();
  });

  it('leads to checkout', () => {
    cartOf(NOTEBOOK);

    expect(screen.getByRole('link', { name: 'Proceed to checkout' })).toHaveAttribute('href', '/order');
  });

  it('counts up and down, never below 1', async () => {
    const { user, host } = cartOf(NOTEBOOK);
    const stepper = within(screen.getByRole('group', { name: 'Quantity of Notebook' }));

    await user.click(stepper.getByRole('button', { name: 'Increase quantity' }));
    expect(host.cart.count).toBe(3);

    for (let press = 0; press < 4; press++)
      await user.click(stepper.getByRole('button', { name: 'Decrease quantity' }));
    expect(host.cart.count).toBe(1);
    expect(screen.getByRole('link', { name: 'Notebook' })).toBeVisible();
  });

  it('removes a line, says so, and keeps the keyboard on the page', async () => {
    const { user, host } = cartOf(NOTEBOOK, POSTER);

    await user.click(screen.getByRole('button', { name: 'Remove Notebook' }));

    expect(host.cart.lines).toEqual([POSTER]);
    expect(screen.getByText('Notebook removed from your cart')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says that free shipping is reached only above Rs. 2,500', () => {
    const { unmount } = cartOf({ ...POSTER, price: 2500 });
    expect(screen.getByText(/Free shipping on orders above Rs\. 2,500/)).toBeVisible();
    unmount();

    cartOf({ ...POSTER, price: 2501 });
    expect(screen.getByText(/This order ships free/)).toBeVisible();
  });

  it('says that it is empty, and where to find something', async () => {
    const { user } = cartOf(NOTEBOOK);

    await user.click(screen.getByRole('button', { name: 'Remove Notebook' }));

    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore products' })).toHaveAttribute('href', '/products');
  });

  it('waits for the stored cart before it calls itself empty', () => {
    renderPage(<CartPage />, { at: '/cart', cart: 'loading' });

    expect(screen.getByText('Loading your cart')).toBeVisible();
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
  });
});
