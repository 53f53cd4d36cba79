import { get, renderRemote, server } from '@kaagazz/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { aProduct } from '../../test-support/products.ts';
import face from '../public/routes.tsx';

const page = (...products: unknown[]) => ({ success: true, products, nextCursor: null });
const shopHas = (...products: unknown[]) =>
  server.use(get('/api/product/list', page(...products)), get('/api/product/category/:category', page(...products)));
const lastQuery = () => Object.fromEntries(server.requests.at(-1)?.query ?? []);
const chips = async () => within(await screen.findByRole('list', { name: 'Chosen filters' }));

beforeEach(() => server.use(get('/api/product/suggest', { success: true, products: [], tags: [], pages: [] })));

describe('filters of the product list', () => {
  it('updates the list and the URL when the shopper selects filters', async () => {
    shopHas(aProduct());
    const { user, address } = renderRemote(face, { at: '/products?category=paper&sort=newest' });

    await user.click(await screen.findByRole('checkbox', { name: 'On offer' }));
    await user.click(screen.getByRole('checkbox', { name: 'In stock' }));
    await user.click(screen.getByRole('checkbox', { name: 'Eco-friendly' }));

    await waitFor(() =>
      expect(address()).toBe('/products?category=paper&discounted=true&inStock=true&ecoFriendly=true&sort=newest'),
    );
    await waitFor(() =>
      expect(lastQuery()).toEqual({
        sort: 'newest',
        limit: '24',
        discounted: 'true',
        inStock: 'true',
        ecoFriendly: 'true',
      }),
    );
  });

  it('the URL contains all filters even if the shopper changes several in quick succession', async () => {
    shopHas(aProduct());
    const { address } = renderRemote(face, { at: '/products' });
    const onOffer = await screen.findByRole('checkbox', { name: 'On offer' });

    act(() => {
      fireEvent.click(onOffer);
      fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'newest' } });
      fireEvent.click(screen.getByRole('checkbox', { name: 'In stock' }));
    });
    expect(screen.getByLabelText('Sort by')).toHaveValue('newest');

    await waitFor(() => expect(address()).toBe('/products?discounted=true&inStock=true&sort=newest'));
    expect(onOffer).toBeChecked();
    expect(screen.getByLabelText('Sort by')).toHaveValue('newest');
  });

  it('the browser’s Back button restores the previous filters and sort order', async () => {
    shopHas(aProduct());
    const { user, address, goBack } = renderRemote(face, { at: '/products' });
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'newest');
    await waitFor(() => expect(address()).toBe('/products?sort=newest'));

    await act(() => goBack());

    await waitFor(() => expect(screen.getByLabelText('Sort by')).toHaveValue('popular'));
    await user.click(screen.getByRole('checkbox', { name: 'On offer' }));
    await waitFor(() => expect(address()).toBe('/products?discounted=true'));
  });

  it('applies a price filter on blur or Enter instead of on every keystroke', async () => {
    shopHas(aProduct());
    const { user, address } = renderRemote(face, { at: '/products' });

    await user.type(await screen.findByLabelText('From Rs.'), '200');
    expect(address()).toBe('/products');
    await user.type(screen.getByLabelText('To Rs.'), '500{Enter}');

    await waitFor(() => expect(address()).toBe('/products?min=200&max=500'));
    await waitFor(() => expect(lastQuery()).toMatchObject({ minPrice: '200', maxPrice: '500' }));
    expect(server.requests.length).toBeLessThanOrEqual(3);
  });

  it('moves focus to the products when filters are removed', async () => {
    shopHas(aProduct());
    const { user, address } = renderRemote(face, { at: '/products?category=paper&q=banana&min=200&inStock=true' });
    expect((await chips()).getAllByRole('link').map((link) => link.textContent.trim())).toEqual([
      'Remove filter: “banana”',
      'Remove filter: From Rs. 200',
      'Remove filter: In stock',
      'Clear all',
    ]);

    await user.click((await chips()).getByRole('link', { name: 'Remove filter: In stock' }));
    await waitFor(() => expect(address()).toBe('/products?category=paper&q=banana&min=200'));
    expect(screen.getByRole('region', { name: 'Products' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'In stock' })).not.toBeChecked());

    await user.click((await chips()).getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBe('/products?category=paper'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument());
    expect(screen.getByLabelText('From Rs.')).toHaveValue(null);
  });

  it('unchecks a filter when the shopper goes back', async () => {
    shopHas(aProduct());
    const { user, goBack } = renderRemote(face, { at: '/products' });
    await user.click(await screen.findByRole('checkbox', { name: 'On offer' }));
    await chips();

    await act(goBack);

    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'On offer' })).not.toBeChecked());
  });

  it('uses the category’s URL as the canonical URL of a filtered list', async () => {
    shopHas(aProduct());

    const { host } = renderRemote(face, { at: '/products?category=paper&inStock=true' });

    await chips();
    await waitFor(() => expect(host.head).toMatchObject({ canonical: '/products?category=paper', noIndex: true }));
  });

  it('offers to clear the filters if no product matches them', async () => {
    shopHas();

    renderRemote(face, { at: '/products?max=5' });

    expect(await screen.findByRole('heading', { name: 'No products match these filters.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/products');
  });
});
