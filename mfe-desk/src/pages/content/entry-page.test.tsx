import { permissionsOf } from '@kaagazz/domain/desk';
import { get, patch, post, problem, server } from '@kaagazz/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { DeskApp } from '../../desk-app.tsx';

const EDITOR = {
  id: 'p1',
  name: 'Meera',
  email: 'meera@example.com',
  role: 'editor',
  permissions: permissionsOf('editor'),
};
const FIELDS = { title: 'Terms of Service', summary: 'Short.', body: '## Shipping' };
const ENTRY = {
  id: 'e1',
  kind: 'policy',
  slug: 'terms-of-service',
  version: 2,
  title: 'Terms of Service',
  state: 'changed',
  updatedAt: '2026-11-25T09:00:00.000Z',
  publishedAt: '2026-11-24T09:00:00.000Z',
  scheduledFor: null,
  fields: FIELDS,
};
const VERSIONS = [
  { version: 2, at: '2026-11-25T09:00:00.000Z', by: 'Meera', fields: FIELDS },
  { version: 1, at: '2026-11-24T09:00:00.000Z', by: '', fields: { ...FIELDS, summary: 'Long.' } },
];

function openEntry() {
  window.scrollTo = () => undefined;
  server.use(
    get('/api/desk/session', { success: true, data: EDITOR }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
    get('/api/desk/content/:id', { success: true, data: ENTRY }),
    get('/api/desk/content/:id/versions', { success: true, data: VERSIONS, total: 2 }),
    patch('/api/desk/content/:id', { success: true, data: ENTRY }),
    post('/api/desk/content/:id/publish', { success: true, data: ENTRY }),
  );
  render(
    <MemoryRouter initialEntries={['/content/e1']}>
      <DeskApp />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const sentTo = (path: string) => server.sentTo(path).map(({ body }) => body);

it('an entry with unsaved text cannot be published until the draft is saved', async () => {
  const user = openEntry();
  expect(await screen.findByRole('button', { name: 'Publish now' })).toBeEnabled();

  await user.type(screen.getByLabelText(/^Summary/), ' New.');

  expect(screen.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() =>
    expect(sentTo('/api/desk/content/e1')).toContainEqual({
      version: 2,
      fields: { ...FIELDS, summary: 'Short. New.' },
    }),
  );
});

it('an editor can schedule an entry’s publication for a day and time in India', async () => {
  sessionStorage.clear();
  const user = openEntry();

  await user.click(await screen.findByRole('button', { name: 'Schedule …' }));
  await user.type(screen.getByLabelText(/^Day and time/), '2026-12-01T09:30');
  await user.click(screen.getByRole('button', { name: 'Schedule' }));

  await waitFor(() =>
    expect(sentTo('/api/desk/content/e1/publish')).toContainEqual({ version: 2, at: '2026-12-01T09:30' }),
  );
});

it('restoring an earlier version saves its fields as the draft', async () => {
  sessionStorage.clear();
  const user = openEntry();

  await user.click(await screen.findByRole('button', { name: /^Restore the version of 24 Nov/ }));

  await waitFor(() =>
    expect(sentTo('/api/desk/content/e1')).toContainEqual({
      version: 2,
      fields: { ...FIELDS, summary: 'Long.' },
    }),
  );
});
