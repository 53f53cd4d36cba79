import { EMAIL_TEXTS } from '@kaagazz/domain/content';
import { permissionsOf } from '@kaagazz/domain/desk';
import { get, patch, problem, server } from '@kaagazz/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { DeskApp } from '../../desk-app.tsx';

const ORIGINAL = EMAIL_TEXTS['order-shipped'];
const EMAIL = {
  id: 'e1',
  kind: 'email',
  slug: 'order-shipped',
  version: 3,
  title: 'Gone',
  state: 'changed',
  updatedAt: '2026-11-26T06:00:00.000Z',
  publishedAt: '2026-11-25T06:00:00.000Z',
  scheduledFor: null,
  fields: { ...ORIGINAL, title: 'Gone' },
  preview: 'token',
};

it('previews an email draft in frames that block scripts', async () => {
  window.scrollTo = () => undefined;
  sessionStorage.clear();
  const person = { id: 'p1', name: 'Meera', email: 'meera@example.com', role: 'editor' };
  const restored = { ...EMAIL, version: 4, title: ORIGINAL.title, fields: ORIGINAL };
  const isRestored = () => server.requests.some(({ method }) => method === 'PATCH');
  server.use(
    get('/api/desk/session', { success: true, data: { ...person, permissions: permissionsOf('editor') } }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
    get('/api/desk/content/:id', () => ({ success: true, data: isRestored() ? restored : EMAIL })),
    get('/api/desk/content/:id/versions', { success: true, data: [], total: 0 }),
    patch('/api/desk/content/:id', { success: true, data: restored }),
  );
  render(
    <MemoryRouter initialEntries={['/content/e1']}>
      <DeskApp />
    </MemoryRouter>,
  );
  const frame = await screen.findByTitle('The email as HTML');

  expect(frame).toHaveAttribute('src', '/api/desk/content/e1/email?version=3');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(screen.getByText('Placeholders: {order}, {name}, {payment}, {shop-email}')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open the page' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the original texts' }));

  await waitFor(() => expect(screen.getByLabelText(/^Subject/)).toHaveValue(ORIGINAL.title));
  const changes = server.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(changes).toEqual([{ version: 3, fields: ORIGINAL }]);
  expect(screen.queryByRole('button', { name: 'Back to the original texts' })).toBeNull();
});
