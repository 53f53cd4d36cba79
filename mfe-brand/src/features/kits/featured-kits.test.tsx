import type { CardProduct } from '@kaagazz/design-system';
import { get, never, problem, renderPage, server } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { brandApi } from '../../api.ts';
import { FeaturedKits } from './featured-kits.tsx';

const kits = (count: number): CardProduct[] =>
  Array.from({ length: count }, (_, position) => ({
    _id: `kit-${position + 1}`,
    title: `Kit ${position + 1}`,
    images: [`/media/kit-${position + 1}.svg`],
    originalPrice: 900,
    discountPercent: 0,
    price: 900,
    stock: 9,
    rating: 4,
  }));

const respondWith = (response: Parameters<typeof get>[1]) =>
  server.use(get('/api/product/category/chitrayan', response));
const viewAll = () => screen.queryByRole('link', { name: 'View All' });

describe('featured kits', () => {
  it('announces that the kits are loading', () => {
    respondWith(never());

    renderPage(<FeaturedKits />, { api: brandApi });

    expect(screen.getByRole('status', { name: 'Loading kits' })).toBeVisible();
  });

  it('shows six of seven kits and a link to all kits', async () => {
    respondWith({ success: true, products: kits(7), nextCursor: null });

    renderPage(<FeaturedKits />, { api: brandApi });

    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Kit 1' })).toHaveAttribute('href', '/products/kit-1');
    expect(viewAll()).toHaveAttribute('href', '/products?category=chitrayan');
  });

  it('doesn’t show a link to all kits when there are only six', async () => {
    respondWith({ success: true, products: kits(6), nextCursor: null });

    renderPage(<FeaturedKits />, { api: brandApi });

    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(viewAll()).not.toBeInTheDocument();
  });

  it('shows a message if no kits are available', async () => {
    respondWith({ success: true, products: [], nextCursor: null });

    renderPage(<FeaturedKits />, { api: brandApi });

    expect(await screen.findByText('No Chitrayan Products Available')).toBeVisible();
  });

  it('offers a retry when the kits fail to load', async () => {
    respondWith(problem(500, 'INTERNAL', 'Something broke'));

    renderPage(<FeaturedKits />, { api: brandApi });

    expect(await screen.findByText('Failed to load Chitrayan products. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  });
});
