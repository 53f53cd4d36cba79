import { permissionsOf } from '@kaagazz/domain/desk';
import { get, patch, post, problem, server } from '@kaagazz/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { DeskApp } from '../desk-app.tsx';

const AT = '2026-11-01T09:00:00.000Z';

async function selectAll(resource: string, rows: readonly object[]) {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  const person = {
    id: 'p1',
    name: 'Ravi',
    email: 'ravi@example.com',
    role: 'founder',
    permissions: permissionsOf('founder'),
  };
  server.use(
    get('/api/desk/session', { success: true, data: person }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
    get('/api/desk/views', { success: true, data: [] }),
    get(`/api/desk/${resource}`, { success: true, data: rows, total: rows.length }),
  );
  render(
    <MemoryRouter initialEntries={[`/${resource}`]}>
      <DeskApp />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText('Select this page'));
  return user;
}

const bodiesTo = (path: string) => server.sentTo(path).flatMap(({ method, body }) => (method === 'GET' ? [] : [body]));

it('bulk publishing keeps the shop’s replies to reviews', async () => {
  const review = { id: 'r1', version: 2, productId: 'pen', productTitle: 'Pen', stars: 4, name: 'Asha', text: '' };
  server.use(patch('/api/desk/reviews/:id', { success: true, data: review }));
  const more = { reply: 'Thank you!', photographs: [], state: 'waiting', createdAt: AT };
  const user = await selectAll('reviews', [{ ...review, ...more }]);

  await user.click(screen.getByRole('button', { name: 'Publish' }));

  await waitFor(() => expect(screen.getByText('1 row changed')).toBeVisible());
  expect(bodiesTo('/api/desk/reviews/r1')).toEqual([{ version: 2, state: 'published', reply: 'Thank you!' }]);
});

it('bulk publishing skips newsletters and entries that are already published', async () => {
  const entry = (id: string, kind: string, state: string) => {
    return { id, kind, state, slug: id, version: 1, title: id, updatedAt: AT, publishedAt: null, scheduledFor: null };
  };
  server.use(post('/api/desk/content/:id/publish', { success: true, data: {} }));
  const rows = [entry('a', 'post', 'draft'), entry('b', 'post', 'published'), entry('c', 'newsletter', 'draft')];
  const user = await selectAll('content', rows);

  await user.click(screen.getByRole('button', { name: 'Publish' }));

  await waitFor(() => expect(screen.getByText('1 row changed')).toBeVisible());
  expect(bodiesTo('/api/desk/content/a/publish')).toEqual([{ version: 1, at: '' }]);
  expect([...bodiesTo('/api/desk/content/b/publish'), ...bodiesTo('/api/desk/content/c/publish')]).toEqual([]);
});

it('bulk actions can’t unpublish the main heading of the home page', async () => {
  const text = { id: 'a', kind: 'text', state: 'published', slug: 'home-hero', version: 1, title: 'Home' };
  const user = await selectAll('content', [{ ...text, updatedAt: AT, publishedAt: AT, scheduledFor: null }]);

  await user.click(screen.getByRole('button', { name: 'Take off the site' }));

  expect(await screen.findByText('There was nothing to change')).toBeVisible();
});

it('assigns all selected customer requests to the chosen staff member', async () => {
  const request = (id: string) => {
    const row = { id, version: 1, kind: 'bulk', state: 'waiting', name: id, email: 'a@example.com', phone: '' };
    return { ...row, subject: '50 × Pen', owner: null, createdAt: AT };
  };
  const owners = [{ id: 'p2', name: 'Meera' }];
  server.use(
    get('/api/desk/requests/:id', {
      success: true,
      data: { ...request('x'), details: [], messages: [], file: null, owners },
    }),
    patch('/api/desk/requests/:id', { success: true, data: {} }),
  );
  const user = await selectAll('requests', [request('bulk:1'), request('bulk:2')]);

  await user.click(screen.getByRole('button', { name: 'Assign …' }));
  await user.selectOptions(
    await screen.findByLabelText(/^Owner/),
    await screen.findByRole('option', { name: 'Meera' }),
  );
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(screen.getByText('2 rows changed')).toBeVisible());
  await user.click(screen.getByLabelText('Select this page'));
  const selected = within(screen.getByRole('region', { name: 'Selected rows' }));
  await user.click(selected.getByRole('button', { name: 'Close' }));

  await waitFor(() =>
    expect(bodiesTo(`/api/desk/requests/${encodeURIComponent('bulk:2')}`)).toEqual([
      { version: 1, ownerId: 'p2' },
      { version: 1, state: 'closed' },
    ]),
  );
});
