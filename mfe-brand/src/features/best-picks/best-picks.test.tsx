import type { CardProduct } from '@kaagazz/design-system';
import { SHOPPER, del, get, never, offline, post, problem, renderPage, server } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { brandApi } from '../../api.ts';
import { SAMPLE_CONTENT } from '../../../test-support/sample-content.ts';
import { BestPicks } from './best-picks.tsx';

const product = (number: number, special: Partial<CardProduct> = {}): CardProduct => ({
  _id: `notebook-${number}`,
  title: `Notebook ${number}`,
  images: [`/media/notebook-${number}.svg`],
  originalPrice: 350,
  discountPercent: 0,
  price: 350,
  stock: 20,
  rating: 4.7,
  ...special,
});

const respondWith = (response: Parameters<typeof get>[1]) => server.use(get('/api/product/top-picks', response));

function renderPicks(...products: CardProduct[]) {
  respondWith({ success: true, products });
  return renderPage(<BestPicks texts={SAMPLE_CONTENT.text} />, { api: brandApi });
}

const firstCard = async () => (await screen.findAllByRole('listitem'))[0]!;

const heart = (number: number) => screen.findByRole('button', { name: `Wishlist: Notebook ${number}` });

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('best picks', () => {
  it('shows the first three best picks in the order that the api returns', async () => {
    renderPicks(product(4), product(1), product(3), product(2));

    const cards = await screen.findAllByRole('listitem');

    expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
      '/products/notebook-4',
      '/products/notebook-1',
      '/products/notebook-3',
    ]);
    expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Notebook 4',
      'Notebook 1',
      'Notebook 3',
    ]);
  });

  it('shows links to all products above and below the best picks', async () => {
    renderPicks(product(1));

    expect(await screen.findByRole('link', { name: 'View Collections' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'Latest Collection' })).toHaveAttribute('href', '/products');
  });

  it('toggles a product in a guest’s wishlist with the heart button', async () => {
    const { user } = renderPicks(product(1), product(2));

    await user.click(await heart(1));
    expect(await heart(1)).toHaveAttribute('aria-pressed', 'true');
    expect(await heart(2)).toHaveAttribute('aria-pressed', 'false');
    expect(JSON.parse(sessionStorage.getItem('wishlist') ?? '')).toMatchObject({ value: ['notebook-1'] });
    await user.click(await heart(1));

    expect(await heart(1)).toHaveAttribute('aria-pressed', 'false');
    expect(sessionStorage.getItem('wishlist')).toBeNull();
  });

  it('toggles a product in a signed-in shopper’s wishlist with the heart button', async () => {
    const listOf = (...productIds: string[]) => ({ success: true as const, productIds, shareToken: null });
    respondWith({ success: true, products: [product(1), product(2)] });
    server.use(
      get('/api/auth/wishlist', listOf('notebook-1')),
      post('/api/auth/wishlist', listOf('notebook-2', 'notebook-1')),
      del('/api/auth/wishlist/:id', listOf('notebook-2')),
    );
    const { user } = renderPage(<BestPicks texts={SAMPLE_CONTENT.text} />, { api: brandApi, user: SHOPPER });
    await waitFor(async () => expect(await heart(1)).toHaveAttribute('aria-pressed', 'true'));

    await user.click(await heart(2));
    await waitFor(async () => expect(await heart(2)).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await heart(1));

    await waitFor(async () => expect(await heart(1)).toHaveAttribute('aria-pressed', 'false'));
  });

  it('opens a best pick with the keyboard', async () => {
    const { user, address } = renderPicks(product(1), product(2));
    await firstCard();

    await user.tab();
    expect(screen.getByRole('link', { name: 'Latest Collection' })).toHaveFocus();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Notebook 2' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(address()).toBe('/products/notebook-2');
  });
});

describe('the card of a best pick', () => {
  it('shows the discounted price, the original price and the discount on a card', async () => {
    renderPicks(product(1, { originalPrice: 350, discountPercent: 30, price: 245 }));

    const card = within(await firstCard());

    expect(card.getByText('Rs. 245')).toBeVisible();
    expect(card.getByText('Rs. 350').closest('s')).not.toBeNull();
    expect(card.getByText('30% off')).toBeVisible();
  });

  it('shows only the price of a product without a discount', async () => {
    renderPicks(product(1));

    const card = await firstCard();

    expect(within(card).getAllByText(/Rs\./)).toHaveLength(1);
    expect(card).toHaveTextContent('Rs. 350');
    expect(card).not.toHaveTextContent('off');
  });

  it.each([
    [0, 'Out of Stock'],
    [5, 'Limited Stock'],
  ])('for a stock of %i, shows "%s"', async (stock, text) => {
    renderPicks(product(1, { stock }));

    expect(within(await firstCard()).getByText(text)).toBeVisible();
  });

  it('shows no low-stock badge if more than five units are in stock', async () => {
    renderPicks(product(1, { stock: 6 }));

    expect(await firstCard()).not.toHaveTextContent(/stock/i);
  });

  it('links to a product even if it is out of stock', async () => {
    renderPicks(product(1, { stock: 0 }));

    expect(within(await firstCard()).getByRole('link', { name: 'Notebook 1' })).toHaveAttribute(
      'href',
      '/products/notebook-1',
    );
  });

  it('rounds a rating of 4.7 down to four stars', async () => {
    renderPicks(product(1, { rating: 4.7, reviewCount: 3 }));

    const card = await firstCard();

    expect(within(card).getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    expect(card).not.toHaveTextContent(/review|\(\d+\)/i);
  });

  it('shows no stars for a product without reviews', async () => {
    renderPicks(product(1, { rating: 4 }));

    expect(within(await firstCard()).queryByRole('img', { name: /stars/ })).not.toBeInTheDocument();
  });
});

describe('without best picks', () => {
  it('announces that best picks are loading', () => {
    respondWith(never());

    renderPage(<BestPicks texts={SAMPLE_CONTENT.text} />, { api: brandApi });

    expect(screen.getByRole('status')).toHaveTextContent('LOADING...');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'View Collections' })).not.toBeInTheDocument();
  });

  it('links to all products if there are no best picks', async () => {
    renderPicks();

    expect(await screen.findByText('No top picks available at the moment.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'VIEW COLLECTIONS' })).toHaveAttribute('href', '/products');
    expect(screen.queryByRole('button', { name: 'TRY AGAIN' })).not.toBeInTheDocument();
  });

  it.each([
    ['the api fails', problem(500, 'INTERNAL', 'Something broke')],
    ['the api is unreachable', offline()],
  ])('reports the failure and reloads the page on retry when %s', async (_case, failure) => {
    respondWith(failure);
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderPage(<BestPicks texts={SAMPLE_CONTENT.text} />, { api: brandApi });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load best picks. Please try again.');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    errors.mockClear();

    await user.click(screen.getByRole('button', { name: 'TRY AGAIN' }));

    await waitFor(() => expect(String(errors.mock.calls[0]?.[0])).toContain('navigation'));
  });
});
