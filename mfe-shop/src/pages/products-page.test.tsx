import { get, never, offline, renderPage, renderRemote, server, problem } from '@kaagazz/testing';
import { act, screen, waitFor, within } from '@testing-library/react';

import { shopApi } from '../api.ts';
import face from '../public/routes.tsx';
import { aProduct, someProducts } from '../../test-support/products.ts';
import { ProductsPage } from './products-page.tsx';

const list = (products: unknown[], nextCursor: string | null = null) => ({ success: true, products, nextCursor });

describe('the product list', () => {
  it('shows all products as cards with links', async () => {
    server.use(get('/api/product/list', list([aProduct(), aProduct({ _id: 'sheet', title: 'Banana paper' })])));

    const { host } = renderRemote(face, { at: '/products' });

    const card = await screen.findByRole('link', { name: 'A5 notebook, marigold' });
    expect(card).toHaveAttribute('href', '/products/notebook-a5-marigold');
    expect(screen.getByRole('link', { name: 'Banana paper' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    await waitFor(() => expect(host.head).toMatchObject({ title: 'All products', canonical: '/products' }));
    expect(server.requests).toHaveLength(1);
  });

  it('marks the current category in the category links', async () => {
    server.use(get('/api/product/category/:category', list([aProduct()])));

    renderRemote(face, { at: '/products?category=Gift+Sets' });

    const links = within(await screen.findByRole('navigation', { name: 'Product categories' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['All', 'Stationery', 'Gift Sets', 'Paper', 'Chitrayan']);
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[2]]);
    expect(links[2]).toHaveAttribute('href', '/products?category=gift-sets');
    expect(server.requests[0]?.path).toBe('/api/product/category/gift-sets');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gift Sets');
  });

  it('scrolls the current category into view', async () => {
    server.use(get('/api/product/category/:category', list([aProduct()])));
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);

    renderRemote(face, { at: '/products?category=chitrayan' });

    const navigation = await screen.findByRole('navigation', { name: 'Product categories' });
    expect(within(navigation).getByRole('list').scrollLeft).toBe(500);
    jest.restoreAllMocks();
  });

  it('shows a loading state while the products load', async () => {
    server.use(get('/api/product/list', never()));

    renderRemote(face, { at: '/products' });

    expect(await screen.findByText('Loading products')).toBeInTheDocument();
  });

  it('offers a retry if the products fail to load', async () => {
    server.use(get('/api/product/list', offline()));
    const { user } = renderPage(<ProductsPage />, { at: '/products', api: shopApi });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load products.');

    server.use(get('/api/product/list', list([aProduct()])));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('link', { name: 'A5 notebook, marigold' })).toBeVisible();
  });

  it('shows a message if the category has no products', async () => {
    server.use(get('/api/product/category/paper', list([])));

    renderRemote(face, { at: '/products?category=paper' });

    expect(await screen.findByText('No products found in this category.')).toBeVisible();
  });

  it('shows an empty list for an unknown category', async () => {
    server.use(get('/api/product/category/spaceships', list([])));

    renderRemote(face, { at: '/products?category=spaceships' });

    expect(await screen.findByText('No products found in this category.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Products');
  });

  it('shows the categories and collections from the settings', async () => {
    server.use(get('/api/product/category/diwali-gifts', list([aProduct()])));
    const categories = [
      { slug: 'diwali-gifts', name: 'Diwali gifts', text: 'Lamps and boxes.', kind: 'collection' as const },
      { slug: 'paper', name: 'Sheets', text: 'Loose sheets.', kind: 'category' as const },
    ];

    renderRemote(face, { at: '/products?category=diwali-gifts', settings: { categories } });

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Diwali gifts');
    expect(screen.getByText('Lamps and boxes.')).toBeVisible();
    const menu = screen.getByRole('navigation', { name: 'Product categories' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Diwali gifts', 'Sheets']);
    expect(screen.getByRole('combobox', { name: /Sort/ })).toHaveDisplayValue('Featured');
  });

  it('"Load more" moves focus to the first new product', async () => {
    server.use(
      get('/api/product/list', ({ query }) =>
        query.get('cursor') === 'c2' ? list(someProducts(2, 25)) : list(someProducts(24), 'c2'),
      ),
    );
    const { user, address } = renderRemote(face, { at: '/products' });
    const more = await screen.findByRole('link', { name: 'Load more' });
    expect(more).toHaveAttribute('href', '/products?pages=2');

    await user.click(more);

    expect(await screen.findByRole('link', { name: 'Product 25' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Product 1' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Load more' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('26 products');
    expect(address()).toBe('/products?pages=2');
    expect(server.requests.map(({ query }) => query.get('limit'))).toEqual(['24', '24']);
  });

  it('keeps the listed products if the next page fails to load', async () => {
    server.use(
      get('/api/product/list', ({ query }) => (query.has('cursor') ? offline() : list(someProducts(24), 'c2'))),
    );
    const { user, address } = renderRemote(face, { at: '/products' });

    await user.click(await screen.findByRole('link', { name: 'Load more' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load products.');
    expect(screen.getByRole('link', { name: 'Product 1' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Load more' })).toBeVisible();
    expect(address()).toBe('/products');
  });

  it('loads the first three pages of products with one request if the URL has pages=3', async () => {
    server.use(get('/api/product/list', list(someProducts(72), 'c4')));

    renderRemote(face, { at: '/products?pages=3' });

    expect(await screen.findByRole('link', { name: 'Product 72' })).toBeVisible();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('72 products and more below');
    expect(server.requests.map(({ query }) => query.get('limit'))).toEqual(['72']);
    expect(screen.getByRole('link', { name: 'Load more' })).toHaveAttribute('href', '/products?pages=4');
  });

  it('after four pages, "Load more" starts a new list with the next products', async () => {
    server.use(get('/api/product/list', list(someProducts(96), 'c5')));

    renderRemote(face, { at: '/products?pages=4' });

    expect(await screen.findByRole('link', { name: 'Load more' })).toHaveAttribute('href', '/products?cursor=c5');
  });

  it('ignores the next page if it arrives after the shopper has left the list', async () => {
    const nextPage = Promise.withResolvers<object>();
    server.use(
      get('/api/product/list', ({ query }) => (query.has('cursor') ? nextPage.promise : list(someProducts(24), 'c2'))),
      get('/api/product/category/paper', list([aProduct({ title: 'Banana paper' })])),
    );
    const { user, address } = renderRemote(face, { at: '/products' });
    await user.click(await screen.findByRole('link', { name: 'Load more' }));

    await user.click(screen.getByRole('link', { name: 'Paper' }));
    await screen.findByRole('link', { name: 'Banana paper' });
    await act(async () => nextPage.resolve(list(someProducts(2, 25))));

    expect(address()).toBe('/products?category=paper');
  });

  it('keeps the category when the shopper sorts the products', async () => {
    server.use(get('/api/product/category/paper', list([aProduct()])));
    const { user, address } = renderRemote(face, { at: '/products?category=paper' });

    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Price, low to high');

    await waitFor(() => expect(address()).toBe('/products?category=paper&sort=price-asc'));
    await waitFor(() => expect(server.requests.at(-1)?.query.get('sort')).toBe('price-asc'));
  });

  it.each(['/products?cursor=junk', '/collection?cursor=junk'])(
    'shows an invalid cursor as an empty list at %s',
    async (at) => {
      server.use(get('/api/product/list', problem(400, 'BAD_CURSOR', 'This page of the list does not exist.')));

      const { host } = renderRemote(face, { at });

      expect(await screen.findByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/products');
      expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
      await waitFor(() => expect(host.head).toMatchObject({ noIndex: true }));
    },
  );

  it('a URL with a cursor opens the part of the product list that starts there', async () => {
    server.use(get('/api/product/list', ({ query }) => list(query.get('cursor') === 'c2' ? someProducts(1, 25) : [])));

    renderRemote(face, { at: '/products?cursor=c2' });

    expect(await screen.findByRole('link', { name: 'Product 25' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the first products' })).toHaveAttribute('href', '/products');
  });
});
