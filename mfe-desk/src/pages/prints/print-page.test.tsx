import { get, post, problem, server } from '@kaagazz/testing';
import { permissionsOf } from '@kaagazz/domain/desk';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { DeskApp } from '../../desk-app.tsx';

const PRINTER = {
  id: 'p1',
  name: 'Ravi',
  email: 'ravi@example.com',
  role: 'printer',
  permissions: permissionsOf('printer'),
};
const PRINT = {
  id: 'KGZ-2026-000001-1',
  order: 'KGZ-2026-000001',
  state: 'cancelled',
  service: 'marriage',
  title: 'Marriage invitation: Asha & Ravi',
  quantity: 50,
  image: '',
  options: [{ label: 'Venue', value: 'Delhi' }],
  customer: 'Asha Rao',
  dueOn: '2026-11-27',
  isLate: false,
  version: 1,
  approvedAt: '2026-11-25T09:00:00.000Z',
  sha256: 'ab'.repeat(32),
  createdAt: '2026-11-25T09:00:00.000Z',
  pages: [],
  fileName: 'KGZ-2026-000001-1-marriage-1-50.pdf',
  fileSize: 2_048,
  fileRequest: null,
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  server.use(
    get('/api/desk/session', { success: true, data: PRINTER }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
  );
});

function openPrint() {
  render(
    <MemoryRouter initialEntries={[`/prints/${PRINT.id}`]}>
      <DeskApp />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('shows the version number of a print that was changed after it was ordered', async () => {
  server.use(get('/api/desk/prints/:id', { success: true, data: { ...PRINT, state: 'waiting', version: 2 } }));
  openPrint();

  expect(await screen.findByText('Changed after the order (version 2)')).toBeVisible();
});

it('downloads the print sheet of a cancelled order only after staff confirm the warning', async () => {
  URL.createObjectURL = () => '#sheet';
  URL.revokeObjectURL = () => undefined;
  server.use(get('/api/desk/prints/:id', { success: true, data: PRINT }), get('/api/desk/prints/:id/sheet', {}));
  const user = openPrint();

  await user.click(await screen.findByRole('button', { name: 'Download sheet' }));
  const before = server.sentTo(`/api/desk/prints/${PRINT.id}/sheet`).length;
  await user.click(await screen.findByRole('button', { name: 'Download anyway' }));

  expect(before).toBe(0);
  await waitFor(() => expect(server.sentTo(`/api/desk/prints/${PRINT.id}/sheet`)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Mark printed' })).not.toBeInTheDocument();
});

it('a print can’t be marked as printed while the shop is waiting for a better file', async () => {
  const reason = 'The text is blurred.';
  const waiting = { ...PRINT, service: 'printbook', state: 'waiting' };
  const asked = { ...waiting, state: 'awaiting-file', fileRequest: { reason, at: '2026-11-25T10:00:00.000Z' } };
  let print: object = waiting;
  server.use(
    get('/api/desk/prints/:id', () => ({ success: true, data: print })),
    post('/api/desk/prints/:id/file-request', () => {
      print = asked;
      return { success: true, data: asked };
    }),
    post('/api/desk/prints/:id/file-request/withdraw', () => {
      print = waiting;
      return { success: true, data: waiting };
    }),
  );
  const user = openPrint();

  await user.click(await screen.findByRole('button', { name: 'Request a better file …' }));
  await user.type(screen.getByLabelText(/What is wrong with the file/), reason);
  await user.click(screen.getByRole('button', { name: 'Send email' }));

  expect(await screen.findByText(/for a better file: The text is blurred\./)).toBeVisible();
  expect(screen.getByText('Waiting for a file')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark printed' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw request' }));
  expect(await screen.findByRole('button', { name: 'Mark printed' })).toBeVisible();
  const [sent] = server.sentTo(`/api/desk/prints/${PRINT.id}/file-request`);
  expect(sent?.body).toEqual({ reason });
});

it('the print page shows the warnings that the shopper saw before approving the proof', async () => {
  const warnings = [{ code: 'THIN_LINES', text: 'A line on page 1 is 0.1 pt wide.' }];
  server.use(get('/api/desk/prints/:id', { success: true, data: { ...PRINT, warnings } }));
  openPrint();

  expect(await screen.findByText(/with this warning: A line on page 1 is 0.1 pt wide\.$/)).toBeVisible();
});
