import type { Product, ProductDetails } from '@kaagazz/api-schema';
import { PageHeadContext } from '@kaagazz/contract';
import type { CartLine } from '@kaagazz/contract';
import { del, get, never, offline, post, problem, renderPage, renderRemote, reply, server } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { act, screen, waitFor, within } from '@testing-library/react';

import { aProduct, someProducts } from '../../test-support/products.ts';
import { shopApi } from '../api.ts';
import face from '../public/routes.tsx';
import { ProductPage } from './product-page.tsx';

const AT = { at: '/products/notebook-a5-marigold' };

function respondWith(special: Partial<ProductDetails> = {}, related: Product[] = []) {
  server.use(
    get('/api/product/:id/related', { success: true, products: related }),
    get('/api/product/:id', { success: true, product: aProduct(special) }),
  );
}

async function openProduct(special: Partial<ProductDetails> = {}, options: PageOptions = {}) {
  respondWith(special);
  const page = renderRemote(face, { ...AT, ...options });
  const title = aProduct(special).title;
  await screen.findByRole('heading', { level: 1, name: title });
  return page;
}

const addButton = () => screen.getByRole('button', { name: 'Add to cart' });
const quantityField = () => screen.getByRole('textbox', { name: 'Quantity of A5 notebook, marigold' });
const lineOf = (quantity: number): CartLine => ({
  id: 'notebook-a5-marigold',
  title: 'A5 notebook, marigold',
  price: 245,
  quantity,
  image: '/media/notebook-1.webp',
});

beforeEach(() => server.use(get('/api/product/:id/reviews', { success: true, reviews: [] })));
afterEach(() => jest.useRealTimers());

it('each variant link shows the colour, price and stock status', async () => {
  const a5 = { title: 'Notebook', size: 'A5', gsm: 100, price: 245, stock: 40 };
  await openProduct({
    variants: [
      { ...a5, _id: 'notebook-a5-indigo', colour: 'Indigo', price: 255, stock: 0 },
      { ...a5, _id: 'notebook-a5-marigold', colour: 'Marigold' },
    ],
  });

  const choices = screen.getByRole('navigation', { name: 'Choose colour' });
  const links = within(choices).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['IndigoRs. 255Out of Stock', '/products/notebook-a5-indigo'],
    ['MarigoldRs. 245', '/products/notebook-a5-marigold'],
  ]);
  expect(links[1]).toHaveAttribute('aria-current', 'page');
});

it('requests the draft of a product if the URL contains a preview token', async () => {
  await openProduct({ title: 'Draft notebook' }, { at: `${AT.at}?preview=signed` });

  const sent = server.sentTo('/api/product/notebook-a5-marigold');
  expect(sent.map(({ query }) => query.get('preview'))).toEqual(['signed']);
});

describe('the price', () => {
  it('shows the discounted price, the original price and the discount', async () => {
    await openProduct({ originalPrice: 350, discountPercent: 30, price: 245 });

    expect(screen.getByText('Rs. 245')).toBeVisible();
    expect(screen.getByText('Rs. 350').closest('s, del')).not.toBeNull();
    expect(screen.getByText('30% off')).toBeVisible();
  });

  it('shows only the price of a product without a discount', async () => {
    await openProduct({ originalPrice: 350, discountPercent: 0, price: 350 });

    expect(screen.getAllByText(/^Rs\. [\d,]+$/).map(({ textContent }) => textContent)).toEqual(['Rs. 350']);
    expect(screen.queryByText(/% off/)).not.toBeInTheDocument();
  });

  it('shows a price with Indian digit grouping', async () => {
    await openProduct({ originalPrice: 123_456, discountPercent: 0, price: 123_456 });

    expect(screen.getByText('Rs. 1,23,456')).toBeVisible();
  });
});

describe('quantity discounts', () => {
  const quantityPrices = [
    { from: 1, price: 245 },
    { from: 10, price: 230 },
    { from: 25, price: 220 },
  ];
  const rows = () =>
    within(screen.getByRole('table', { name: 'Quantity discounts' }))
      .getAllByRole('row')
      .map((row) => `${row.textContent.trim()}${row.getAttribute('aria-current') === 'true' ? ' (current)' : ''}`);
  const typeQuantity = async (user: Awaited<ReturnType<typeof openProduct>>['user'], quantity: number) => {
    await user.clear(quantityField());
    await user.type(quantityField(), `${quantity}{Enter}`);
  };

  it('updates the unit price and total when the quantity changes', async () => {
    const { user } = await openProduct({ quantityPrices });

    expect(rows()).toEqual(['1 to 9Rs. 245 each (current)', '10 to 24Rs. 230 each', '25 or moreRs. 220 each']);
    expect(screen.getByText('1 × Rs. 245 = Rs. 245')).toBeVisible();

    await typeQuantity(user, 12);

    expect(rows()[1]).toBe('10 to 24Rs. 230 each (current)');
    expect(screen.getByText('12 × Rs. 230 = Rs. 2,760')).toBeVisible();
  });

  it('counts pieces that are already in the cart towards the quantity discount', async () => {
    const { user, host } = await openProduct({ quantityPrices }, { cart: [lineOf(6)] });
    expect(screen.getByText('1 × Rs. 245 = Rs. 245, with the 6 in your cart')).toBeVisible();

    await typeQuantity(user, 4);
    expect(screen.getByText('4 × Rs. 230 = Rs. 920, with the 6 in your cart')).toBeVisible();
    await user.click(addButton());

    expect(host.cart.lines).toEqual([{ ...lineOf(10), price: 230 }]);
  });

  it('doesn’t show a price table if there are no quantity discounts', async () => {
    await openProduct();

    expect(screen.queryByText('Quantity discounts')).not.toBeInTheDocument();
  });
});

describe('a product', () => {
  it('shows a product’s description, tags, rating and breadcrumbs', async () => {
    const { host } = await openProduct({
      category: 'gift-sets',
      rating: 3.9,
      reviewCount: 2,
      tags: ['bulk', 'handmade'],
    });

    expect(screen.getByText(/cotton-rag paper with marigold petals/)).toBeVisible();
    expect(screen.getByText('Good for bulk orders')).toBeVisible();
    expect(screen.getByText('Handmade')).toBeVisible();
    expect(screen.getByRole('img', { name: '3 out of 5 stars' })).toBeVisible();
    expect(screen.getByText('2 reviews')).toBeVisible();
    const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
    expect(breadcrumbs.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/products', '/products?category=gift-sets']),
    );
    await waitFor(() =>
      expect(host.head).toMatchObject({ title: 'A5 notebook, marigold', canonical: '/products/notebook-a5-marigold' }),
    );
  });

  it('lists a product’s details with their units', async () => {
    await openProduct();

    const details = screen.getByRole('region', { name: 'Details' });
    expect(
      within(details)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Size', 'Pages', 'Paper', 'Weight', 'Paper fibre', 'Care', 'Made by', 'Country of origin', 'MRP']);
    expect(details).toHaveTextContent('Paper100 gsm');
    expect(details).toHaveTextContent('Weight1.9 kg');
    expect(details).toHaveTextContent('Made byKaagazz, Delhi');
    expect(details).toHaveTextContent(/MRPRs\. [\d,]+, inclusive of all taxes/);
    const delivery = screen.getByRole('region', { name: 'Delivery and returns' });
    expect(delivery).toHaveTextContent('DispatchOn the next working day, from Delhi');
    expect(delivery).toHaveTextContent('ReturnsWithin 7 days of delivery, unused.');
    expect(within(delivery).getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });

  it('shows a kit’s recommended minimum age', async () => {
    const { facts } = aProduct();
    await openProduct({ facts: facts && { ...facts, recommendedAge: 8 } });

    expect(screen.getByRole('region', { name: 'Details' })).toHaveTextContent('Recommended ageFrom 8 years');
  });

  it('hides the Details section if the api sends no details', async () => {
    await openProduct({ facts: undefined });

    expect(screen.queryByRole('region', { name: 'Details' })).not.toBeInTheDocument();
  });

  it('links from a product to its bulk order form', async () => {
    await openProduct();

    expect(screen.getByRole('link', { name: 'Order in bulk' })).toHaveAttribute(
      'href',
      '/products/notebook-a5-marigold/bulk',
    );
  });

  it('shows three related products that can be saved to the wishlist', async () => {
    respondWith({}, someProducts(3));

    renderRemote(face, AT);

    const related = await screen.findByRole('region', { name: 'You may also like' });
    expect(
      within(related)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/products/product-1', '/products/product-2', '/products/product-3']);
    expect(within(related).getAllByRole('button', { name: /^Wishlist: / })).toHaveLength(3);
  });

  it('hides related products when they fail to load', async () => {
    respondWith();
    server.use(get('/api/product/:id/related', offline()));

    renderRemote(face, AT);

    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(server.requests.some(({ path }) => path.endsWith('/related'))).toBe(true));
    expect(screen.queryByRole('region', { name: 'You may also like' })).not.toBeInTheDocument();
  });
});

describe('reviews', () => {
  it('lists reviews with stars, photographs and the shop’s replies', async () => {
    const review = {
      _id: 'r1',
      name: 'Asha',
      stars: 5,
      text: 'Lovely.',
      reply: 'Thank you!',
      photographs: [{ url: '/api/review-photographs/abc', width: 300, height: 200 }],
      createdAt: '2026-11-20T05:00:00Z',
    };
    server.use(get('/api/product/:id/reviews', { success: true, reviews: [review] }));
    await openProduct({ rating: 5, reviewCount: 1 });

    const reviews = within(await screen.findByRole('region', { name: 'Reviews' }));
    expect(reviews.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    expect(reviews.getByText('Lovely.')).toBeVisible();
    const photograph = reviews.getByRole('img', { name: 'Photograph from Asha’s review' });
    expect([photograph.getAttribute('width'), photograph.getAttribute('height')]).toEqual(['300', '200']);
    expect(reviews.getByText(/Thank you!/)).toHaveTextContent('Kaagazz replied: Thank you!');
  });

  it('shows neither stars nor a Reviews heading if there are no reviews', async () => {
    await openProduct();

    expect(screen.queryByRole('img', { name: /stars/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Reviews' })).not.toBeInTheDocument();
  });

  it('a buyer can send a review through the link in the review email', async () => {
    server.use(post('/api/product/:id/reviews', { success: true }));
    const { user } = await openProduct({}, { at: `${AT.at}?review=KGZ-2026-000001.mac` });

    await user.selectOptions(screen.getByRole('combobox', { name: 'Rating' }), '4');
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Asha');
    await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Good paper.');
    await user.click(screen.getByRole('button', { name: 'Send review' }));

    expect(await screen.findByText('Thank you! We’ll read your review and publish it soon.')).toBeVisible();
    expect(server.requests.at(-1)?.body).toEqual({
      token: 'KGZ-2026-000001.mac',
      stars: 4,
      name: 'Asha',
      text: 'Good paper.',
      photographs: [],
    });
  });

  it('lets a buyer add and remove review photographs', async () => {
    const upload = '/api/product/:id/reviews/photographs';
    let count = 0;
    server.use(
      post(upload, () => {
        count += 1;
        const photograph = { id: `${count}`.repeat(32), image: 'data:image/webp;base64,AAAA', width: 3, height: 2 };
        return reply(201, { success: true, photograph });
      }),
      post('/api/product/:id/reviews', { success: true }),
    );
    const { user } = await openProduct({}, { at: `${AT.at}?review=KGZ-2026-000001.mac` });
    const file = (bytes: number, name: string) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rating' }), '4');
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Asha');
    const field = screen.getByLabelText('Photographs (optional)');

    await user.upload(field, [file(9, 'a.png'), file(8 * 1024 * 1024 + 1, 'large.png'), file(9, 'c.png')]);
    expect(await screen.findByRole('img', { name: 'Photograph 2' })).toBeVisible();
    expect(screen.getByText('large.png: This file is larger than 8 MB. Please choose a smaller one.')).toBeVisible();
    await user.upload(field, [file(9, 'd.png'), file(9, 'e.png')]);
    expect(await screen.findByText('You can add up to 3 photographs.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Remove photograph 3' }));
    await user.click(screen.getByRole('button', { name: 'Remove photograph 1' }));
    expect(screen.getByRole('button', { name: 'Add photographs' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send review' }));

    expect(await screen.findByText('Thank you! We’ll read your review and publish it soon.')).toBeVisible();
    expect(server.requests.at(-1)?.body).toMatchObject({ photographs: ['2'.repeat(32)] });
  });
});

describe('the delivery date', () => {
  const pinField = () => screen.getByRole('textbox', { name: 'Delivery to PIN code' });

  afterEach(() => sessionStorage.clear());

  it('fills in a PIN code that was entered on another product page', async () => {
    server.use(
      get('/api/delivery/:pin', { success: true, pin: '560001', delivery: { from: '2026-11-30', to: '2026-12-02' } }),
    );
    const { user, unmount } = await openProduct();

    await user.type(pinField(), '560 001');

    expect(await screen.findByText('30 November to 2 December')).toBeVisible();
    expect(server.requests.at(-1)).toMatchObject({ path: '/api/delivery/560001' });
    unmount();
    await openProduct();
    expect(pinField()).toHaveValue('560001');
  });

  it('shows a message if the PIN code does not exist', async () => {
    server.use(get('/api/delivery/:pin', { success: true, pin: '990001', delivery: null }));
    const { user } = await openProduct();

    await user.type(pinField(), '990001');

    expect(await screen.findByText('We don’t know the PIN code 990001.')).toBeVisible();
  });

  it('reports that a PIN code starting with zero does not exist', async () => {
    const { user } = await openProduct();

    await user.type(pinField(), '012345');

    expect(await screen.findByText('We don’t know the PIN code 012345.')).toBeVisible();
  });

  it('states the shipping fee on the product page', async () => {
    await openProduct();

    expect(screen.getByText('Shipping Rs. 99, free on orders above Rs. 2,500.')).toBeVisible();
    expect(screen.getByText('Pay by UPI, card or net banking.')).toBeVisible();
  });

  it('does not ask for a PIN code if the product is out of stock', async () => {
    await openProduct({ stock: 0 });

    expect(screen.queryByRole('textbox', { name: 'Delivery to PIN code' })).not.toBeInTheDocument();
  });
});

describe('the stock', () => {
  it.each([
    [5, 'Only 5 left'],
    [1, 'Only 1 left'],
  ])('for a stock of %i, shows "%s"', async (stock, text) => {
    await openProduct({ stock });

    expect(screen.getByText(text)).toBeVisible();
    expect(addButton()).toBeEnabled();
  });

  it('shows no low-stock note if more than five units are in stock', async () => {
    await openProduct({ stock: 6 });

    expect(screen.queryByText(/left$|Out of Stock|Limited Stock/)).not.toBeInTheDocument();
  });

  it('offers an email alert if the product is out of stock', async () => {
    server.use(post('/api/stock-alerts', { success: true }));
    const { user } = await openProduct({ stock: 0 });
    expect(screen.getByText('Out of Stock')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /^Quantity/ })).not.toBeInTheDocument();

    await user.type(screen.getByRole('textbox', { name: 'Your email' }), 'asha@example.com');
    await user.click(screen.getByRole('button', { name: 'Tell me when it’s back' }));

    expect(await screen.findByText(/We have sent an email to asha@example.com/)).toBeVisible();
    expect(server.requests.at(-1)?.body).toEqual({ productId: 'notebook-a5-marigold', email: 'asha@example.com' });
  });

  it.each([
    ['Yes, email me', 'POST', '/api/stock-alerts/a1/confirm', 'We’ll email you when the product is back in stock.'],
    ['No, delete my address', 'DELETE', '/api/stock-alerts/a1', 'We have deleted your email address.'],
  ])('the emailed link does nothing until the shopper clicks "%s"', async (button, method, path, result) => {
    server.use(
      post('/api/stock-alerts/:id/confirm', { success: true }),
      del('/api/stock-alerts/:id', { success: true }),
    );
    const { user } = await openProduct({ stock: 0 }, { at: `${AT.at}?alert=a1` });
    expect(server.requests.filter(({ path: called }) => called.includes('stock-alerts'))).toEqual([]);

    await user.click(screen.getByRole('button', { name: button }));

    expect(await screen.findByText(new RegExp(result))).toBeVisible();
    expect(server.requests.at(-1)).toMatchObject({ method, path });
  });

  it('shows an error if the link in a stock alert email has expired', async () => {
    server.use(post('/api/stock-alerts/:id/confirm', problem(404, 'STOCK_ALERT_NOT_FOUND', 'This link has expired.')));
    const { user } = await openProduct({ stock: 0 }, { at: `${AT.at}?alert=a1` });

    await user.click(screen.getByRole('button', { name: 'Yes, email me' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired.');
  });
});

describe('loading a product', () => {
  it('shows a spinner while the product is loading', async () => {
    server.use(get('/api/product/:id/related', never()), get('/api/product/:id', never()));

    renderRemote(face, AT);

    expect(await screen.findByRole('status')).toHaveTextContent('Loading product');
    expect(screen.queryByRole('heading', { name: 'Product not found' })).not.toBeInTheDocument();
  });

  it('shows "Product not found" if the product does not exist', async () => {
    server.use(
      get('/api/product/:id/related', { success: true, products: [] }),
      get('/api/product/:id', problem(404, 'PRODUCT_NOT_FOUND', 'Product not found')),
    );

    const { host } = renderRemote(face, { at: '/products/nothing' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/products');
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    await waitFor(() => expect(host.head).toMatchObject({ canonical: '/products/nothing', noIndex: true }));
  });

  it.each([
    ['an id that is too long', problem(414, 'BAD_REQUEST', 'The server could not understand the request.')],
    ['the id "list", which is another call', { success: true, products: [aProduct()], nextCursor: null }],
  ])('shows "Product not found" for %s', async (_case, response) => {
    server.use(get('/api/product/:id/related', problem(404, 'NOT_FOUND', '')), get('/api/product/:id', response));

    const { host } = renderRemote(face, { at: '/products/list' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    await waitFor(() => expect(host.head).toMatchObject({ noIndex: true }));
  });

  it.each([
    ['the api is unreachable', offline()],
    ['the api fails', problem(500, 'INTERNAL', 'Something went wrong.')],
  ])('offers a retry when %s', async (_case, failure) => {
    server.use(get('/api/product/:id', failure), get('/api/product/:id/related', { success: true, products: [] }));
    const { user, host } = renderPage(<ProductPage />, { ...AT, path: '/products/:id', api: shopApi });
    expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load this product.');
    expect(screen.queryByRole('link', { name: 'See all products' })).not.toBeInTheDocument();
    await waitFor(() => expect(host.head).toMatchObject({ noIndex: true }));

    respondWith();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'A5 notebook, marigold' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the HTTP status of a missing product', () => {
  it.each([
    [404, 'there is no such product', problem(404, 'PRODUCT_NOT_FOUND', '')],
    [503, 'the api is unreachable', offline()],
  ])('sets the HTTP status to %i if %s', async (status, _case, response) => {
    const report = jest.fn();
    server.use(get('/api/product/:id', response));
    const page = (
      <PageHeadContext.Provider value={{ whileRendering: true, report }}>
        <ProductPage />
      </PageHeadContext.Provider>
    );

    renderPage(page, { ...AT, path: '/products/:id', api: shopApi });

    await screen.findByRole('heading', { name: 'Product not found' });
    expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ status }));
  });
});

describe('the pictures', () => {
  const IMAGES = ['/media/a.svg', '/media/b.svg', '/media/c.svg'];
  const thumbnail = (position: number) => screen.getByRole('button', { name: `Show picture ${position}` });
  const enlargeLink = (position: number) => screen.getByRole('link', { name: `Enlarge Mug, picture ${position} of 3` });
  const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const openMug = () => openProduct({ title: 'Mug', images: IMAGES });

  it('shows the picture whose thumbnail is clicked', async () => {
    const { user } = await openMug();
    expect(thumbnail(1)).toHaveAttribute('aria-pressed', 'true');

    await user.click(thumbnail(2));

    expect(thumbnail(2)).toHaveAttribute('aria-pressed', 'true');
    expect(thumbnail(1)).toHaveAttribute('aria-pressed', 'false');
    expect(announcements()).toContain('Picture 2 of 3');
  });

  it('disables the gallery buttons at the first and last picture', async () => {
    const { user } = await openMug();
    const [previous, next] = ['Previous picture', 'Next picture'].map((name) => screen.getByRole('button', { name }));
    expect(previous).toHaveAttribute('aria-disabled', 'true');

    // Use the keyboard, because the button appears only on hover, which jsdom can't emulate.
    next?.focus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(announcements()).toContain('Picture 3 of 3');
    expect(next).toHaveAttribute('aria-disabled', 'true');

    previous?.focus();
    await user.keyboard('{Enter}');
    expect(announcements()).toContain('Picture 2 of 3');
  });

  it('moves between pictures with arrow keys, Home and End', async () => {
    const { user } = await openMug();
    enlargeLink(1).focus();

    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(enlargeLink(3)).toHaveFocus();
    expect(thumbnail(3)).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{ArrowLeft}');
    expect(enlargeLink(2)).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(enlargeLink(1)).toHaveFocus();
    await user.keyboard('{End}');
    expect(enlargeLink(3)).toHaveFocus();
    expect([1, 2, 3].map((position) => enlargeLink(position).tabIndex)).toEqual([-1, -1, 0]);
  });

  it('opens a zoomable full-screen view that closes on Escape', async () => {
    const { user } = await openMug();

    await user.click(enlargeLink(1));

    const view = await screen.findByRole('dialog', { name: 'Pictures of Mug in full' });
    expect(within(view).getByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('doesn’t show gallery controls for a single picture', async () => {
    await openProduct({ title: 'Mug', images: ['/media/a.svg'] });

    expect(screen.getByRole('img', { name: 'Mug' })).toHaveAttribute('src', '/media/a.svg');
    expect(screen.queryByRole('button', { name: /picture/ })).not.toBeInTheDocument();
  });

  it('shows a placeholder for a product without pictures', async () => {
    await openProduct({ title: 'Mug', images: [] });

    expect(screen.getByRole('img', { name: 'Mug' })).toHaveAttribute('src', expect.stringMatching(/\S/));
  });

  it('serves each picture in sizes that match the gallery’s width', async () => {
    await openProduct({ title: 'Mug', images: ['/media/mug.0123abcd.w800.webp'] });

    const avif = screen.getByRole('img', { name: 'Mug' }).parentElement?.querySelector('source');
    expect(avif).toHaveAttribute('srcset', expect.stringContaining('/media/mug.0123abcd.w480.avif 480w'));
    expect(avif).toHaveAttribute('sizes', expect.stringContaining('640px'));
  });

  it('uses a picture’s alt text in the gallery and the full-screen view', async () => {
    const alt = 'A mug of grey clay on a linen cloth.';
    const { user } = await openProduct({
      title: 'Mug',
      pictures: [{ url: '/media/mug.0123abcd.w800.webp', alt, colour: '#cfc4b4' }],
    });

    expect(screen.getByRole('img', { name: alt })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: `Enlarge ${alt}` }));

    const view = await screen.findByRole('dialog', { name: 'Pictures of Mug in full' });
    expect(await within(view).findByAltText(alt)).toBeInTheDocument();
  });
});

describe('adding to the cart', () => {
  it('adds one unit to the cart, with the discounted price and the first picture', async () => {
    const { user, host } = await openProduct();
    expect(screen.getByText('Price includes all taxes.')).toBeVisible();

    await user.click(addButton());

    expect(host.cart.lines).toEqual([lineOf(1)]);
    expect(screen.getByText('1 in your cart.')).toBeVisible();
    expect(screen.queryByText('Price includes all taxes.')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'View cart' })[0]).toHaveAttribute('href', '/cart');
  });

  it('announces "Added to cart" for 2 seconds', async () => {
    jest.useFakeTimers();
    const { user } = await openProduct();

    await user.click(addButton());

    expect(screen.getByText('Added to cart').closest('[role=status]')).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(screen.getByText('Added to cart')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
  });

  it('shows "Added to cart" for another 2 seconds after a second click', async () => {
    jest.useFakeTimers();
    const { user } = await openProduct();
    await user.click(addButton());
    await act(() => jest.advanceTimersByTimeAsync(1500));

    await user.click(addButton());

    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(screen.getByText('Added to cart')).toBeVisible();
  });

  it('resets the quantity to 1 after adding the product', async () => {
    const { user, host } = await openProduct();
    const increase = screen.getByRole('button', { name: 'Increase quantity' });

    await user.click(increase);
    await user.click(increase);
    await user.click(addButton());

    expect(host.cart.count).toBe(3);
    expect(quantityField()).toHaveValue('1');
  });

  it('adds a typed quantity to the existing cart line', async () => {
    const { user, host } = await openProduct({}, { cart: [lineOf(3)] });

    await user.clear(quantityField());
    await user.type(quantityField(), '12{Enter}');
    await user.click(addButton());

    expect(host.cart.lines).toEqual([lineOf(15)]);
  });

  it('does not let the quantity fall below 1', async () => {
    const { user, host } = await openProduct();
    await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    expect(quantityField()).toHaveValue('1');

    await user.clear(quantityField());
    await user.type(quantityField(), '0{Enter}');
    await user.click(addButton());

    expect(host.cart.count).toBe(1);
  });

  it('keeps focus on the button when a product is added by keyboard', async () => {
    const { user, host } = await openProduct();
    addButton().focus();

    await user.keyboard('{Enter} ');

    expect(host.cart.lines).toEqual([lineOf(2)]);
    expect(await screen.findByRole('dialog', { name: 'In your cart' })).toBeVisible();
    expect(addButton()).toHaveFocus();
  });

  it('enables "Add to cart" only after the stored cart has loaded', async () => {
    await openProduct({}, { cart: 'loading' });

    expect(addButton()).toBeDisabled();
  });
});

describe('the quantity limit', () => {
  it('keeps the "Add to cart" button focusable when all units are in the cart', async () => {
    const { user, host } = await openProduct({ stock: 3 });
    await user.type(quantityField(), '50{Enter}');

    await user.click(addButton());
    await user.click(addButton());

    expect(host.cart.count).toBe(3);
    expect(screen.getByText(/All remaining 3 are in your cart\./)).toBeVisible();
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    expect(addButton()).toHaveFocus();
  });

  it('says that the last unit is already in the cart', async () => {
    const { user } = await openProduct({ stock: 1 });
    expect(screen.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute('aria-disabled', 'true');

    await user.click(addButton());

    expect(screen.getByText(/The last one is already in your cart\./)).toBeVisible();
  });

  it.each([
    [40, 0, 'Only 40 left', 40],
    [40, 12, 'Only 28 more', 28],
    [4000, 12, 'At most 999 in one cart', 987],
  ])('with a stock of %i and %i in the cart, explains the limit with "%s"', async (stock, inCart, note, limit) => {
    const { user } = await openProduct({ stock }, { cart: inCart > 0 ? [lineOf(inCart)] : [] });

    await user.type(quantityField(), '9999{Enter}');
    expect(screen.getByText(note)).toBeVisible();
    expect(quantityField()).toHaveValue(String(limit));

    await user.clear(quantityField());
    await user.type(quantityField(), '7');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  const fullCart = Array.from({ length: 50 }, (_, index) => ({
    ...lineOf(1),
    id: `p${index}`,
    title: `Paper ${index}`,
  }));

  it('does not add a new product to a cart that already has 50 lines', async () => {
    const { user, host } = await openProduct({}, { cart: fullCart });

    await user.click(addButton());

    expect(host.cart.lines).toEqual(fullCart);
    expect(
      screen.getByText(/50 different things fit into one cart\. Order some of them, or remove some\./),
    ).toBeVisible();
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  });

  it('increases the quantity of a product in a cart that already has 50 lines', async () => {
    const { user, host } = await openProduct({}, { cart: [...fullCart.slice(1), lineOf(1)] });

    await user.click(addButton());

    expect(host.cart.lines.at(-1)).toEqual(lineOf(2));
  });
});
