import { get, patch, post, problem, server } from '@kaagazz/testing';
import { permissionsOf } from '@kaagazz/domain/desk';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { DeskApp } from '../../desk-app.tsx';

const EDITOR = { id: 'e1', name: 'Meera', email: 'meera@example.com', role: 'editor' };
const PAPER = {
  id: 'paper',
  version: 4,
  kind: 'category',
  name: 'Paper',
  text: 'Loose sheets.',
  position: 3,
  isPublished: true,
  products: [],
  productCount: 8,
};

function openScreen() {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  server.use(
    get('/api/desk/session', { success: true, data: { ...EDITOR, permissions: permissionsOf('editor') } }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
    get('/api/desk/views', { success: true, data: [] }),
    get('/api/desk/collections', { success: true, data: [PAPER], total: 1 }),
    post('/api/desk/collections', { success: true, data: PAPER }),
    patch('/api/desk/collections/paper', { success: true, data: PAPER }),
  );
  render(
    <MemoryRouter initialEntries={['/categories']}>
      <DeskApp />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('hides a category with one click in the list', async () => {
  const user = openScreen();

  await user.click(await screen.findByRole('button', { name: 'Hide Paper' }));

  expect(await screen.findByText('Paper is hidden')).toBeVisible();
  const [sent] = server.sentTo('/api/desk/collections/paper');
  expect(sent?.body).toEqual({ version: 4, isPublished: false });
});

it('creates a draft collection whose id is derived from its name', async () => {
  const user = openScreen();

  await user.click(await screen.findByRole('button', { name: 'New collection' }));
  await user.type(screen.getByLabelText('Name'), 'Diwali gifts');
  await user.type(screen.getByLabelText('Introduction'), 'Lamps and boxes.');
  await user.type(screen.getByLabelText('Products'), 'lamp{Enter}gift-box');
  await user.click(screen.getByRole('button', { name: 'Add the collection' }));

  expect(await screen.findByText('Diwali gifts added')).toBeVisible();
  const [sent] = server.sentTo('/api/desk/collections').filter(({ body }) => body !== undefined);
  expect(sent?.body).toEqual({
    id: 'diwali-gifts',
    kind: 'collection',
    name: 'Diwali gifts',
    text: 'Lamps and boxes.',
    isPublished: false,
    products: ['lamp', 'gift-box'],
  });
});
