import { useCart } from '@kaagazz/contract';
import type { CartLine } from '@kaagazz/contract';
import { renderPage } from '@kaagazz/testing';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { CartDrawer } from './index.ts';

const NOTEBOOK = { id: 'notebook', title: 'Notebook', price: 245, image: '/n.svg' };
const PAPER: CartLine = { id: 'paper', title: 'Paper', price: 1000, quantity: 2, image: '/p.svg' };

function ShopFront() {
  const cart = useCart();
  const [presses, setPresses] = useState(0);
  const add = () => {
    cart.add(NOTEBOOK);
    setPresses((count) => count + 1);
  };
  return (
    <>
      <button onClick={add}>Add to cart</button>
      <CartDrawer added={presses === 0 ? null : { id: 'notebook', quantity: 1, number: presses }} />
      <button>Something else</button>
      <Link to="?picture=2">Next picture</Link>
    </>
  );
}

const openShop = (...cart: CartLine[]) => renderPage(<ShopFront />, { at: '/products/notebook', cart });
const drawer = () => screen.findByRole('dialog', { name: 'In your cart' });
const noDrawer = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

describe('the drawer after adding', () => {
  it('shows the added product, the cart total and the amount left for free shipping', async () => {
    const { user } = openShop(PAPER);
    noDrawer();

    await user.click(screen.getByRole('button', { name: 'Add to cart' }));

    const inside = within(await drawer());
    expect(inside.getByText('Notebook')).toBeVisible();
    expect(inside.getByText('1 added')).toBeVisible();
    expect(inside.getByText('Subtotal (3 items)')).toBeVisible();
    expect(inside.getByText('Rs. 2,245')).toBeVisible();
    expect(inside.getByText('Free shipping on orders above Rs. 2,500: just over Rs. 255 to go.')).toBeVisible();
    expect(inside.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    expect(inside.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/order');
  });

  it.each([
    ['stays at the top right', { top: 600, left: 1000, height: 50 }, ''],
    ['moves to the bottom right', { top: 200, left: 1000, height: 50 }, 'opposite'],
    ['moves to the left', { top: 400, left: 1000, height: 160 }, 'left'],
  ])('the drawer %s if the button is at %j', async (_, button, place) => {
    const position = (name: 'offsetTop' | 'offsetLeft', of: (drawn: HTMLElement) => number) =>
      jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
        return of(this);
      });
    position('offsetTop', ({ dataset }) => (dataset.place === 'opposite' ? 544 : 84));
    position('offsetLeft', ({ dataset }) => (dataset.place === 'left' ? 16 : 1104));
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(320);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(340);
    const { user } = openShop();
    const opener = screen.getByRole('button', { name: 'Add to cart' });
    jest
      .spyOn(opener, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(button.left, button.top, 150, button.height));

    await user.click(opener);

    expect((await drawer()).dataset.place).toBe(place);
  });

  it('keeps focus on the clicked button when the cart drawer opens', async () => {
    const { user } = openShop();

    await user.tab();
    await user.keyboard('{Enter}');

    await drawer();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Notebook: your cart now holds 1 item for Rs. 245.');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close cart' })).toHaveFocus();
  });

  it('the cart drawer shows the total quantity when a product is added again', async () => {
    const { user } = openShop();
    const button = screen.getByRole('button', { name: 'Add to cart' });

    await user.click(button);
    await drawer();
    await user.click(button);

    expect(within(await drawer()).getByText('1 added, 2 in all')).toBeVisible();
  });

  it('returns focus to the "Add to cart" button when Escape closes the cart drawer', async () => {
    const { user } = openShop();
    await user.tab();
    await user.keyboard('{Enter}');
    await drawer();
    await user.tab();

    await user.keyboard('{Escape}');

    noDrawer();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
  });

  it('closes the cart drawer when its close button is clicked', async () => {
    const { user } = openShop();
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));

    await user.click(within(await drawer()).getByRole('button', { name: 'Close cart' }));

    noDrawer();
  });

  it('clicking another button closes the cart drawer and focuses that button', async () => {
    const { user } = openShop();
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await drawer();

    await user.click(screen.getByRole('button', { name: 'Something else' }));

    noDrawer();
    expect(screen.getByRole('button', { name: 'Something else' })).toHaveFocus();
  });

  it('closes the cart drawer when the shopper navigates', async () => {
    const { user, address, goBack } = openShop();
    await user.click(screen.getByRole('link', { name: 'Next picture' }));
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await drawer();

    await act(goBack);

    expect(address()).toBe('/products/notebook');
    noDrawer();
  });

  it('closes the cart drawer when the item just added is removed from the cart', async () => {
    const { user, host } = openShop();
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await drawer();

    act(() => host.cart.remove('notebook'));

    noDrawer();
  });
});
