import { SEED_CATEGORIES } from '@kaagazz/domain';
import { get, offline, renderPage, renderRemote, server } from '@kaagazz/testing';
import { screen, within, waitFor } from '@testing-library/react';

import { shopApi } from '../api.ts';
import face from '../public/routes.tsx';
import { aProduct, someProducts } from '../../test-support/products.ts';
import { ShopPage } from './shop-page.tsx';

const newest = get('/api/product/list', { success: true, products: someProducts(4), nextCursor: null });
const picks = (answer: object) => get('/api/product/top-picks', answer);
const shop = () => renderPage(<ShopPage />, { at: '/shop', api: shopApi });

const inCategory = (slug: string, products = someProducts(0)) =>
  get(`/api/product/category/${slug}`, { success: true, products, nextCursor: null });

const banner = { title: 'Paper with a past life', text: 'Made from waste.', photograph: '', alt: '' };
const texts = (changed = {}) =>
  get('/api/site/content', { success: true, content: { text: { 'shop-banner': { ...banner, ...changed } } } });

beforeEach(() => {
  server.use(texts());
  for (const { slug } of SEED_CATEGORIES) server.use(inCategory(slug));
});

describe('the shop page', () => {
  it('links to the latest collection, the print services and the CSR partnership', async () => {
    server.use(newest, picks({ success: true, products: [aProduct()] }));

    const { host } = renderRemote(face, { at: '/shop' });

    expect(await screen.findByText('Free shipping on orders above Rs. 2500')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Latest Collection' })).toHaveAttribute('href', '/collection');
    const pictures = await screen.findByRole('list', { name: 'Newest products' });
    expect(await within(pictures).findAllByRole('img')).toHaveLength(3);
    expect(screen.getByRole('heading', { name: 'Certificate of Sustainability' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See how we make paper' })).toHaveAttribute('href', '/sustainability');
    expect(screen.getByRole('heading', { name: 'More Than Just Products' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what we print' })).toHaveAttribute('href', '/KaagazzPrint');
    expect(screen.getByRole('heading', { name: 'Partnership for CSR' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Become a partner' })).toHaveAttribute('href', '/partner');
    await waitFor(() => expect(host.head).toMatchObject({ title: 'Store', canonical: '/shop' }));
  });

  it('excludes best picks from the newest products at the top of the shop page', async () => {
    server.use(newest, picks({ success: true, products: someProducts(1) }));

    shop();

    const pictures = within(await screen.findByRole('list', { name: 'Newest products' }));
    await pictures.findByRole('img', { name: 'Product 2' });
    expect(pictures.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
      'Product 2',
      'Product 3',
      'Product 4',
    ]);
  });

  it('shows the banner text and photograph that staff have set', async () => {
    const photograph = '/media/press.0123abcd.w800.webp';
    server.use(newest, picks({ success: true, products: [] }), texts({ photograph, alt: 'A press' }));

    shop();

    expect(await screen.findByRole('heading', { level: 1, name: 'Paper with a past life' })).toBeVisible();
    const pictures = within(await screen.findByRole('list', { name: 'Newest products' }));
    expect(await pictures.findByRole('link', { name: 'A press' })).toHaveAttribute('href', '/collection');
    expect(pictures.getAllByRole('img')).toHaveLength(3);
  });

  it('shows at most three best picks, each with a link', async () => {
    server.use(newest, picks({ success: true, products: [aProduct(), ...someProducts(3)] }));

    shop();

    const section = screen.getByRole('region', { name: 'Best Picks For You' });
    expect(await within(section).findByRole('link', { name: 'A5 notebook, marigold' })).toHaveAttribute(
      'href',
      '/products/notebook-a5-marigold',
    );
    expect(within(section).getAllByRole('listitem')).toHaveLength(3);
    expect(within(section).getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/products');
  });

  it('a category tile doesn’t show a product that is already shown as a best pick', async () => {
    server.use(newest, picks({ success: true, products: [aProduct()] }));
    server.use(inCategory('paper', [aProduct(), aProduct({ _id: 'rag', images: ['/media/rag.webp'] })]));

    shop();

    const categories = screen.getByRole('region', { name: 'Shop by category' });
    expect(
      within(categories)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(SEED_CATEGORIES.map(({ slug, name }) => [name, `/products?category=${slug}`]));
    const tile = within(categories).getByRole('link', { name: 'Paper' });
    await waitFor(() => expect(tile.querySelector('img')).toHaveAttribute('src', '/media/rag.webp'));
  });

  it('shows an error if the best picks fail to load', async () => {
    server.use(newest, picks(offline()));

    shop();

    expect(await screen.findByText('Failed to load best picks. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'TRY AGAIN' })).toBeVisible();
  });

  it('hides the list of newest products if it fails to load', async () => {
    server.use(get('/api/product/list', offline()), picks({ success: true, products: someProducts(3) }));

    shop();

    expect(await screen.findByRole('link', { name: 'Product 1' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Newest products' })).not.toBeInTheDocument());
  });
});

describe('the latest collection', () => {
  it('shows the newest products first', async () => {
    server.use(newest);

    const { host } = renderRemote(face, { at: '/collection' });

    expect(await screen.findByRole('link', { name: 'Product 1' })).toBeVisible();
    expect(server.requests[0]?.query.get('sort')).toBe('newest');
    expect(screen.getByRole('heading', { level: 1, name: 'Latest Collection' })).toBeVisible();
    await waitFor(() => expect(host.head?.canonical).toBe('/collection'));
  });
});
