import { permissionsOf } from '@kaagazz/domain/desk';
import { get, never, patch, post, problem, server } from '@kaagazz/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { DeskApp } from '../desk-app.tsx';

const PEN = {
  id: 'pen',
  version: 1,
  title: 'Pen',
  description: 'Writes.',
  state: 'published',
  category: 'stationery',
  originalPrice: 100,
  origin: 'India',
  tags: [],
  price: 100,
  stock: 4,
  images: [{ file: 'a.w800.webp', url: '/media/a.w800.webp', alt: 'A blue pen' }],
  hsn: '',
  missing: [],
};

function openProduct(role: 'editor' | 'packer') {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  const person = { id: 'p1', name: 'Ravi', email: 'ravi@example.com', role, permissions: permissionsOf(role) };
  server.use(
    get('/api/desk/session', { success: true, data: person }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
    get('/api/desk/collections', { success: true, data: [], total: 0 }),
    get('/api/desk/products/:id', { success: true, data: PEN }),
    get('/api/desk/products/:id/history', { success: true, data: [], total: 0 }),
  );
  render(
    <MemoryRouter initialEntries={['/products/pen']}>
      <DeskApp />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('shows a packer why a stock count was not saved', async () => {
  const failed = [{ id: 'pen', code: 'STOCK_CHANGED', message: 'The stock is now 3.' }];
  server.use(post('/api/desk/products/stock', { success: true, done: [], failed }));
  const user = openProduct('packer');

  await user.click(await screen.findByRole('button', { name: 'Count the stock …' }));
  await user.clear(screen.getByLabelText(/^Counted pieces/));
  await user.type(screen.getByLabelText(/^Counted pieces/), '9');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('The stock is now 3.')).toBeVisible();
  await waitFor(() =>
    expect(server.sentTo('/api/desk/products/stock').map(({ body }) => body)).toEqual([
      { rows: [{ id: 'pen', expected: 4, counted: 9 }], reason: 'Stock count' },
    ]),
  );
});

it('saves a photograph only after its alt text is filled in', async () => {
  const user = openProduct('editor');
  server.use(
    post('/api/desk/pictures', { success: true, picture: 'b.w800.webp' }),
    patch('/api/desk/products/:id', { success: true, data: PEN }),
  );
  const saved = () =>
    server.sentTo('/api/desk/products/pen').flatMap(({ method, body }) => (method === 'PATCH' ? body : []));
  const chosen = new File(['pen'], 'pen.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText(/^Add photographs/), [chosen, chosen]);

  await screen.findByLabelText(/^Alt text of photograph 2/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Describe what the photograph shows.')).toBeVisible();
  expect(screen.getByText('Photograph 2: fill in “Alt text”.')).toBeVisible();
  expect(saved()).toEqual([]);
  await user.type(screen.getByLabelText(/^Alt text of photograph 2/), 'A pen on a desk');
  await user.click(screen.getByRole('button', { name: 'Move photograph 2 forward' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  const images = [
    { file: 'b.w800.webp', alt: 'A pen on a desk' },
    { file: 'a.w800.webp', alt: 'A blue pen' },
  ];
  await waitFor(() => expect(saved()).toEqual([{ version: 1, images }]));
});

it('shows the stored Best Picks position even if it is higher than 3', async () => {
  openProduct('editor');
  server.use(get('/api/desk/products/:id', { success: true, data: { ...PEN, topPick: 12 } }));

  expect(await screen.findByLabelText(/^Place among the Best Picks/)).toHaveValue('12');
});

it('keeps a product’s category if the product is saved before the categories have loaded', async () => {
  const user = openProduct('editor');
  server.use(get('/api/desk/collections', never()), patch('/api/desk/products/:id', { success: true, data: PEN }));

  await user.type(await screen.findByLabelText(/^Colour/), 'Blue');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(server.sentTo('/api/desk/products/pen').map(({ body }) => body)).toContainEqual({
      version: 1,
      colour: 'Blue',
    }),
  );
});

it('rejects an HSN code with five digits', async () => {
  const user = openProduct('editor');

  expect(await screen.findByText(/^Enter the HSN code\. Without it, the default GST rate applies/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take off sale' })).toBeVisible();
  await user.type(screen.getByLabelText(/^HSN code/), '48201');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('An HSN code has 4, 6 or 8 digits.')).toBeVisible();
  expect(server.sentTo('/api/desk/products/pen').map(({ method }) => method)).not.toContain('PATCH');
});

it('the product preview shows unsaved changes', async () => {
  const user = openProduct('editor');
  const tab = { close: jest.fn(), location: { replace: jest.fn() } };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  server.use(post('/api/desk/products/:id/preview', { success: true, token: 'signed' }));
  const title = await screen.findByLabelText(/^Title/);
  const preview = within(screen.getByText('Preview').closest('section') ?? document.body);

  await user.clear(title);
  await user.type(title, 'Fountain Pen');
  await user.clear(screen.getByLabelText(/^Discount in percent/));
  await user.type(screen.getByLabelText(/^Discount in percent/), '30');
  await user.click(preview.getByRole('button', { name: 'Preview the page' }));

  expect(preview.getByRole('link', { name: 'Fountain Pen' })).toBeVisible();
  expect(preview.getByText('Rs. 70')).toBeVisible();
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/products/pen?preview=signed'));
  expect(server.sentTo('/api/desk/products/pen/preview').map(({ body }) => body)).toEqual([
    { title: 'Fountain Pen', discountPercent: 30 },
  ]);
});
