import { SHOPPER, del, get, post, problem, put, renderPage, server } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { tabWishlist } from '@kaagazz/contract/wishlist';
import { act, screen, waitFor } from '@testing-library/react';

import { shopApi } from '../api.ts';
import { HeartSlot } from '../features/wishlist/index.ts';
import { WishlistPage } from './wishlist-page.tsx';

const product = (id: string, stock = 9) => ({
  ...{ _id: id, title: `The ${id}`, description: '', images: [], originalPrice: 200, price: 150, discountPercent: 25 },
  ...{ stock, rating: 4, reviewCount: 0, category: 'stationery', tags: [], createdAt: '2026-01-05T10:00:00.000Z' },
});
const listOf = (...productIds: string[]) => ({ success: true, productIds, shareToken: null });
const TOKEN = 'WKzU2Rg-agrNa_KOgnfm9g';

beforeEach(() => {
  act(() => tabWishlist.save([]));
  server.use(
    get('/api/product/by-ids', ({ query }) => {
      const ids = query.get('ids')?.split(',') ?? [];
      return { success: true, products: ids.map((id) => product(id)) };
    }),
  );
});

const open = (options: PageOptions = {}) =>
  renderPage(<WishlistPage />, { at: '/wishlist', path: '/wishlist', api: shopApi, ...options });
const heart = () => screen.findByRole('button', { name: 'Wishlist: The pen' });
const showHeart = (options: PageOptions = {}) =>
  renderPage(<HeartSlot id="pen" title="The pen" />, { api: shopApi, ...options });

it('keeps a visitor’s wishlist only in the browser tab', async () => {
  const { user } = showHeart();

  await user.click(await heart());

  expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(sessionStorage.getItem('wishlist') ?? '')).toMatchObject({ value: ['pen'] });
  expect(localStorage.getItem('wishlist')).toBeNull();
  await user.click(await heart());
  expect(sessionStorage.getItem('wishlist')).toBeNull();
});

it('links to the wishlist after a product is saved', async () => {
  const { user } = renderPage(<HeartSlot id="pen" title="The pen" withText />, { api: shopApi });

  await user.click(await screen.findByRole('button', { name: 'Save to wishlist' }));

  expect(screen.getByRole('link', { name: 'View your wishlist' })).toHaveAttribute('href', '/wishlist');
  expect(screen.getByRole('button', { name: 'Saved to your wishlist' })).toHaveFocus();
});

it('moves a visitor’s wishlist to the account when the visitor signs in', async () => {
  act(() => tabWishlist.save(['pen', 'ink']));
  server.use(get('/api/auth/wishlist', listOf('book')), post('/api/auth/wishlist', listOf('pen', 'ink', 'book')));

  showHeart({ user: SHOPPER });

  await waitFor(() =>
    expect(server.sentTo('/api/auth/wishlist').map(({ body }) => body)).toContainEqual({
      productIds: ['pen', 'ink'],
    }),
  );
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(sessionStorage.getItem('wishlist')).toBeNull();
});

it('keeps a visitor’s wishlist in the browser if the account’s wishlist is full', async () => {
  act(() => tabWishlist.save(['pen']));
  server.use(get('/api/auth/wishlist', listOf()), post('/api/auth/wishlist', problem(409, 'WISHLIST_FULL', 'Full.')));

  showHeart({ user: SHOPPER });

  await waitFor(() => expect(server.sentTo('/api/auth/wishlist')).toHaveLength(2));
  await waitFor(() => expect(tabWishlist.read()).toEqual(['pen']));
});

it('links from an empty wishlist to the products', async () => {
  open();

  expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore products' })).toHaveAttribute('href', '/products');
});

it('moves a product from the wishlist to the cart', async () => {
  act(() => tabWishlist.save(['pen', 'ink']));
  const { user, host } = open();

  await user.click(await screen.findByRole('button', { name: 'Move to cart: The pen' }));

  expect(host.cart.lines).toMatchObject([{ id: 'pen', quantity: 1, price: 150 }]);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'The pen' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'The ink' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fwishlist');
});

it('offers no "Move to cart" button for a sold-out product', async () => {
  act(() => tabWishlist.save(['pen']));
  server.use(get('/api/product/by-ids', { success: true, products: [product('pen', 0)] }));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Remove: The pen' }));

  expect(screen.queryByRole('button', { name: 'Move to cart: The pen' })).not.toBeInTheDocument();
  expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
});

it('removes a product from the account’s wishlist', async () => {
  server.use(get('/api/auth/wishlist', listOf('pen')), del('/api/auth/wishlist/:id', listOf()));
  const { user } = open({ user: SHOPPER });

  await user.click(await screen.findByRole('button', { name: 'Remove: The pen' }));

  expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
});

it('lets a shopper share a wishlist and stop sharing it', async () => {
  server.use(
    get('/api/auth/wishlist', listOf('pen')),
    put('/api/auth/wishlist/sharing', ({ body }) => ({
      ...listOf('pen'),
      shareToken: (body as { isShared: boolean }).isShared ? TOKEN : null,
    })),
  );
  const { user } = open({ user: SHOPPER });

  await user.click(await screen.findByRole('button', { name: 'Create a link' }));
  expect(await screen.findByLabelText('Link to your wishlist')).toHaveValue(
    `${window.location.origin}/wishlist#${TOKEN}`,
  );
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));

  expect(await screen.findByRole('button', { name: 'Create a link' })).toBeVisible();
});

it('lets a shopper stop sharing an empty wishlist', async () => {
  server.use(get('/api/auth/wishlist', { ...listOf(), shareToken: TOKEN }));
  open({ user: SHOPPER });

  expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
});

it('a shared wishlist is read-only', async () => {
  server.use(get('/api/wishlists/:token', { success: true, products: [product('pen')] }));
  open({ at: `/wishlist#${TOKEN}` });

  expect(await screen.findByRole('link', { name: 'The pen' })).toHaveAttribute('href', '/products/pen');
  expect(screen.getByRole('heading', { name: 'A shared wishlist' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says that a wishlist is no longer shared', async () => {
  server.use(get('/api/wishlists/:token', problem(404, 'WISHLIST_NOT_FOUND', 'Gone.')));
  open({ at: `/wishlist#${TOKEN}` });

  expect(await screen.findByText('This wishlist isn’t shared any more')).toBeVisible();
});
