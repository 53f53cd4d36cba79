import { SHOPPER, get, never, offline, post, problem, renderPage, reply, server } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { aProduct } from '../../test-support/products.ts';
import { shopApi } from '../api.ts';
import { BulkOrderPage } from './bulk-order-page.tsx';

const SUBMIT = '/api/bulk-order/submit';
const ASHA = { ...SHOPPER, phone: '9876543210' };
const REQUEST = {
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '9876543210',
  notes: '',
  productId: 'notebook-a5-marigold',
  quantity: 10,
};

const bulkOrder = (options: PageOptions = {}) =>
  renderPage(<BulkOrderPage />, {
    at: '/products/notebook-a5-marigold/bulk',
    path: '/products/:id/bulk',
    api: shopApi,
    user: ASHA,
    ...options,
  });

const send = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Send bulk order request' }));
const sent = () => server.sentTo(SUBMIT);

async function retype(user: UserEvent, label: string, text: string) {
  const field = await screen.findByRole('textbox', { name: label });
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}

beforeEach(() => {
  server.use(
    get('/api/product/:id', { success: true, product: aProduct() }),
    post(SUBMIT, reply(201, { success: true, message: 'Bulk order request sent successfully.' })),
  );
});

describe('a bulk order', () => {
  it('returns visitors to the bulk order form after sign-in', async () => {
    bulkOrder({ user: null });

    expect(await screen.findByRole('heading', { name: 'Please login' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
      'href',
      '/login?next=%2Fproducts%2Fnotebook-a5-marigold%2Fbulk',
    );
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('shows a loading state while the session is being checked', async () => {
    bulkOrder({ user: 'loading' });

    expect(await screen.findByText('Checking login status')).toBeVisible();
  });

  it('prefills the bulk order form with a quantity of 10 and the shopper’s details', async () => {
    bulkOrder();

    expect(await screen.findByRole('textbox', { name: 'Quantity' })).toHaveValue('10');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Verma');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com');
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('9876543210');
    expect(screen.getByRole('link', { name: 'A5 notebook, marigold' })).toBeVisible();
    expect(screen.getByText('about Rs. 2,450')).toBeVisible();
  });

  it('does not let the bulk quantity fall below 10', async () => {
    const { user } = bulkOrder();
    const stepper = within(await screen.findByRole('group', { name: 'Quantity' }));
    const field = stepper.getByRole('textbox');

    await user.click(stepper.getByRole('button', { name: 'Increase quantity' }));
    expect(field).toHaveValue('11');
    expect(screen.getByText('about Rs. 2,695')).toBeVisible();

    await user.click(stepper.getByRole('button', { name: 'Decrease quantity' }));
    await user.click(stepper.getByRole('button', { name: 'Decrease quantity' }));
    expect(field).toHaveValue('10');
  });

  it('confirms a bulk order request and offers to send another', async () => {
    const { user } = bulkOrder();
    await retype(user, 'Quantity', '250');
    await retype(user, 'Notes', ' In red, please. ');

    await send(user);

    expect(await screen.findByText('✅ Bulk order request sent successfully.')).toBeVisible();
    expect(sent()[0]?.body).toEqual({ ...REQUEST, quantity: 250, notes: 'In red, please.' });
    await user.click(screen.getByRole('button', { name: 'Send another request' }));
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('');
  });

  it.each(['98765 43210', '+91 98765-43210', '(011) 2345 6789'])('accepts the phone number %j', async (typed) => {
    const { user } = bulkOrder();
    await retype(user, 'Phone', typed);

    await send(user);

    expect(await screen.findByText('✅ Bulk order request sent successfully.')).toBeVisible();
    expect(sent()[0]?.body).toMatchObject({ phone: typed.startsWith('(011)') ? '1123456789' : '9876543210' });
  });

  it('submits the bulk order form when Enter is pressed', async () => {
    const { user } = bulkOrder();
    await user.click(await screen.findByRole('textbox', { name: 'Quantity' }));

    await user.keyboard('30{Enter}');

    expect(await screen.findByText('✅ Bulk order request sent successfully.')).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([{ ...REQUEST, quantity: 30 }]);
  });

  it('sends only one bulk order on a double click', async () => {
    server.use(post(SUBMIT, never()));
    const { user } = bulkOrder();

    await user.dblClick(await screen.findByRole('button', { name: 'Send bulk order request' }));
    await user.keyboard('{Enter}');

    await waitFor(() => expect(sent()).toHaveLength(1));
  });
});

describe('bulk order errors', () => {
  it.each([
    ['Name', ' ', '❌ Name is required'],
    ['Name', 'n'.repeat(121), '❌ At most 120 characters, please'],
    ['Email', '', '❌ Email is required'],
    ['Email', 'asha@', '❌ Please enter a valid email'],
    ['Email', 'asha verma@example.com', '❌ Please enter a valid email'],
    ['Phone', '', '❌ Phone number should be exactly 10 digits'],
    ['Phone', '987654321', '❌ Phone number should be exactly 10 digits'],
    ['Phone', '98765432101', '❌ Phone number should be exactly 10 digits'],
    ['Phone', 'ninety-one', '❌ Phone number should be exactly 10 digits'],
    ['Quantity', '9', '❌ Minimum quantity is 10'],
    ['Quantity', '0', '❌ Minimum quantity is 10'],
  ])('shows an error for the %s %j', async (label, text, message) => {
    const { user } = bulkOrder();
    await retype(user, label, text);

    await send(user);

    expect(await screen.findByText(message)).toBeVisible();
    expect(sent()).toHaveLength(0);
  });

  it('clears each error as soon as its field is valid', async () => {
    const { user } = bulkOrder();
    await retype(user, 'Quantity', '5');
    await send(user);
    expect(await screen.findByText('❌ Minimum quantity is 10')).toBeVisible();

    const field = screen.getByRole('textbox', { name: 'Quantity' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('❌ Minimum quantity is 10');
    await retype(user, 'Quantity', '50');

    expect(screen.queryByText('❌ Minimum quantity is 10')).not.toBeInTheDocument();
  });

  it('shows errors for all invalid fields and focuses the first', async () => {
    const { user } = bulkOrder();
    for (const label of ['Name', 'Email', 'Phone']) await retype(user, label, '');

    await send(user);

    expect(await screen.findByText('❌ Name is required')).toBeVisible();
    expect(screen.getByText('❌ Email is required')).toBeVisible();
    expect(screen.getByText('❌ Phone number should be exactly 10 digits')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it.each([
    ['the api is unreachable', offline(), 'The shop did not respond. Please try again.'],
    [
      'there were too many requests',
      problem(429, 'TOO_MANY_REQUESTS', 'Too many requests. Wait a minute.'),
      /Wait a minute/,
    ],
    ['the api rejects it', problem(400, 'VALIDATION', 'Name is required'), 'Name is required'],
    ['the session has expired', problem(401, 'UNAUTHENTICATED', 'Please login to continue.'), /Please login/],
  ])('keeps the entered values and allows a retry when %s', async (_case, response, reason) => {
    server.use(post(SUBMIT, response));
    const { user } = bulkOrder();
    await retype(user, 'Notes', 'In red');

    await send(user);
    expect(await screen.findByText('❌ Failed to send request. Try again.')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('In red');

    server.use(post(SUBMIT, reply(201, { success: true, message: '' })));
    await send(user);

    expect(await screen.findByText('✅ Bulk order request sent successfully.')).toBeVisible();
  });
});

describe('a bulk order of an unavailable product', () => {
  it('shows "Product not found" on the bulk order page if the product does not exist', async () => {
    server.use(get('/api/product/:id', problem(404, 'PRODUCT_NOT_FOUND', '')));

    const { host } = bulkOrder();

    expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/products');
    await waitFor(() => expect(host.head).toMatchObject({ noIndex: true }));
  });

  it('offers a retry on the bulk order page after a network error', async () => {
    server.use(get('/api/product/:id', offline()));
    const { user } = bulkOrder();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this product.');

    server.use(get('/api/product/:id', { success: true, product: aProduct() }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Bulk order' })).toBeVisible();
  });
});
