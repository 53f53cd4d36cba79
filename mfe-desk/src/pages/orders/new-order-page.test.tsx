import { get, offline, post, problem, server } from '@kaagazz/testing';
import { permissionsOf } from '@kaagazz/domain/desk';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { DeskApp } from '../../desk-app.tsx';

const PACKER = {
  id: 'p1',
  name: 'Ravi',
  email: 'ravi@example.com',
  role: 'packer',
  permissions: permissionsOf('packer'),
};
const PEN = { id: 'pen', title: 'Pen', state: 'published', price: 50, stock: 8, images: [] };
const LINK = {
  id: 'link',
  url: 'https://kaagazz.example/order/pay/secret',
  state: 'open',
  customer: 'Asha',
  what: '1 × Pen',
  total: 149,
  createdAt: '2026-11-25T09:00:00.000Z',
  validUntil: '2026-12-02T09:00:00.000Z',
  order: null,
};
const preview = (missing: readonly string[]) => ({
  success: true,
  data: {
    lines: [{ productId: 'pen', title: 'Pen', quantity: 1, price: 50, amount: 50, stock: 8 }],
    ...{ goods: 50, discount: 0, shipping: 99, total: 149, missing },
  },
});

function openPage(draft: Record<string, string> = {}) {
  window.scrollTo = () => undefined;
  sessionStorage.setItem('deskDrafts', JSON.stringify({ userId: null, value: { 'new-order': draft } }));
  server.use(
    get('/api/desk/session', { success: true, data: PACKER }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
    get('/api/desk/products', { success: true, data: [PEN], total: 1 }),
  );
  render(
    <MemoryRouter initialEntries={['/new-order']}>
      <DeskApp />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const submitButton = () => screen.findByRole('button', { name: 'Create the payment link' });

it('disables the payment link button until all order details are filled in', async () => {
  server.use(
    post('/api/desk/new-order/preview', preview(['the address'])),
    post('/api/desk/new-order', { success: true, data: { order: null, link: LINK } }),
  );
  const user = openPage();

  await user.type(await screen.findByLabelText('Add a product'), 'pen');
  await user.click(await screen.findByRole('button', { name: 'Add Pen' }));
  expect(screen.getByLabelText('Add a product')).toHaveFocus();
  const submit = screen.getByRole('button', { name: 'Create the payment link' });
  expect(await screen.findByText('the address')).toBeVisible();
  expect(submit).toBeDisabled();
  server.use(post('/api/desk/new-order/preview', preview([])));
  await user.type(screen.getByLabelText('Address'), '1 Lodhi Road');
  await waitFor(() => expect(submit).toBeEnabled());
  await user.click(submit);

  expect(await screen.findByLabelText('Payment link')).toHaveValue(LINK.url);
  expect(screen.getByLabelText('Payment link')).toHaveFocus();
  const [sent] = server.sentTo('/api/desk/new-order');
  expect(sent?.body).toMatchObject({
    lines: [{ productId: 'pen', quantity: 1 }],
    address: '1 Lodhi Road',
    expectedTotal: 149,
  });
});

it('retrying an order after a page reload reuses its idempotency key', async () => {
  server.use(post('/api/desk/new-order/preview', preview([])), post('/api/desk/new-order', offline()));
  const user = openPage();
  await user.type(await screen.findByLabelText('Name'), 'Asha');
  await waitFor(async () => expect(await submitButton()).toBeEnabled());
  await user.click(await submitButton());
  expect(await screen.findByText(/^No connection/)).toBeVisible();

  cleanup();
  render(
    <MemoryRouter initialEntries={['/new-order']}>
      <DeskApp />
    </MemoryRouter>,
  );
  await waitFor(async () => expect(await submitButton()).toBeEnabled());
  await user.click(await submitButton());

  await waitFor(() => expect(server.sentTo('/api/desk/new-order')).toHaveLength(2));
  const [first, second] = server.sentTo('/api/desk/new-order').map(({ body }) => (body as { key: string }).key);
  expect(second).toBe(first);
});

it('places a second order if staff choose "Keep both orders" in the duplicate warning', async () => {
  const details = { orderNumber: 'KGZ-2026-000007' };
  const placed = problem(409, 'PLACED_ALREADY', 'Order KGZ-2026-000007 was placed.', details);
  server.use(post('/api/desk/new-order/preview', preview([])), post('/api/desk/new-order', placed));
  const user = openPage({ name: 'Asha' });
  await waitFor(async () => expect(await submitButton()).toBeEnabled());
  await user.click(await submitButton());

  expect(await screen.findByRole('link', { name: 'Open this order' })).toHaveAttribute(
    'href',
    '/orders/KGZ-2026-000007',
  );
  server.use(post('/api/desk/new-order', { success: true, data: { order: null, link: LINK } }));
  await user.click(screen.getByRole('button', { name: 'Keep both orders' }));
  await user.click(await submitButton());

  expect(await screen.findByLabelText('Payment link')).toHaveValue(LINK.url);
  const [first, second] = server.sentTo('/api/desk/new-order').map(({ body }) => (body as { key: string }).key);
  expect(second).not.toBe(first);
});

it('an order line keeps its position when its quantity changes', async () => {
  server.use(post('/api/desk/new-order/preview', preview([])));
  const user = openPage({ 'line pen': '1', 'line pad': '1' });

  const field = await screen.findByRole('textbox', { name: 'Pieces of Pen' });
  await user.clear(field);
  await user.type(field, '12');

  expect(screen.getAllByRole('textbox', { name: /^Pieces of/ })[0]).toBe(field);
  await waitFor(() =>
    expect(server.sentTo('/api/desk/new-order/preview').at(-1)?.body).toMatchObject({
      lines: [
        { productId: 'pen', quantity: 12 },
        { productId: 'pad', quantity: 1 },
      ],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove pad' }));
  expect(screen.getAllByRole('textbox', { name: /^Pieces of/ })).toEqual([field]);
});

it('shows why the total cannot be calculated and offers a retry', async () => {
  server.use(post('/api/desk/new-order/preview', problem(400, 'INVALID', 'Too many pieces.')));
  const user = openPage();

  expect(await screen.findByText('Too many pieces.')).toBeVisible();
  server.use(post('/api/desk/new-order/preview', preview([])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(async () => expect(await submitButton()).toBeEnabled());
});
