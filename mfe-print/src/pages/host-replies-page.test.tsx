import { SHOPPER, del, get, problem, put, renderPage, server } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { screen, within } from '@testing-library/react';

import { printApi } from '../api.ts';
import { HostRepliesPage } from './host-replies-page.tsx';

const REPLIES = {
  title: 'Marriage invitation: Asha & Ravi',
  url: 'http://localhost:3000/r/0123456789ABC',
  functions: [
    { id: 'a', name: 'Sangeet', day: '2090-02-13' },
    { id: 'b', name: 'Pheras', day: '2090-02-14' },
  ],
  closesOn: '2090-02-01',
  isOpen: true,
  keptUntil: '2090-03-16',
  isDeleted: false,
  list: [
    {
      ...{ id: '1'.repeat(32), names: 'Meera', guests: { a: 0, b: 2 }, note: 'We come by train.' },
      ...{ changedAt: '2090-01-02T10:00:00.000Z', keptUntil: '2090-03-01' },
    },
    { names: 'Imran', guests: { a: 3, b: 4 }, note: '', changedAt: '2090-01-01T10:00:00.000Z' },
  ],
};

const open = (options: PageOptions = {}) =>
  renderPage(<HostRepliesPage />, {
    at: '/replies/print_1',
    path: '/replies/:id',
    api: printApi,
    user: SHOPPER,
    ...options,
  });

const answer = (change: object = {}) =>
  server.use(get('/api/print/lines/:id/replies', { success: true, replies: { ...REPLIES, ...change } }));

beforeEach(() => answer());

it('shows the host every reply and the number of guests for each event', async () => {
  open();

  const counts = await screen.findByRole('list', { name: 'Guests by event' });
  const [sangeet, pheras] = within(counts).getAllByRole('listitem');
  expect(sangeet).toHaveTextContent('Sangeet, 13 February 20903 coming1 accepted, 1 declined');
  expect(pheras).toHaveTextContent('Pheras, 14 February 20906 coming2 accepted, 0 declined');
  const replies = within(screen.getByRole('list', { name: 'Replies' })).getAllByRole('listitem');
  expect(replies[0]).toHaveTextContent(/^Meera2 January 2090Sangeet: 0 · Pheras: 2We come by train\./);
  expect(replies[0]).toHaveTextContent('We delete this reply after 1 March 2090, as the guest was told.');
  expect(screen.getByText(/We delete the replies after 16 March 2090/)).toBeVisible();
});

it('the reminder contains the reply link and the last day for replies', async () => {
  open();

  expect(await screen.findByRole('textbox', { name: 'Reminder' })).toHaveValue(
    'Please tell us by 1 February 2090 whether you are coming: http://localhost:3000/r/0123456789ABC',
  );
});

it('lets the host add an event and change the last day for replies', async () => {
  server.use(put('/api/print/lines/:id/replies', { success: true, replies: REPLIES }));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Add an event' }));
  await user.type(
    within(screen.getByRole('group', { name: 'Event 3' })).getByRole('textbox', { name: 'Name' }),
    'Lunch',
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');

  const [sent] = server.requests.filter(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({
    functions: [
      ...REPLIES.functions,
      { id: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown, name: 'Lunch', day: '2090-02-14' },
    ],
    closesOn: '2090-02-01',
  });
});

it('deletes a reply only after the host confirms', async () => {
  server.use(del('/api/print/lines/:id/replies/:reply', { success: true, replies: { ...REPLIES, list: [] } }));
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Delete the reply from Meera' });

  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(server.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await user.click(button);
  answer({ list: [] });
  await user.click(screen.getByRole('button', { name: 'Delete the reply' }));

  expect(await screen.findByText('Nobody has replied yet.')).toBeVisible();
  const [sent] = server.requests.filter(({ method }) => method === 'DELETE');
  expect(sent?.path).toBe(`/api/print/lines/print_1/replies/${'1'.repeat(32)}`);
});

it.each([
  ['another reply is left', REPLIES.list.slice(1), 'Replies (1)'],
  ['no reply is left', [], 'Replies (0)'],
])('the heading of the list has the focus after a reply is deleted and %s', async (_case, list, heading) => {
  server.use(del('/api/print/lines/:id/replies/:reply', { success: true, replies: { ...REPLIES, list } }));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Delete the reply from Meera' }));
  answer({ list });
  await user.click(screen.getByRole('button', { name: 'Delete the reply' }));

  expect(await screen.findByRole('heading', { name: heading })).toHaveFocus();
});

it('shows why a reply can’t be deleted', async () => {
  server.use(del('/api/print/lines/:id/replies/:reply', problem(503, 'DATABASE_UNAVAILABLE', 'Please try again.')));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Delete the reply from Meera' }));
  await user.click(screen.getByRole('button', { name: 'Delete the reply' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
});

it('doesn’t save an event without a name', async () => {
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Add an event' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Enter a name and a date for each event.')).toBeVisible();
  expect(server.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('hides the reminder after the last day for replies', async () => {
  answer({ isOpen: false });
  const { unmount } = open();
  expect(await screen.findByText('Replies closed on 1 February 2090.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Reminder' })).not.toBeInTheDocument();
  unmount();

  answer({ isOpen: false, isDeleted: true, list: [] });
  open();
  expect(await screen.findByText('The event is over, and we have deleted your guests’ replies.')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Events' })).toBeVisible();
});

it('the error page for a card without an RSVP code links to My Orders', async () => {
  server.use(get('/api/print/lines/:id/replies', problem(404, 'PRINT_LINE_NOT_FOUND', 'This card has no RSVP code.')));
  open();

  expect(await screen.findByText('This card has no RSVP code.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/my-orders');
});

it('asks visitors to sign in', async () => {
  open({ user: null });

  expect(await screen.findByRole('link', { name: 'Login / Signup' })).toBeVisible();
});
