import type { ResponseOf } from '@kaagazz/api-schema';
import { permissionsOf } from '@kaagazz/domain/desk';
import { get, post, problem, server } from '@kaagazz/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { DeskApp } from '../desk-app.tsx';

type Row = ResponseOf<'GET /desk/failed-emails'>['data'][number];

const FOUNDER = {
  id: 'p1',
  name: 'Ravi',
  email: 'ravi@example.com',
  role: 'founder',
  permissions: permissionsOf('founder'),
};
const ROW: Row = {
  id: 'mail-1',
  kind: 'order-shipped',
  to: 'asha@example.com',
  at: '2026-07-01T10:00:00.000Z',
  failedAt: '2026-07-01T10:05:00.000Z',
  error: 'EENVELOPE 550',
  orderId: 'KGZ-2026-000001',
  whyNotResent: '',
};

function openFailedEmails(row: Row) {
  window.scrollTo = () => undefined;
  server.use(
    get('/api/desk/session', { success: true, data: FOUNDER }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
    get('/api/desk/views', { success: true, data: [] }),
    get('/api/desk/failed-emails', { success: true, data: [row], total: 1 }),
  );
  render(
    <MemoryRouter initialEntries={['/failed-emails']}>
      <DeskApp />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('explains that an order email with outdated content cannot be resent', async () => {
  const message = 'This email can’t be resent because its content is out of date.';
  server.use(post('/api/desk/orders/:id/mails/:mailId/resend', problem(409, 'NOT_POSSIBLE', message)));
  const user = openFailedEmails(ROW);

  await user.click(await screen.findByRole('button', { name: 'Resend order-shipped to asha@example.com' }));

  expect(await screen.findByText(message)).toBeVisible();
  expect(server.sentTo('/api/desk/orders/KGZ-2026-000001/mails/mail-1/resend')).toHaveLength(1);
});

it('removes a resent email from the list of failed emails', async () => {
  server.use(post('/api/desk/failed-emails/:id/resend', { success: true }));
  const user = openFailedEmails({ ...ROW, kind: 'request-reply', orderId: null });
  const button = await screen.findByRole('button', { name: 'Resend request-reply to asha@example.com' });
  server.use(get('/api/desk/failed-emails', { success: true, data: [], total: 0 }));

  await user.click(button);

  expect(await screen.findByText('The email will be resent')).toBeVisible();
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(server.sentTo('/api/desk/failed-emails/mail-1/resend')).toHaveLength(1);
});

it('an email that cannot be resent shows the reason instead of a resend button', async () => {
  openFailedEmails({ ...ROW, kind: 'code', orderId: null, whyNotResent: 'Codes are never resent.' });

  expect(await screen.findByText('Can’t be resent. Codes are never resent.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Resend/ })).not.toBeInTheDocument();
});

it('the bulk resend skips emails that cannot be resent', async () => {
  server.use(post('/api/desk/failed-emails/:id/resend', { success: true }));
  const user = openFailedEmails({ ...ROW, orderId: null });
  const code = { ...ROW, id: 'mail-2', kind: 'code', orderId: null, whyNotResent: 'Codes are never resent.' };
  server.use(get('/api/desk/failed-emails', { success: true, data: [{ ...ROW, orderId: null }, code], total: 2 }));

  await user.click(await screen.findByLabelText('Select this page'));
  await user.click(
    within(screen.getByRole('region', { name: 'Selected rows' })).getByRole('button', { name: 'Resend' }),
  );

  await waitFor(() => expect(screen.getByText('1 row changed')).toBeVisible());
  expect(server.sentTo('/api/desk/failed-emails/mail-1/resend')).toHaveLength(1);
  expect(server.sentTo('/api/desk/failed-emails/mail-2/resend')).toEqual([]);
});
