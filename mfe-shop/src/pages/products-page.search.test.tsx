import { get, offline, renderRemote, server } from '@kaagazz/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { aProduct } from '../../test-support/products.ts';
import face from '../public/routes.tsx';

const NOTEBOOK = { _id: 'notebook', title: 'Marigold notebook', image: '/media/n.svg', price: 245 };
const PAPER = { _id: 'paper', title: 'Marigold paper', image: '/media/p.svg', price: 90 };
const suggestions = (products: object[], tags: string[] = []) => ({ success: true, products, tags });

const page = (...products: object[]) => ({ success: true, products, nextCursor: null });

function shopHas(suggested: object) {
  server.use(
    get('/api/product/list', page(aProduct())),
    get('/api/product/category/:category', page(aProduct())),
    get('/api/product/suggest', suggested),
  );
}

const openProducts = (at = '/products') => renderRemote(face, { at });
const field = () => screen.findByRole('combobox', { name: 'Search products' });
const options = async () => within(await screen.findByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const suggestRequests = () => server.requests.filter(({ path }) => path.endsWith('/suggest'));

// Give elements a height, because jsdom has no layout and the arrow keys skip options without a
// height.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.closest('[hidden]') ? 0 : 52;
  });
});

describe('searching', () => {
  it('searching adds the search terms to the URL', async () => {
    shopHas(suggestions([]));
    const { user, address, host } = openProducts('/products?category=paper&inStock=true');

    await user.type(await field(), 'marigold paper{Enter}');

    await waitFor(() => expect(address()).toBe('/products?q=marigold+paper'));
    expect(await screen.findByRole('heading', { name: 'Results for “marigold paper”' })).toBeVisible();
    await waitFor(() => expect(server.requests.at(-1)?.query.get('q')).toBe('marigold paper'));
    await waitFor(() => expect(said()).toContain('1 product'));
    expect(await field()).toHaveValue('marigold paper');
    await waitFor(() =>
      expect(host.head).toMatchObject({ title: 'Results for “marigold paper”', canonical: '/products', noIndex: true }),
    );
  });

  it('sorts search results by relevance unless the shopper chooses another order', async () => {
    shopHas(suggestions([]));
    openProducts('/products?q=journal');

    const sort = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(sort).toHaveDisplayValue('Most relevant');
    const listed = () => server.requests.filter(({ path }) => path.endsWith('/list'));
    await waitFor(() => expect(listed()[0]?.query.has('sort')).toBe(false));
    fireEvent.change(sort, { target: { value: 'newest' } });
    await waitFor(() => expect(listed().at(-1)?.query.get('sort')).toBe('newest'));
  });

  it('links to categories, print services and posts that match the search', async () => {
    const pages = [{ path: '/business-cards', title: 'Business cards', kind: 'print' }];
    shopHas({ ...suggestions([]), pages });
    openProducts('/products?q=visiting+card');

    const found = within(await screen.findByRole('region', { name: 'Also at Kaagazz' }));
    expect(found.getByRole('link', { name: 'Business cards' })).toHaveAttribute('href', '/business-cards');
  });

  it.each([
    ['no product', page()],
    ['only part of the search', { ...page(aProduct()), isPartialMatch: true }],
  ])('other pages come before the products if %s matches', async (_, found) => {
    shopHas({ ...suggestions([]), pages: [{ path: '/marriage', title: 'Marriage invitations', kind: 'print' }] });
    server.use(get('/api/product/list', found));
    openProducts('/products?q=shaadi+card');

    const pages = await screen.findByRole('region', { name: 'Also at Kaagazz' });
    const products = screen.getByRole('region', { name: 'Products' });
    expect(pages.compareDocumentPosition(products)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows a note if the products match only some of the search words', async () => {
    shopHas(suggestions([]));
    server.use(get('/api/product/list', { ...page(aProduct()), isPartialMatch: true }));
    openProducts('/products?q=dotted+notebook');

    expect(
      await screen.findByText('No product matches every word of “dotted notebook”. These match some of them.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: aProduct().title })).toBeVisible();
  });

  it('suggests pages that match the typed text', async () => {
    shopHas({ ...suggestions([]), pages: [{ path: '/marriage', title: 'Marriage invitations', kind: 'print' }] });
    const { user } = openProducts();

    await user.type(await field(), 'shaadi');

    expect((await options()).map(({ textContent }) => textContent)).toEqual(['Marriage invitations']);
  });

  it('suggests other searches if nothing was found', async () => {
    shopHas(suggestions([]));
    server.use(get('/api/product/category/paper', page()));

    openProducts('/products?q=nothing&category=paper');

    expect(await screen.findByRole('heading', { name: 'No products found for “nothing”.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search all categories' })).toHaveAttribute('href', '/products?q=nothing');
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'gift set' })).toHaveAttribute('href', '/products?q=gift+set');
    expect(screen.queryByText('No products found in this category.')).not.toBeInTheDocument();
  });

  it('suggests the matching pages if a search finds no products', async () => {
    shopHas({ ...suggestions([]), pages: [{ path: '/marriage', title: 'Marriage invitations', kind: 'print' }] });
    server.use(get('/api/product/list', page()));

    openProducts('/products?q=shaadi+card');

    expect(await screen.findByText('Try one of the pages above.')).toBeVisible();
    expect(screen.queryByText(/^Check the spelling/)).not.toBeInTheDocument();
  });

  it('doesn’t request suggestions before the shopper stops typing', async () => {
    shopHas(suggestions([NOTEBOOK, PAPER], ['marigold']));
    const { user } = openProducts();

    await user.type(await field(), 'mari');

    expect((await options()).map((option) => option.textContent)).toEqual([
      'Marigold notebookRs. 245',
      'Marigold paperRs. 90',
      'Everything tagged marigold',
    ]);
    expect(said()).toContain('3 suggestions. Use the arrow keys to review.');
    expect(await field()).toHaveAttribute('aria-expanded', 'true');
    expect(suggestRequests().map(({ query }) => query.get('q'))).toEqual(['mari']);
  });

  it('selects a suggestion with the arrow keys and Enter', async () => {
    shopHas(suggestions([NOTEBOOK, PAPER], ['marigold']));
    const { user, address } = openProducts();
    await user.type(await field(), 'mari');
    const [first, second, tag] = await options();

    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await field()).toHaveAttribute('aria-activedescendant', second?.id);
    expect(second).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(await field()).not.toHaveAttribute('aria-activedescendant');
    expect(first).not.toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    expect(await field()).toHaveAttribute('aria-activedescendant', tag?.id);
    await user.keyboard('{Enter}');

    await waitFor(() => expect(address()).toBe('/products?q=marigold'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('ignores arrow keys and Enter while an input method is composing text', async () => {
    shopHas(suggestions([NOTEBOOK, PAPER]));
    const { user, address } = openProducts();
    const input = await field();
    fireEvent.compositionStart(input);
    await user.type(input, 'mari');
    await options();

    for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(input, { key, isComposing: true });
    expect(input).not.toHaveAttribute('aria-activedescendant');
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(address()).toBe('/products');

    fireEvent.compositionEnd(input);
    await user.keyboard('{ArrowDown}');
    expect(input).toHaveAttribute('aria-activedescendant', (await options())[0]?.id);
  });

  it('doesn’t select a suggestion when the shopper tabs out of the field', async () => {
    shopHas(suggestions([NOTEBOOK]));
    const { user, address } = openProducts();
    await user.type(await field(), 'mari');
    await options();

    await user.keyboard('{ArrowDown}{Tab}');

    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(await field()).toHaveValue('mari');
    expect(address()).toBe('/products');
  });

  it('opens the suggested product that the shopper selects by keyboard or mouse', async () => {
    server.use(
      get('/api/product/:id/related', { success: true, products: [] }),
      get('/api/product/:id/reviews', { success: true, reviews: [] }),
      get('/api/product/:id', ({ params }) => ({ success: true, product: aProduct({ _id: params.id ?? '' }) })),
    );
    shopHas(suggestions([NOTEBOOK, PAPER]));
    const byKeyboard = openProducts();
    await byKeyboard.user.type(await field(), 'mari');
    await options();
    await byKeyboard.user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(byKeyboard.address()).toBe('/products/notebook'));
    byKeyboard.unmount();

    const byPress = openProducts();
    await byPress.user.type(await field(), 'mari');
    await byPress.user.click(await screen.findByRole('option', { name: /Marigold paper/ }));

    await waitFor(() => expect(byPress.address()).toBe('/products/paper'));
  });

  it('closes the suggestions on Escape without clearing the text', async () => {
    shopHas(suggestions([NOTEBOOK]));
    const { user } = openProducts();
    await user.type(await field(), 'mari');
    await screen.findByRole('listbox');

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(await field()).toHaveValue('mari');
    expect(await field()).toHaveFocus();
  });

  it('ignores suggestions that arrive after the shopper has changed the text', async () => {
    const earlier = Promise.withResolvers<object>();
    shopHas(({ query }: { query: URLSearchParams }) =>
      query.get('q') === 'pa' ? earlier.promise : suggestions([NOTEBOOK]),
    );
    const { user } = openProducts();
    await user.type(await field(), 'pa');
    await waitFor(() => expect(suggestRequests()).toHaveLength(1));
    await user.clear(await field());
    await user.type(await field(), 'note');
    await screen.findByRole('option', { name: /Marigold notebook/ });

    earlier.resolve(suggestions([PAPER]));

    await waitFor(() => expect(suggestRequests()).toHaveLength(2));
    expect(screen.queryByRole('option', { name: /Marigold paper/ })).not.toBeInTheDocument();
  });

  it('searches even if suggestions fail to load', async () => {
    shopHas(offline());
    const { user, address } = openProducts();

    await user.type(await field(), 'mari');
    await waitFor(() => expect(suggestRequests()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Search' }));

    await waitFor(() => expect(address()).toBe('/products?q=mari'));
  });
});
