import { SHOPPER, del, get, problem, put, renderPage, server } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { printApi } from '../api.ts';
import { SharePage } from './share-page.tsx';

const URL = 'http://localhost/i/0123456789ABC';
const SHARING = { title: 'Marriage invitation: Asha & Ravi', url: null, keptUntil: '2090-03-16', isOver: false };

const sharing = (change: object) => ({ success: true, sharing: { ...SHARING, ...change } });
const serve = (change: object = {}) => server.use(get('/api/print/lines/:id/sharing', sharing(change)));
const open = (options = {}) =>
  renderPage(<SharePage />, { at: '/share/print_1', path: '/share/:id', api: printApi, user: SHOPPER, ...options });

it('lets the host create, copy and remove a link to the invitation', async () => {
  serve();
  server.use(
    put('/api/print/lines/:id/sharing', () => {
      serve({ url: URL });
      return sharing({ url: URL });
    }),
    del('/api/print/lines/:id/sharing', () => {
      serve();
      return sharing({});
    }),
  );
  const { user, host } = open();

  await user.click(await screen.findByRole('button', { name: 'Create the link' }));
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(URL);
  expect(screen.getByRole('link', { name: 'See the page' })).toHaveAttribute('href', '/i/0123456789ABC');
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toBe(URL);
  expect(host.toasts.at(-1)).toMatchObject({ text: 'Link copied' });

  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByRole('button', { name: 'Create the link' })).toBeVisible();
});

it('shares the link through the device’s share sheet', async () => {
  serve({ url: URL });
  const share = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Share' }));
  Reflect.deleteProperty(navigator, 'share');

  expect(share).toHaveBeenCalledWith({ title: SHARING.title, url: URL });
});

it('shows why the link to an invitation can’t be created', async () => {
  serve();
  server.use(put('/api/print/lines/:id/sharing', problem(503, 'FILE_CHECKS_BUSY', 'Please try again in a minute.')));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Create the link' }));

  expect(await screen.findByText('Please try again in a minute.')).toBeVisible();
});

it('says that the invitation page has been deleted because the event is over', async () => {
  serve({ isOver: true });
  open();

  expect(await screen.findByText('The event is over, and we have deleted the page.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks visitors to sign in', async () => {
  open({ user: null });

  expect(await screen.findByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
    'href',
    '/login?next=%2Fshare%2Fprint_1',
  );
});
