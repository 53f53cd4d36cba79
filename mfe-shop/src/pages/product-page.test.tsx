import { get, never, offline, problem, renderPage, renderRemote, server } from '@kaagazz/testing';
import { act, screen, waitFor, within } from '@testing-library/react';

import { shopApi } from '../api.ts';
import type { Product } from '@kaagazz/api-schema';
import face from '../public/routes.tsx';
import { aProduct, someProducts } from '../../test-support/products.ts';
import { ProductPage } from './product-page.tsx';

const AT = { at: '/products/notebook-a5-marigold' };

function shopHas(product: Product) {
  server.use(
    get('/api/product/:id/related', { success: true, products: someProducts(3) }),
    get('/api/product/:id', { success: true, product }),
  );
}

describe('a product', () => {
  it('shows what a shopper decides by', async () => {
    shopHas(aProduct());

    const { host } = renderRemote(face, AT);

    expect(await screen.findByRole('heading', { level: 1, name: 'A5 notebook, marigold' })).toBeVisible();
    expect(screen.getAllByText('Rs. 245')[0]).toBeVisible();
    expect(screen.getAllByText('Rs. 350')[0]).toBeVisible();
    expect(screen.getAllByText('30% off')[0]).toBeVisible();
    expect(screen.getAllByRole('img', { name: '4 out of 5 stars' })[0]).toBeVisible();
    await waitFor(() =>
      expect(host.head).toMatchObject({ title: 'A5 notebook, marigold', canonical: '/products/notebook-a5-marigold' }),
    );
  });

  it('shows one price when there is no discount', async () => {
    shopHas(aProduct({ discountPercent: 0, price: 350 }));
    server.use(get('/api/product/:id/related', { success: true, products: [] }));

    renderRemote(face, AT);

    expect(await screen.findByText('Rs. 350')).toBeVisible();
    expect(screen.queryByText(/off$/)).not.toBeInTheDocument();
  });

  it('offers three related products', async () => {
    shopHas(aProduct());

    renderRemote(face, AT);

    const related = await screen.findByRole('region', { name: 'You may also like' });
    expect(within(related).getAllByRole('link')).toHaveLength(3);
  });

  it('says nothing of related products when they fail', async () => {
    shopHas(aProduct());
    server.use(get('/api/product/:id/related', offline()));

    renderRemote(face, AT);

    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'You may also like' })).not.toBeInTheDocument();
  });

  it.each([
    [5, 'Only 5 left'],
    [3, 'Only 3 left'],
    [0, 'Out of Stock'],
  ])('with %i in stock says %s', async (stock, text) => {
    shopHas(aProduct({ stock }));

    renderRemote(face, AT);

    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says nothing of stock when there is plenty', async () => {
    shopHas(aProduct({ stock: 6 }));

    renderRemote(face, AT);

    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/left$|Out of Stock/)).not.toBeInTheDocument();
  });

  it('can not be added when it is out of stock', async () => {
    shopHas(aProduct({ stock: 0 }));

    renderRemote(face, AT);

    expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeDisabled();
  });

  it('shows a spinner while loading', async () => {
    server.use(get('/api/product/:id/related', never()), get('/api/product/:id', never()));

    renderRemote(face, AT);

    expect(await screen.findByRole('status')).toHaveTextContent('Loading product');
  });

  it('is not found with status 404 when there is no such product', async () => {
    server.use(
      get('/api/product/:id/related', { success: true, products: [] }),
      get('/api/product/:id', problem(404, 'PRODUCT_NOT_FOUND', 'Product not found')),
    );

    renderRemote(face, { at: '/products/nothing' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/products');
  });

  it.each([
    ['an id that is too long', problem(414, 'BAD_REQUEST', 'The request could not be understood.')],
    ['an id that is another call of the api', { success: true, products: [aProduct()], nextCursor: null }],
  ])('is not found under %s', async (_what, answer) => {
    server.use(get('/api/product/:id/related', problem(404, 'NOT_FOUND', '')), get('/api/product/:id', answer));

    const { host } = renderRemote(face, { at: '/products/list' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    await waitFor(() => expect(host.head).toMatchObject({ noIndex: true }));
  });

  it('may be tried again when the api was away', async () => {
    server.use(get('/api/product/:id', offline()));
    const { user } = renderPage(<ProductPage />, { ...AT, path: '/products/:id', api: shopApi });
    expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();

    shopHas(aProduct());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'A5 notebook, marigold' })).toBeVisible();
  });
});

describe('the pictures of a product', () => {
  const MUG = aProduct({ title: 'Mug', images: ['/media/a.svg', '/media/b.svg', '/media/c.svg'] });
  const thumbnail = (position: number) => screen.findByRole('button', { name: `Show picture ${position}` });
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('are gone through by the small ones, the buttons and the arrow keys', async () => {
    shopHas(MUG);
    const { user } = renderRemote(face, AT);

    await user.click(await thumbnail(2));
    expect(await thumbnail(2)).toHaveAttribute('aria-pressed', 'true');
    expect(said()).toContain('Picture 2 of 3');

    // A pointer meets the button only where it can hover, which a test's window cannot say; the keyboard meets it anywhere.
    screen.getByRole('button', { name: 'Previous picture' }).focus();
    await user.keyboard('{Enter}');
    expect(said()).toContain('Picture 1 of 3');
    expect(screen.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');

    screen.getByRole('link', { name: 'Enlarge Mug, picture 1 of 3' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Enlarge Mug, picture 3 of 3' })).toHaveFocus();
    expect(await thumbnail(3)).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Home}');
    expect(screen.getByRole('link', { name: 'Enlarge Mug, picture 1 of 3' })).toHaveFocus();
  });

  it('fill the window after a press, until Escape', async () => {
    shopHas(MUG);
    const { user } = renderRemote(face, AT);

    await user.click(await screen.findByRole('link', { name: 'Enlarge Mug, picture 1 of 3' }));

    const view = await screen.findByRole('dialog', { name: 'Pictures of Mug in full' });
    expect(within(view).getByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('have nothing to go through when there is one', async () => {
    shopHas(aProduct({ title: 'Mug', images: ['/media/a.svg'] }));

    renderRemote(face, AT);

    expect(await screen.findByRole('img', { name: 'Mug' })).toHaveAttribute('src', '/media/a.svg');
    expect(screen.queryByRole('button', { name: /picture/ })).not.toBeInTheDocument();
  });

  it('are a drawing where there is none', async () => {
    shopHas(aProduct({ title: 'Mug', images: [] }));

    renderRemote(face, AT);

    expect(await screen.findByRole('img', { name: 'Mug' })).toBeVisible();
  });

  it('come in the width of the gallery when they are photographs', async () => {
    shopHas(aProduct({ title: 'Mug', images: ['/media/mug.0123abcd.w800.webp'] }));

    renderRemote(face, AT);

    const picture = await screen.findByRole('img', { name: 'Mug' });
    expect(picture).toHaveAttribute('srcset', '/media/mug.0123abcd.w400.webp 400w,/media/mug.0123abcd.w800.webp 800w');
    expect(picture).toHaveAttribute('sizes', expect.stringContaining('640px'));
  });
});

describe('adding to the cart', () => {
  it('adds one piece at the discounted price, says so for 2 s, and leads to the cart', async () => {
    jest.useFakeTimers();
    shopHas(aProduct());
    const { user, host } = renderRemote(face, AT);
    const button = await screen.findByRole('button', { name: 'Add to cart' });

    await user.click(button);

    expect(host.cart.lines).toEqual([
      {
        id: 'notebook-a5-marigold',
        title: 'A5 notebook, marigold',
        price: 245,
        quantity: 1,
        image: '/media/notebook-1.svg',
      },
    ]);
    const announcement = screen.getByText('Added to cart');
    expect(announcement.closest('[role=status]')).not.toBeNull();
    expect(screen.getAllByRole('link', { name: 'View cart' })[0]).toHaveAttribute('href', '/cart');

    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(screen.getByText('Added to cart')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
  });

  it('adds as many as are chosen, and begins anew at one', async () => {
    shopHas(aProduct());
    const { user, host } = renderRemote(face, AT);
    const more = await screen.findByRole('button', { name: 'Increase quantity' });
    const field = screen.getByRole('textbox', { name: 'Quantity of A5 notebook, marigold' });

    await user.click(more);
    await user.click(more);
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(host.cart.count).toBe(3);
    expect(field).toHaveValue('1');

    await user.type(field, '12{Enter}');
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(host.cart.count).toBe(15);
  });

  it('adds no more than there is, and says so', async () => {
    shopHas(aProduct({ stock: 3 }));
    const { user, host } = renderRemote(face, AT);
    const add = await screen.findByRole('button', { name: 'Add to cart' });
    await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), '50{Enter}');

    await user.click(add);
    await user.click(add);

    expect(host.cart.count).toBe(3);
    expect(screen.getByText(/All 3 that are left are in your cart\./)).toBeVisible();
    expect(add).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    [40, 0, 'Only 40 left'],
    [40, 12, 'Only 28 more'],
    [4000, 12, 'At most 999 in one cart'],
  ])('says why fewer stand in the field than were typed: %d in stock, %d in the cart', async (stock, inCart, why) => {
    const product = aProduct({ stock });
    shopHas(product);
    const line = { id: product._id, title: product.title, price: product.price, quantity: inCart, image: '/p.svg' };
    const { user } = renderRemote(face, { ...AT, cart: inCart > 0 ? [line] : [] });
    const field = await screen.findByRole('textbox', { name: /^Quantity/ });

    await user.type(field, '9999{Enter}');
    expect(screen.getByText(why)).toBeVisible();

    await user.clear(field);
    await user.type(field, '7');
    expect(screen.queryByText(why)).not.toBeInTheDocument();
  });

  const fullCart = Array.from({ length: 50 }, (_, place) => ({
    id: `p${place}`,
    title: `Paper ${place}`,
    price: 60,
    quantity: 1,
    image: '/p.svg',
  }));

  it('adds no line to a cart that has no place for it, says so, and leads there', async () => {
    shopHas(aProduct());
    const { user, host } = renderRemote(face, { ...AT, cart: fullCart });
    const add = await screen.findByRole('button', { name: 'Add to cart' });

    await user.click(add);

    expect(host.cart.lines).toHaveLength(50);
    expect(
      screen.getByText(/50 different things fit into one cart\. Order some of them, or remove some\./),
    ).toBeVisible();
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  });

  it('adds onto its own line of a full cart', async () => {
    shopHas(aProduct());
    const [, ...others] = fullCart;
    const { user, host } = renderRemote(face, {
      ...AT,
      cart: [...others, { ...fullCart[0]!, id: 'notebook-a5-marigold' }],
    });

    await user.click(await screen.findByRole('button', { name: 'Add to cart' }));

    expect(host.cart.lines.at(-1)?.quantity).toBe(2);
  });

  it('opens the cart beside the page', async () => {
    shopHas(aProduct());
    const { user } = renderRemote(face, AT);

    await user.click(await screen.findByRole('button', { name: 'Add to cart' }));

    expect(await screen.findByRole('dialog', { name: 'In your cart' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
  });

  it('leads those who want many to the bulk order', async () => {
    shopHas(aProduct());

    renderRemote(face, AT);

    expect(await screen.findByRole('link', { name: 'Order in bulk' })).toHaveAttribute(
      'href',
      '/products/notebook-a5-marigold/bulk',
    );
  });

  it('adds onto the same line, by keyboard too', async () => {
    shopHas(aProduct());
    const { user, host } = renderRemote(face, AT);
    (await screen.findByRole('button', { name: 'Add to cart' })).focus();

    await user.keyboard('{Enter} ');

    expect(host.cart.lines).toHaveLength(1);
    expect(host.cart.count).toBe(2);
  });
});

afterEach(() => jest.useRealTimers());
