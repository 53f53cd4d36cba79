import { SHOPPER, get, post, problem, renderPage, server } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { acceptUploads, pdf, printFile, printLine } from '../../test-support/print-orders.ts';
import { printApi } from '../api.ts';
import { BetterFilePage } from './better-file-page.tsx';

const HASH = 'ab'.repeat(32);
const REQUEST = {
  order: 'KGZ-2026-000001',
  title: 'Print book: Nani’s stories',
  service: 'printbook',
  reason: 'The text is blurred.',
  lineId: null,
};
const proof = { sha256: HASH, approvedAt: null, fileName: 'sharp.pdf', size: 2_048, type: 'pdf', pages: [] };

const open = (options: PageOptions = {}) =>
  renderPage(<BetterFilePage />, {
    at: '/better-file/KGZ-2026-000001-1.abc.def',
    path: '/better-file/:token',
    api: printApi,
    user: SHOPPER,
    ...options,
  });

beforeEach(() => {
  acceptUploads(printFile());
  server.use(
    get('/api/print/file-requests/:token', { success: true, request: REQUEST }),
    get('/api/print/lines/:id', { success: true, line: printLine({ id: 'print_2' }) }),
    get('/api/print/lines/:id/proof', { success: true, proof }),
  );
});

it('a shopper can send and approve a replacement file', async () => {
  server.use(
    post('/api/print/file-requests/:token/file', { success: true, request: { ...REQUEST, lineId: 'print_2' } }),
    post('/api/print/file-requests/:token/approve', { success: true }),
  );
  const { user } = open();

  expect(await screen.findByText('The text is blurred.')).toBeVisible();
  await user.upload(screen.getByLabelText(/Your new file/), pdf());
  await screen.findByText(/Ready to print/);
  await user.click(screen.getByRole('button', { name: 'See the proof' }));
  await user.click(await screen.findByRole('button', { name: 'Approve this file' }));

  expect(await screen.findByText('We will print your new file.')).toBeVisible();
  const [approved] = server.requests.filter(({ path }) => path.endsWith('/approve'));
  expect(approved?.body).toEqual({ sha256: HASH });
});

it('a replacement file can be replaced again before its proof is approved', async () => {
  server.use(get('/api/print/file-requests/:token', { success: true, request: { ...REQUEST, lineId: 'print_2' } }));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Send another file' }));

  expect(screen.getByLabelText(/Your new file/)).toBeInTheDocument();
});

it('shows why a file can’t be printed', async () => {
  const message = 'You have paid for 24 pages, but this file has 5.';
  server.use(post('/api/print/file-requests/:token/file', problem(409, 'NOT_POSSIBLE', message)));
  const { user } = open();

  await user.upload(await screen.findByLabelText(/Your new file/), pdf());
  await screen.findByText(/Ready to print/);
  await user.click(screen.getByRole('button', { name: 'See the proof' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('tells the shopper if a replacement file is no longer needed', async () => {
  const message = 'You no longer need to send a replacement file for this order.';
  server.use(get('/api/print/file-requests/:token', problem(409, 'NOT_POSSIBLE', message)));
  open();

  expect(await screen.findByText(message)).toBeVisible();
});

it('returns visitors to the replacement file page after sign-in', async () => {
  open({ user: null });

  expect(await screen.findByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
    'href',
    '/login?next=%2Fbetter-file%2FKGZ-2026-000001-1.abc.def',
  );
});
