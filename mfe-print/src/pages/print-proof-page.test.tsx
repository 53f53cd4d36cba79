import { SHOPPER, get, never, offline, post, problem, renderPage, server } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { aFile, aLine } from '../../test-support/print-orders.ts';
import { printApi } from '../api.ts';
import { PrintProofPage } from './print-proof-page.tsx';

const HASH = 'ab'.repeat(32);
const PAGES = aFile().preview;

const open = (options: PageOptions = {}) =>
  renderPage(<PrintProofPage />, {
    at: '/print-proof/print_1',
    path: '/print-proof/:id',
    api: printApi,
    user: SHOPPER,
    ...options,
  });

function proofIs(more: object = {}, line: object = {}) {
  const proof = {
    sha256: HASH,
    approvedAt: null,
    fileName: 'stories.pdf',
    size: 2_516_582,
    type: 'pdf',
    pages: PAGES,
    ...more,
  };
  server.use(
    get('/api/print/lines/:id', { success: true, line: aLine(line) }),
    get('/api/print/lines/:id/proof', { success: true, proof }),
  );
}

describe('a proof', () => {
  it('shows what will be printed, and everything that was chosen', async () => {
    proofIs();
    open();

    expect(await screen.findByRole('heading', { name: 'Print book: Nani’s stories' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Print book: Nani’s stories, page 1' })).toBeVisible();
    for (const fact of ['A5', 'Softcover', 'stories.pdf, 2.4 MB', '3 books', 'Rs. 420 each, Rs. 1,260 in all']) {
      expect(screen.getByText(fact)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Change something' })).toHaveAttribute('href', '/printbook?line=print_1');
  });

  it('opens a page larger', async () => {
    proofIs();
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Look closer at page 1' }));

    const dialog = within(screen.getByRole('dialog', { name: 'Page 1' }));
    expect(dialog.getByRole('img', { name: 'Print book: Nani’s stories, page 1' })).toBeVisible();
  });

  it('is approved by its hash, and leads back to the cart', async () => {
    proofIs();
    server.use(post('/api/print/lines/:id/approve', { success: true }));
    const { user, address } = open();

    await user.click(await screen.findByRole('button', { name: 'Approve and go to cart' }));

    await waitFor(() => expect(address()).toBe('/cart'));
    expect(server.requests.at(-1)?.body).toEqual({ sha256: HASH });
  });

  it('is fetched anew where it has changed meanwhile', async () => {
    proofIs();
    server.use(
      post('/api/print/lines/:id/approve', problem(409, 'PROOF_CHANGED', 'The proof has changed. Look at it again.')),
    );
    const { user, address } = open();
    const yes = await screen.findByRole('button', { name: 'Approve and go to cart' });

    await user.click(yes);

    expect(await screen.findByRole('alert')).toHaveTextContent('The proof has changed. Look at it again.');
    expect(address()).toBe('/print-proof/print_1');
  });

  it('of a document of Word is the file itself: name, size and hash', async () => {
    proofIs({ type: 'docx', fileName: 'thesis.docx', pages: [] });
    open();

    expect(await screen.findByText('thesis.docx')).toBeVisible();
    expect(screen.getByText(/we print it as you sent it/)).toBeVisible();
    expect(screen.getByText(Array(8).fill('abababab').join(' '))).toBeVisible();
  });

  it('that was approved says so', async () => {
    proofIs({ approvedAt: '2026-11-21T10:00:00.000Z' });
    open();

    expect(await screen.findByText('You approved this proof. It is ready to be paid.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve and go to cart' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  });

  it('that was ordered can’t be changed any more', async () => {
    proofIs({ approvedAt: '2026-11-21T10:00:00.000Z' }, { state: 'ordered' });
    open();

    expect(await screen.findByText('You approved this proof, and it is ordered.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change something' })).not.toBeInTheDocument();
  });

  it('asks a visitor to sign in, and to come back', async () => {
    open({ user: null });

    expect(await screen.findByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
      'href',
      '/login?next=%2Fprint-proof%2Fprint_1',
    );
  });

  it('of somebody else is not found', async () => {
    server.use(get('/api/print/lines/:id', problem(404, 'NOT_FOUND', 'There is no such line.')));
    open();

    expect(await screen.findByRole('heading', { name: 'Proof not found' })).toBeVisible();
    // each refusal is a line in the browser's console
    expect(server.requests).toHaveLength(1);
  });

  it('says so while it waits, and offers to try again when no answer comes', async () => {
    server.use(get('/api/print/lines/:id', never()), get('/api/print/lines/:id/proof', never()));
    const { unmount } = open();
    expect(await screen.findByText('Getting your proof…')).toBeVisible();
    unmount();
    server.use(get('/api/print/lines/:id', offline()), get('/api/print/lines/:id/proof', offline()));
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Try Again' });

    proofIs();
    await user.click(again);

    expect(await screen.findByRole('heading', { name: 'Print book: Nani’s stories' })).toBeVisible();
  });
});
