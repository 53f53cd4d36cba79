import type { CardProduct } from '@kaagazz/design-system';
import { get, offline, problem, renderPage, server } from '@kaagazz/testing';
import { screen, within } from '@testing-library/react';

import { brandApi } from '../../api.ts';
import { BestPicks } from './best-picks.tsx';

const product = (position: number): CardProduct => ({
  _id: `notebook-${position}`,
  title: `Notebook ${position}`,
  images: [`/media/notebook-${position}.svg`],
  originalPrice: 350,
  discountPercent: 30,
  price: 245,
  stock: 20,
  rating: 4,
});

const topPicks = (response: Parameters<typeof get>[1]) => server.use(get('/api/product/top-picks', response));
const show = () => renderPage(<BestPicks />, { api: brandApi });

it('shows at most three products, each linked to its page', async () => {
  topPicks({ success: true, products: [1, 2, 3, 4].map((position) => product(position)) });

  show();

  const [first, ...others] = await screen.findAllByRole('listitem');
  expect(others).toHaveLength(2);
  expect(within(first!).getByRole('link', { name: 'Notebook 1' })).toHaveAttribute('href', '/products/notebook-1');
  expect(screen.getByRole('link', { name: 'Latest Collection' })).toHaveAttribute('href', '/products');
  expect(screen.getByRole('link', { name: 'View Collections' })).toHaveAttribute('href', '/products');
});

it.each([
  ['the api fails', problem(500, 'INTERNAL', 'Something broke')],
  ['the api is unreachable', offline()],
])('offers a retry when %s', async (_, response) => {
  topPicks(response);

  show();

  expect(await screen.findByRole('button', { name: 'TRY AGAIN' })).toBeEnabled();
});
