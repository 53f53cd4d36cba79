import { del, get, post, problem, server } from '@kaagazz/testing';
import { permissionsOf } from '@kaagazz/domain/desk';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { DeskApp } from '../desk-app.tsx';

const PRINTER = {
  id: 'p1',
  name: 'Ravi',
  email: 'ravi@example.com',
  role: 'printer',
  permissions: permissionsOf('printer'),
};
const SHARED = { id: 'v1', name: 'Books', filter: { service: 'printbook' }, isShared: true, isRemovable: false };
const OWN = { id: 'v2', name: 'Cards', filter: { service: 'business-cards' }, isShared: false, isRemovable: true };

function openPrints(filter = '') {
  window.scrollTo = () => undefined;
  server.use(
    get('/api/desk/session', { success: true, data: PRINTER }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
    get('/api/desk/prints', { success: true, data: [], total: 0 }),
    get('/api/desk/views', { success: true, data: [SHARED, OWN] }),
  );
  render(
    <MemoryRouter initialEntries={[`/prints${filter}`]}>
      <DeskApp />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('staff with the printer role can remove only the views that they created', async () => {
  server.use(del('/api/desk/views/:id', { success: true }));
  const user = openPrints();

  await user.click(await screen.findByRole('button', { name: 'Books' }));
  await waitFor(() => expect(server.sentTo('/api/desk/prints').at(-1)?.query.get('service')).toBe('printbook'));
  expect(screen.queryByRole('button', { name: 'Remove the view Books' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cards' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the view Cards' }));

  await waitFor(() => expect(server.sentTo('/api/desk/views/v2')).toHaveLength(1));
});

it('saves the current filters as a view for all staff', async () => {
  server.use(post('/api/desk/views', { success: true }));
  const filter = encodeURIComponent(JSON.stringify({ service: 'certificates' }));
  const user = openPrints(`?filter=${filter}`);

  await user.click(await screen.findByRole('button', { name: '+ Save this view' }));
  await user.type(screen.getByLabelText(/^Name/), 'Certificates');
  await user.click(screen.getByRole('checkbox', { name: 'Share with everybody at the desk' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  const saved = () => server.sentTo('/api/desk/views').find(({ method }) => method === 'POST')?.body;
  await waitFor(() =>
    expect(saved()).toEqual({
      resource: 'prints',
      name: 'Certificates',
      filter: { service: 'certificates' },
      isShared: true,
    }),
  );
});
