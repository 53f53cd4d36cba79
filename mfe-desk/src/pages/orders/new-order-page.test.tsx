import { get, post, problem, server } from '@kaagazz/testing';
import { permissionsOf } from '@kaagazz/domain/desk';
import { render, screen, waitFor } from '@testing-library/react';
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

it('the new order page shows what is missing, and then the payment link', async () => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  server.use(
    get('/api/desk/session', { success: true, data: PACKER }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
    get('/api/desk/products', { success: true, data: [PEN], total: 1 }),
    post('/api/desk/new-order/preview', preview(['the address'])),
    post('/api/desk/new-order', { success: true, data: { order: null, link: LINK } }),
  );
  render(
    <MemoryRouter initialEntries={['/new-order']}>
      <DeskApp />
    </MemoryRouter>,
  );
  const user = userEvent.setup();

  await user.type(await screen.findByLabelText('Add a product'), 'pen');
  await user.click(await screen.findByRole('button', { name: 'Add Pen' }));
  const submit = screen.getByRole('button', { name: 'Create the payment link' });
  expect(await screen.findByText('the address')).toBeVisible();
  expect(submit).toBeDisabled();
  server.use(post('/api/desk/new-order/preview', preview([])));
  await user.type(screen.getByLabelText('Address'), '1 Lodhi Road');
  await waitFor(() => expect(submit).toBeEnabled());
  await user.click(submit);

  expect(await screen.findByLabelText('Payment link')).toHaveValue(LINK.url);
  const [sent] = server.sentTo('/api/desk/new-order');
  expect(sent?.body).toMatchObject({
    lines: [{ productId: 'pen', quantity: 1 }],
    address: '1 Lodhi Road',
    expectedTotal: 149,
  });
});
