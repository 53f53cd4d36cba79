import { get, offline, renderPage, server } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { printApi } from '../api.ts';
import { SharedInvitationPage } from './shared-invitation-page.tsx';

const CODE = '0123456789ABC';
const INVITATION = {
  title: 'Marriage invitation: Asha & Ravi',
  venue: 'Lodhi Garden, Delhi',
  time: '18:30',
  functions: [{ id: 'card', name: 'Wedding', day: '2090-02-14' }],
  keptUntil: '2090-03-16',
  version: '0a1b2c3d',
  isOver: false,
  replyPath: '/r/ZZZZZZZZZZZZZ',
};

function open(change: object | null = {}) {
  const invitation = change && { ...INVITATION, ...change };
  server.use(get('/api/invitations/:code', { success: true, invitation }));
  return renderPage(<SharedInvitationPage />, { at: `/i/${CODE}`, path: '/i/:code', api: printApi });
}

it('shows the invitation’s card, date and venue with a link to reply', async () => {
  const { host } = open();

  expect(await screen.findByRole('img', { name: INVITATION.title })).toHaveAttribute(
    'src',
    `/api/invitations/${CODE}/picture.webp?v=0a1b2c3d`,
  );
  expect(screen.getByText('14 February 2090, 6:30 pm')).toBeVisible();
  expect(screen.getByText('Lodhi Garden, Delhi')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reply to the invitation' })).toHaveAttribute('href', '/r/ZZZZZZZZZZZZZ');
  expect(screen.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
    'href',
    `/api/invitations/${CODE}/calendar.ics`,
  );
  expect(host.head).toMatchObject({ title: INVITATION.title, noIndex: true });
});

it('lists the celebration’s other events with their dates', async () => {
  open({ functions: [...INVITATION.functions, { id: 'a', name: 'Sangeet', day: '2090-02-13' }] });

  expect(await screen.findByText('Sangeet')).toBeVisible();
  expect(screen.getByText('13 February 2090')).toBeVisible();
});

it('replaces the links with a message once the event is over', async () => {
  open({ isOver: true, replyPath: null });

  expect(await screen.findByText('This celebration is over.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows a "no longer online" message if the invitation doesn’t exist', async () => {
  open(null);

  expect(await screen.findByText('This invitation is no longer online')).toBeVisible();
});

it('shows a retry button if the invitation can’t be loaded', async () => {
  server.use(get('/api/invitations/:code', offline()));
  renderPage(<SharedInvitationPage />, { at: `/i/${CODE}`, path: '/i/:code', api: printApi });

  expect(await screen.findByRole('button', { name: /Try Again/ })).toBeVisible();
});
