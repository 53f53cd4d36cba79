import type { CardedProduct } from '@kaagazz/design-system';
import { get, never, offline, problem, renderPage, server } from '@kaagazz/testing';
import { screen, within } from '@testing-library/react';

import { brandApi } from '../../api.ts';
import { BestPicks } from './best-picks.tsx';

const product = (position: number, more: Partial<CardedProduct> = {}): CardedProduct => ({
  _id: `notebook-${position}`,
  title: `Notebook ${position}`,
  images: [`/media/notebook-${position}.svg`],
  originalPrice: 350,
  discountPercent: 30,
  price: 245,
  stock: 20,
  rating: 4,
  ...more,
});

const topPicks = (...answer: Parameters<typeof get> extends [string, infer Answer] ? [Answer] : never) =>
  server.use(get('/api/product/top-picks', ...answer));

const cards = () => screen.findAllByRole('listitem');

describe('Best Picks', () => {
  it('shows three empty cards while it waits', async () => {
    topPicks(never());

    renderPage(<BestPicks />, { api: brandApi });

    expect(screen.getByRole('heading', { name: 'Best Picks' })).toBeVisible();
    expect(screen.getByText('LOADING...')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Latest Collection' })).toHaveAttribute('href', '/products');
  });

  it('shows at most three products, each a link to its page', async () => {
    topPicks({ success: true, products: [1, 2, 3, 4].map((position) => product(position)) });

    renderPage(<BestPicks />, { api: brandApi });

    expect(await cards()).toHaveLength(3);
    const [first] = await cards();
    expect(within(first!).getByRole('link', { name: /Notebook 1/ })).toHaveAttribute('href', '/products/notebook-1');
    expect(first).toHaveTextContent('Rs. 245');
    expect(first).toHaveTextContent('30% off');
    expect(screen.getByRole('link', { name: 'View Collections' })).toHaveAttribute('href', '/products');
  });

  it('takes the bare array as well', async () => {
    topPicks([product(1)]);

    renderPage(<BestPicks />, { api: brandApi });

    expect(await cards()).toHaveLength(1);
  });

  it('invents no number of reviews', async () => {
    topPicks({ success: true, products: [product(1)] });

    renderPage(<BestPicks />, { api: brandApi });

    const [first] = await cards();
    expect(within(first!).getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    expect(first).not.toHaveTextContent(/review/i);
  });

  it('says when there is nothing to pick and leads to the collections', async () => {
    topPicks({ success: true, products: [] });

    renderPage(<BestPicks />, { api: brandApi });

    expect(await screen.findByText('No top picks available at the moment.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'VIEW COLLECTIONS' })).toHaveAttribute('href', '/products');
  });

  it.each([
    ['fails', problem(500, 'INTERNAL', 'Something broke')],
    ['is away', offline()],
  ])('says so when the shop %s, and offers to try again', async (_, answer) => {
    topPicks(answer);

    renderPage(<BestPicks />, { api: brandApi });

    expect(await screen.findByText('Failed to load best picks. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'TRY AGAIN' })).toBeEnabled();
  });
});
