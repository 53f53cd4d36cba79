import { get, post, problem, server } from '@kaagazz/testing';
import { permissionsOf } from '@kaagazz/domain/desk';
import { render, screen, waitFor, within } from '@testing-library/react';
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
const RETURN = {
  ...{ id: 'r1', orderId: 'KGZ-2026-000123', version: 1, progress: 'requested', note: '', receivedAt: null },
  ...{ reason: 'Changed their mind', words: 'Too small.', createdAt: '2026-11-25T09:00:00.000Z' },
  photographs: [{ url: '/api/desk/return-photographs/abc', width: 300, height: 200 }],
  lines: [{ position: 0, title: 'Pen', quantity: 1, received: 0, damaged: 0, restocked: 0 }],
};

function openPage(more: object = {}, role: 'packer' | 'founder' = 'packer') {
  window.scrollTo = () => undefined;
  server.use(
    get('/api/desk/session', { success: true, data: { ...PACKER, role, permissions: permissionsOf(role) } }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
    get('/api/desk/views', { success: true, data: [] }),
    get('/api/desk/views', { success: true, data: [] }),
    get('/api/desk/returns', { success: true, data: [{ ...RETURN, ...more }], total: 1 }),
    post('/api/desk/returns/r1/accept', { success: true, data: { ...RETURN, progress: 'accepted' } }),
    post('/api/desk/returns/r1/decline', { success: true, data: { ...RETURN, progress: 'declined' } }),
  );
  render(
    <MemoryRouter initialEntries={['/returns']}>
      <DeskApp />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('staff can accept a return in the list after seeing its reason and photographs', async () => {
  const user = openPage();
  expect(await screen.findByText('Changed their mind: Too small.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shopper’s photograph' })).toHaveAttribute(
    'href',
    '/api/desk/return-photographs/abc',
  );

  await user.click(await screen.findByRole('button', { name: 'Accept' }));

  await waitFor(() => expect(server.sentTo('/api/desk/returns/r1/accept')).toHaveLength(1));
});

it('requests a replacement when staff click "Reprint for free" on a return', async () => {
  const print = { id: 'KGZ-2026-000123-1', image: '', sha256: 'ab'.repeat(32) };
  server.use(post('/api/desk/returns/r1/replace', { success: true, data: { ...RETURN, prints: [print] } }));
  const user = openPage({ prints: [print] });

  const proof = await screen.findByRole('link', { name: 'Approved proof abababababab' });
  await user.click(screen.getByRole('button', { name: 'Reprint for free' }));

  expect(proof).toHaveAttribute('href', '/prints/KGZ-2026-000123-1');
  await waitFor(() => expect(server.sentTo('/api/desk/returns/r1/replace')).toHaveLength(1));
});

it('asks for a reason before a return is declined', async () => {
  const user = openPage();
  await user.click(await screen.findByRole('button', { name: 'Decline …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the return of KGZ-2026-000123?' }));

  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It has been used.');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));

  await waitFor(() =>
    expect(server.sentTo('/api/desk/returns/r1/decline')[0]?.body).toEqual({ reason: 'It has been used.' }),
  );
});

it('staff can refund a return from the list after the items have been received', async () => {
  const [line] = RETURN.lines;
  const received = { progress: 'received', lines: [{ ...line, quantity: 3, received: 2 }] };
  const order = `/api/desk/orders/${RETURN.orderId}`;
  const data = {
    id: RETURN.orderId,
    version: 1,
    status: 'shipped',
    lines: [{ position: 0, title: 'Pen', quantity: 3 }],
  };
  server.use(
    get(order, { success: true, data }),
    post(`${order}/refund/preview`, { success: true, data: { lines: [], shipping: 0, amount: 100, left: 50 } }),
    post(`${order}/refund`, { success: true, data }),
  );
  const user = openPage(received, 'founder');

  await user.click(await screen.findByRole('button', { name: 'Refund …' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Refund ${RETURN.orderId}` }));
  await user.click(await dialog.findByRole('button', { name: 'Refund Rs. 100' }));

  await waitFor(() =>
    expect(server.sentTo(`${order}/refund`)[0]?.body).toMatchObject({
      lines: [{ position: 0, quantity: 2 }],
      expectedAmount: 100,
    }),
  );
});

it('hides the refund button from staff who may not refund payments', async () => {
  openPage({ progress: 'received' });

  expect(await screen.findByText('Received', { selector: 'td *' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refund …' })).not.toBeInTheDocument();
});
