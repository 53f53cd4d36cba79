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
  it('shows the pages and all options', async () => {
    proofIs();
    open();

    expect(await screen.findByRole('heading', { name: 'Print book: Nani’s stories' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Print book: Nani’s stories, page 1' })).toBeVisible();
    for (const fact of ['A5', 'Softcover', 'stories.pdf, 2.4 MB', '3 books', 'Rs. 420 each, Rs. 1,260 in all']) {
      expect(screen.getByText(fact)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Change something' })).toHaveAttribute('href', '/printbook?line=print_1');
  });

  it('opens a page in full size', async () => {
    proofIs();
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Look closer at page 1' }));

    const dialog = within(screen.getByRole('dialog', { name: 'Page 1' }));
    expect(dialog.getByRole('img', { name: 'Print book: Nani’s stories, page 1' })).toBeVisible();
  });

  it('is approved by its hash and returns to the cart', async () => {
    proofIs();
    server.use(post('/api/print/lines/:id/approve', { success: true }));
    const { user, address } = open();

    await user.click(await screen.findByRole('button', { name: 'Approve and go to cart' }));

    await waitFor(() => expect(address()).toBe('/cart'));
    expect(server.requests.at(-1)?.body).toEqual({ sha256: HASH });
  });

  it('is fetched again if it has changed', async () => {
    proofIs();
    server.use(
      post('/api/print/lines/:id/approve', problem(409, 'PROOF_CHANGED', 'The proof has changed. Look at it again.')),
    );
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Approve and go to cart' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The proof has changed. Look at it again.');
    expect(address()).toBe('/print-proof/print_1');
  });

  it('shows name, size and hash of a Word document', async () => {
    proofIs({ type: 'docx', fileName: 'thesis.docx', pages: [] });
    open();

    expect(await screen.findByText('thesis.docx')).toBeVisible();
    expect(screen.getByText(/print it exactly as you sent it/)).toBeVisible();
    expect(screen.getByText(Array(8).fill('abababab').join(' '))).toBeVisible();
  });

  it('links to the cart once it is approved', async () => {
    proofIs({ approvedAt: '2026-11-21T10:00:00.000Z' });
    open();

    expect(await screen.findByText('You approved this proof. You can now pay for it in your cart.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve and go to cart' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  });

  it('cannot be changed once it is ordered', async () => {
    proofIs({ approvedAt: '2026-11-21T10:00:00.000Z' }, { state: 'ordered' });
    open();

    expect(await screen.findByText('You approved this proof and ordered it.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change something' })).not.toBeInTheDocument();
  });

  it('asks visitors to sign in and returns them here', async () => {
    open({ user: null });

    expect(await screen.findByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
      'href',
      '/login?next=%2Fprint-proof%2Fprint_1',
    );
  });

  it('of another shopper is not found', async () => {
    server.use(get('/api/print/lines/:id', problem(404, 'NOT_FOUND', 'There is no such line.')));
    open();

    expect(await screen.findByRole('heading', { name: 'Proof not found' })).toBeVisible();
    // A second 404 would clutter the browser's console.
    expect(server.requests).toHaveLength(1);
  });

  it('shows a loading state, and a retry button after a network error', async () => {
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
