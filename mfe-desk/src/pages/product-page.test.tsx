import { permissionsOf } from '@kaagazz/domain/desk';
import { get, post, problem, server } from '@kaagazz/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { DeskApp } from '../desk-app.tsx';

const PACKER = { id: 'p1', name: 'Ravi', email: 'ravi@example.com', role: 'packer' };
const PEN = {
  id: 'pen',
  version: 1,
  title: 'Pen',
  description: 'Writes.',
  state: 'published',
  price: 100,
  stock: 4,
  images: [],
  missing: [],
};

it('a packer corrects the stock of a product on its page and learns why a count was not saved', async () => {
  window.scrollTo = () => undefined;
  const failed = [{ id: 'pen', code: 'STOCK_CHANGED', message: 'The stock is now 3.' }];
  server.use(
    get('/api/desk/session', { success: true, data: { ...PACKER, permissions: permissionsOf('packer') } }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
    get('/api/desk/collections', { success: true, data: [], total: 0 }),
    get('/api/desk/products/:id', { success: true, data: PEN }),
    get('/api/desk/products/:id/history', { success: true, data: [], total: 0 }),
    post('/api/desk/products/stock', { success: true, done: [], failed }),
  );
  render(
    <MemoryRouter initialEntries={['/products/pen']}>
      <DeskApp />
    </MemoryRouter>,
  );
  const user = userEvent.setup();

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
