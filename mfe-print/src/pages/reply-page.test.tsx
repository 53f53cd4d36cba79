import { post, problem, put, renderPage, server } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { printApi } from '../api.ts';
import { ReplyPage } from './reply-page.tsx';

const CODE = '0123456789ABC';
const INVITATION = {
  title: 'Marriage invitation: Asha & Ravi',
  venue: 'Lodhi Garden, Delhi',
  time: '18:30',
  functions: [
    { id: 'a', name: 'Sangeet', day: '2090-02-13' },
    { id: 'b', name: 'Pheras', day: '2090-02-14' },
  ],
  closesOn: '2090-02-01',
  keptUntil: '2090-03-16',
  reply: null,
};
const REPLY = { names: 'Meera and Arjun', guests: { a: 0, b: 2 }, note: 'We come by train.' };

const open = (options: PageOptions = {}) =>
  renderPage(<ReplyPage />, { at: `/r/${CODE}`, path: '/r/:code', api: printApi, ...options });

const invite = (change: object = {}) =>
  server.use(post('/api/replies/:code', { success: true, invitation: { ...INVITATION, ...change } }));

const saved = () => server.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

async function fillIn(user: ReturnType<typeof renderPage>['user']) {
  await user.type(await screen.findByRole('textbox', { name: /Who is replying/ }), REPLY.names);
  await user.type(screen.getByRole('spinbutton', { name: /Sangeet, 13 February 2090/ }), '0');
  await user.type(screen.getByRole('spinbutton', { name: /Pheras, 14 February 2090/ }), '2');
  await user.type(screen.getByRole('textbox', { name: /A note/ }), REPLY.note);
}

beforeEach(() => {
  sessionStorage.clear();
  invite();
  server.use(put('/api/replies/:code', { success: true }));
});

it('shows a guest’s saved reply for each event', async () => {
  const { user } = open();
  await fillIn(user);
  invite({ reply: REPLY });
  await user.click(screen.getByRole('button', { name: 'Send reply' }));

  expect(await screen.findByText('The hosts have your reply.')).toBeVisible();
  expect(screen.getByText('Not coming')).toBeVisible();
  expect(screen.getByText('2 guests')).toBeVisible();
  expect(saved()).toEqual([{ ...REPLY, token: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown }]);
});

it('lets a guest change a saved reply after a reload', async () => {
  const { user, unmount } = open();
  await fillIn(user);
  invite({ reply: REPLY });
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await screen.findByText('The hosts have your reply.');
  unmount();

  const again = open();
  await again.user.click(await screen.findByRole('button', { name: 'Copy the link to your reply' }));
  const link = await navigator.clipboard.readText();
  await again.user.click(screen.getByRole('button', { name: 'Change your reply' }));
  await again.user.clear(screen.getByRole('spinbutton', { name: /Pheras/ }));
  await again.user.type(screen.getByRole('spinbutton', { name: /Pheras/ }), '4');
  await again.user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('The hosts have your reply.');

  const [first, second] = saved();
  expect(link).toBe(`${window.location.origin}/r/${CODE}#${(first as { token: string }).token}`);
  expect(second).toEqual({ ...REPLY, guests: { a: 0, b: 4 }, token: (first as { token: string }).token });
});

it('opens the reply whose token is in the link', async () => {
  const token = 'ab'.repeat(16);
  invite({ reply: REPLY });
  open({ at: `/r/${CODE}#${token}` });

  expect(await screen.findByText('Meera and Arjun')).toBeVisible();
  expect(server.requests[0]?.body).toEqual({ token });
});

it('tells the guest that changing a reply postpones its deletion', async () => {
  invite({ keptUntil: '2090-02-01', reply: REPLY });
  const { user } = open({ at: `/r/${CODE}#${'ab'.repeat(16)}` });

  expect(await screen.findByText(/We delete it after 1 February 2090\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change your reply' }));
  expect(screen.getByText(/If you save changes, we delete it after 16 March 2090\./)).toBeVisible();
  invite({ reply: REPLY });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  expect(await screen.findByText(/We delete it after 16 March 2090\./)).toBeVisible();
});

it('an unfinished reply survives a reload', async () => {
  const { user, unmount } = open();
  await fillIn(user);
  unmount();
  open();

  expect(await screen.findByRole('textbox', { name: /Who is replying/ })).toHaveValue(REPLY.names);
  expect(screen.getByRole('spinbutton', { name: /Pheras/ })).toHaveValue(2);
});

it('rejects a reply without a name or with too many guests', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('spinbutton', { name: /Sangeet/ }), '21');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));

  expect(await screen.findByText('Tell the hosts your name.')).toBeVisible();
  expect(screen.getAllByText('Enter a whole number from 0 to 20.')).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: /Who is replying/ })).toHaveFocus();
  expect(saved()).toEqual([]);
});

it('keeps a reply in the form if it can’t be saved', async () => {
  server.use(put('/api/replies/:code', problem(429, 'TOO_MANY_REQUESTS', 'Please wait a minute.')));
  const { user } = open();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send reply' }));

  expect(await screen.findByText('Please wait a minute. Nothing you typed is lost.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Who is replying/ })).toHaveValue(REPLY.names);
});

it('shows a message instead of the reply form if the RSVP code isn’t accepted', async () => {
  server.use(post('/api/replies/:code', { success: true, invitation: null }));
  open();

  expect(await screen.findByText(/Replies are no longer accepted, or the code is incomplete/)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('"Add to your calendar" links to the event’s calendar file', async () => {
  open();

  const link = await screen.findByRole('link', { name: 'Add to your calendar' });
  expect(link).toHaveAttribute('href', `/api/replies/${CODE}/calendar.ics`);
});
