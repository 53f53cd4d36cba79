import { get, never, offline, problem, renderPage, renderRemote, server } from '@kaagazz/testing';
import { act, screen, within } from '@testing-library/react';

import { shopApi } from '../api.ts';
import type { Product } from '../api.ts';
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
    expect(host.head).toMatchObject({ title: 'A5 notebook, marigold', canonical: '/products/notebook-a5-marigold' });
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

  it('shows the picture that is chosen', async () => {
    shopHas(aProduct());
    const { user } = renderRemote(face, AT);
    const second = await screen.findByRole('button', { name: 'Show picture 2' });

    await user.click(second);

    expect(screen.getByRole('img', { name: /picture 2 of 2/ })).toHaveAttribute('src', '/media/notebook-2.svg');
    expect(second).toHaveAttribute('aria-pressed', 'true');
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
    expect(host.head).toMatchObject({ noIndex: true });
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
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');

    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(screen.getByText('Added to cart')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
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
