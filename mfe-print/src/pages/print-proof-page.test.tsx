import { SHOPPER, get, never, offline, post, problem, renderPage, server } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { bodiesPostedTo, printFile, printLine, servePrices } from '../../test-support/print-orders.ts';
import { printApi } from '../api.ts';
import { PrintProofPage } from './print-proof-page.tsx';

const HASH = 'ab'.repeat(32);
const PAGES = printFile().preview;
const FREE = { difference: 0, copies: 3, delivery: null, payPath: null, payUntil: null };

const CARDS_SENT = { service: 'marriage', design: '1', quantity: 50 };
const cartLine = (id: string, quantity: number) => ({ id, title: 'Cards', price: 38, image: '', quantity });

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
    get('/api/print/lines/:id', { success: true, line: printLine(line) }),
    get('/api/print/lines/:id/proof', { success: true, proof }),
  );
}

describe('a proof', () => {
  it('shows the pages of a proof and the options that the shopper chose', async () => {
    proofIs();
    open();

    expect(await screen.findByRole('heading', { name: 'Print book: Nani’s stories' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Print book: Nani’s stories, page 1' })).toBeVisible();
    for (const fact of ['A5', 'Softcover', 'stories.pdf, 2.4 MB', '3 books', 'Rs. 420 each, Rs. 1,260 in all']) {
      expect(screen.getByText(fact)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Change something' })).toHaveAttribute('href', '/printbook?line=print_1');
  });

  it('simulates how a page of the proof will look on paper', async () => {
    proofIs({ paperPages: PAGES });
    const { user } = open();

    const onPaper = within(await screen.findByRole('region', { name: 'On paper' }));
    expect(onPaper.getByRole('img', { name: 'Print book: Nani’s stories, page 1 on paper' })).toBeVisible();
    expect(onPaper.getByText(/simulates uncoated paper/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'On screen' })).getAllByRole('img')).toHaveLength(1);
    await user.click(onPaper.getByRole('button', { name: 'Look closer at page 1 on paper' }));

    expect(screen.getByRole('dialog', { name: 'Page 1 on paper' })).toBeVisible();
  });

  it('hides the "On paper" section if the proof has no paper simulation', async () => {
    proofIs({ paperPages: [] });
    open();

    await screen.findByRole('region', { name: 'On screen' });
    expect(screen.queryByRole('region', { name: 'On paper' })).not.toBeInTheDocument();
  });

  it('a shopper can approve a proof despite its warnings', async () => {
    const warnings = [
      { code: 'SMALL_TEXT', text: 'Text on page 1 is 4.5 pt.' },
      { code: 'THIN_LINES', text: 'A line on page 1 is 0.1 pt wide.' },
    ];
    proofIs({ warnings });
    server.use(post('/api/print/lines/:id/approve', { success: true, line: printLine() }));
    const { user, address } = open();

    const list = within(await screen.findByRole('region', { name: '2 things to check' }));
    for (const { text } of warnings) expect(list.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve and go to cart' }));

    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it('states that only the first pages of a long file are shown', async () => {
    proofIs({ pages: [...PAGES, ...PAGES] }, { file: printFile({ pages: 40 }) });
    open();

    expect(
      await screen.findByText('You see the first 2 pages here. We print all 40 pages of your file.'),
    ).toBeVisible();
  });

  it('shows the proof of guest cards as a contact sheet', async () => {
    const text = { kind: 'text', font: 'tiro', size: 4, x: 10, y: 20, anchor: 'start', fill: '#3b2a1c' };
    const sheets = Array.from({ length: 30 }, (_, index) => ({
      name: `Guest ${index + 1}`,
      sha256: String(index).padStart(64, '0'),
      shapes: [{ ...text, text: `To Guest ${index + 1}` }],
    }));
    const shared = [{ kind: 'path', d: 'M0 0L10 10', stroke: '#c98d3a' }];
    proofIs({ cards: { width: 100, height: 150, background: '#fbf6ea', shared, sheets }, guestListSha256: HASH });
    const { user } = open();

    const list = within(await screen.findByRole('list', { name: 'Contact sheet' }));
    expect(list.getAllByRole('listitem')).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Show the last 6 cards' }));
    await user.click(list.getByRole('button', { name: 'Look closer at card 30. Guest 30' }));

    const dialog = within(screen.getByRole('dialog', { name: 'Card 30: Guest 30' }));
    expect(dialog.getByRole('img', { name: 'Card for Guest 30' })).toHaveTextContent('To Guest 30');
    expect(dialog.getByText(sheets[29]?.sha256 ?? '')).toBeVisible();
  });

  it('shows each guest’s RSVP code and addressed envelope', async () => {
    const square = { kind: 'path', d: 'M10 20L20 20L20 30L10 30Z', fill: '#3b2a1c', code: { x: 10, y: 20, side: 10 } };
    const address = { kind: 'text', font: 'mukta-400', size: 4, x: 60, y: 70, anchor: 'start', fill: '#3b2a1c' };
    const sheet = (shapes: object[], sha256: string) => ({ name: 'Ravi', sha256: sha256.repeat(32), shapes });
    const cards = {
      ...{ width: 100, height: 150, background: '#fbf6ea', shared: [], sheets: [sheet([square], 'ab')] },
      code: { d: 'M0 0L2 0L2 1L0 1Z', modules: 5 },
      envelopes: {
        ...{ width: 158, height: 108, background: '#ffffff' },
        sheets: [sheet([{ ...address, text: '4 Car Street' }], 'cd')],
      },
    };
    proofIs({ cards, guestListSha256: HASH });
    const { user } = open();

    const list = within(await screen.findByRole('list', { name: 'Contact sheet' }));
    expect(list.getByRole('listitem').querySelector('svg path')).toHaveAttribute('d', 'M10 20L14 20L14 22L10 22Z');
    await user.click(screen.getByRole('button', { name: 'Look closer at envelope 1. Ravi' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Envelope 1: Ravi' }));
    expect(dialog.getByRole('img', { name: 'Envelope for Ravi' })).toHaveTextContent('4 Car Street');
    expect(dialog.getByText('cd'.repeat(32))).toBeVisible();
  });

  it('shows both sides of each business card on the contact sheet', async () => {
    const text = { kind: 'text', font: 'tiro', size: 4, x: 10, y: 20, anchor: 'start', fill: '#3b2a1c' };
    const logo = { kind: 'image', x: 8, y: 7, width: 30, height: 13 };
    const sheet = {
      ...{ name: 'Zoya Khan', sha256: HASH, shapes: [logo, { ...text, text: 'Zoya Khan' }] },
      back: [{ ...text, text: 'zoya@example.in' }],
    };
    const back = { background: '#23482f', shared: [] };
    const picture = 'data:image/webp;base64,UklGRg==';
    proofIs({
      cards: { width: 90, height: 54, background: '#faf6ec', shared: [], back, logo: picture, sheets: [sheet] },
      guestListSha256: HASH,
    });
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Look closer at card 1. Zoya Khan' }));

    const dialog = within(screen.getByRole('dialog', { name: 'Card 1: Zoya Khan' }));
    const front = dialog.getByRole('img', { name: 'Card for Zoya Khan, front' });
    expect(front.querySelector('image')).toHaveAttribute('href', picture);
    expect(dialog.getByRole('img', { name: 'Card for Zoya Khan, back' })).toHaveTextContent('zoya@example.in');
  });

  it('says that the guest cards of an old order have been deleted', async () => {
    proofIs({ cards: null, guestListSha256: HASH, pages: [] });
    open();

    expect(await screen.findByText(/^We deleted the names 30 days after delivery/)).toBeVisible();
  });

  it('opens a page of the proof at full size', async () => {
    proofIs();
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Look closer at page 1 on screen' }));

    const dialog = within(screen.getByRole('dialog', { name: 'Page 1 on screen' }));
    expect(dialog.getByRole('img', { name: 'Print book: Nani’s stories, page 1' })).toBeVisible();
  });

  it('approving a proof sends the hash of the displayed version', async () => {
    proofIs();
    server.use(post('/api/print/lines/:id/approve', { success: true, line: printLine() }));
    const { user, address } = open();

    await user.click(await screen.findByRole('button', { name: 'Approve and go to cart' }));

    await waitFor(() => expect(address()).toBe('/cart'));
    expect(server.requests.at(-1)?.body).toEqual({ sha256: HASH });
  });

  describe('a printed sample', () => {
    const CARDS = { service: 'marriage', design: '1', file: null, quantity: 50 } as const;
    const samplePrice = { options: { sample: 'Printed sample' }, per: 'piece', from: 1, price: 99 } as const;
    const created = (line: object) => server.use(post('/api/print/lines', { success: true, line: printLine(line) }));

    it('a printed sample replaces the full order in the cart', async () => {
      servePrices([{ options: {}, per: 'piece', from: 1, price: 38 }, samplePrice]);
      proofIs({}, { ...CARDS, fields: { brideName: 'Asha' } });
      created({ ...CARDS, id: 'print_2', quantity: 1, price: 99 });
      const { user, address } = open({ cart: [cartLine('print_1', 50)] });

      expect(await screen.findByText(/We print one for Rs. 99.*takes this price off all 50 cards/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Order one printed sample first' }));

      await waitFor(() => expect(address()).toBe('/print-proof/print_2'));
      expect(bodiesPostedTo('/api/print/lines')).toEqual([
        expect.objectContaining({ ...CARDS_SENT, fields: { brideName: 'Asha', sample: '50' }, replaces: 'print_1' }),
      ]);
    });

    it('shows a new proof when the shopper orders the full quantity instead of a sample', async () => {
      servePrices([{ options: {}, per: 'piece', from: 1, price: 38 }, samplePrice]);
      proofIs({}, { ...CARDS, quantity: 1, fields: { brideName: 'Asha', sample: '50' } });
      created({ ...CARDS, id: 'print_2' });
      const { user, address } = open();

      await user.click(await screen.findByRole('button', { name: 'Order all 50 cards instead' }));

      await waitFor(() => expect(address()).toBe('/print-proof/print_2'));
      expect(bodiesPostedTo('/api/print/lines')).toEqual([
        expect.objectContaining({ ...CARDS_SENT, fields: { brideName: 'Asha', sample: '' } }),
      ]);
    });

    it('the sample of a suite contains one card of each kind', async () => {
      const suite = { service: 'suites', design: '1', file: null } as const;
      const fields = { groups: 'Family | 40 | invitation, menu', tables: '' };
      servePrices([
        { options: {}, per: 'piece', from: 1, price: 38 },
        { ...samplePrice, price: 199 },
      ]);
      proofIs({}, { ...suite, quantity: 80, fields });
      const { unmount } = open();
      expect(await screen.findByText(/We print one of each card for Rs. 199.*off all 80 cards/)).toBeVisible();
      unmount();

      proofIs({}, { ...suite, quantity: 1, fields: { ...fields, sample: '80' } });
      open();

      expect(await screen.findByText(/^This is one printed sample of each card\./)).toBeVisible();
      expect(screen.getByText('1 printed sample')).toBeVisible();
    });

    it('offers no sample if the price table has no price for samples', async () => {
      servePrices();
      proofIs({}, CARDS);
      open();

      await screen.findByRole('button', { name: 'Approve and go to cart' });
      await waitFor(() => expect(server.requests.some(({ path }) => path === '/api/print/prices/marriage')).toBe(true));
      expect(screen.queryByRole('button', { name: /printed sample/ })).toBeNull();
    });
  });

  it('opens My Orders after the shopper approves a text change in a paid order', async () => {
    proofIs({}, { state: 'ordered', revises: 'print_0', change: FREE });
    server.use(post('/api/print/lines/:id/approve', { success: true, line: printLine() }));
    const { user, address } = open();
    expect(await screen.findByText('No extra charge')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Approve the new version' }));

    await waitFor(() => expect(address()).toBe('/my-orders'));
  });

  it('shows a payment link after the shopper approves a change that costs extra', async () => {
    const dear = { ...FREE, difference: 400, delivery: { from: '2026-12-05', to: '2026-12-08' } };
    proofIs({}, { state: 'ordered', revises: 'print_0', change: dear });
    const payPath = `/order/pay/${'t'.repeat(43)}`;
    const payable = { ...dear, payPath, payUntil: '2026-11-28T10:00:00.000Z' };
    const line = printLine({ state: 'ordered', revises: 'print_0', change: payable });
    server.use(post('/api/print/lines/:id/approve', { success: true, line }));
    const { user } = open();
    expect(await screen.findByText('5 to 8 December')).toBeVisible();
    proofIs({}, { state: 'ordered', revises: 'print_0', change: payable });

    await user.click(screen.getByRole('button', { name: 'Approve, then pay Rs. 400' }));

    expect(await screen.findByRole('link', { name: 'Pay Rs. 400' })).toHaveAttribute('href', payPath);
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
    const approval = server.requests.find(({ path }) => path.endsWith('/approve'));
    expect(approval?.body).toEqual({ sha256: HASH, difference: 400 });
    await waitFor(() => expect(document.activeElement).toHaveTextContent('You approved this version.'));
  });

  it('shows the refund amount if a change lowers the price', async () => {
    proofIs({}, { state: 'ordered', revises: 'print_0', change: { ...FREE, difference: -1_200 } });
    open();

    expect(await screen.findByRole('button', { name: 'Approve and get back Rs. 1,200' })).toBeVisible();
  });

  it('hides the cart link once a change to a paid order has been approved', async () => {
    proofIs({ approvedAt: '2026-11-22T10:00:00.000Z' }, { state: 'ordered', revises: 'print_0' });
    open();

    expect(await screen.findByText('You approved this version of your order.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change something' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to cart' })).not.toBeInTheDocument();
  });

  it('shows a message if the shopper approves an outdated proof', async () => {
    proofIs();
    server.use(
      post('/api/print/lines/:id/approve', problem(409, 'PROOF_CHANGED', 'The proof has changed. Look at it again.')),
    );
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Approve and go to cart' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The proof has changed. Look at it again.');
    expect(address()).toBe('/print-proof/print_1');
  });

  it('shows the name, size and hash of a Word document', async () => {
    proofIs({ type: 'docx', fileName: 'thesis.docx', pages: [] });
    open();

    expect(await screen.findByText('thesis.docx')).toBeVisible();
    expect(screen.getByText(/print it exactly as you sent it/)).toBeVisible();
    expect(screen.getByText(Array(8).fill('abababab').join(' '))).toBeVisible();
  });

  it('an approved proof links to the cart', async () => {
    proofIs({ approvedAt: '2026-11-21T10:00:00.000Z' });
    open();

    expect(
      await screen.findByText('You approved this proof. You can now pay for the item in your cart.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve and go to cart' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  });

  it('hides the "Change something" link after the order is placed', async () => {
    proofIs({ approvedAt: '2026-11-21T10:00:00.000Z' }, { state: 'ordered' });
    open();

    expect(await screen.findByText('You approved this proof and placed the order.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change something' })).not.toBeInTheDocument();
  });

  it('shows the quantity, the page count and the price', async () => {
    proofIs({}, { quantity: 1, price: 420, fields: {}, file: printFile({ pages: 24 }) });
    open();

    for (const fact of ['24', '1 book', 'Rs. 420 each, Rs. 420 in all']) {
      expect(await screen.findByText(fact)).toBeVisible();
    }
  });

  it('labels each page button with the page number', async () => {
    proofIs({ pages: [...PAGES, ...PAGES] });
    const { user } = open();
    const pages = within(await screen.findByRole('list', { name: 'Pages on screen' }));
    expect(pages.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Look closer at page 1 on screen',
      'Look closer at page 2 on screen',
    ]);

    await user.click(pages.getByRole('button', { name: 'Look closer at page 2 on screen' }));
    const dialog = screen.getByRole('dialog', { name: 'Page 2 on screen' });
    expect(within(dialog).getByRole('group', { name: 'The page in full size' })).toHaveAttribute('tabindex', '0');
    await user.click(within(dialog).getByRole('button', { name: /close/i }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('loads the new proof if the proof changed before the shopper approved it', async () => {
    proofIs();
    server.use(post('/api/print/lines/:id/approve', problem(409, 'PROOF_CHANGED', 'The proof has changed.')));
    const { user } = open();
    await screen.findByRole('button', { name: 'Approve and go to cart' });
    proofIs({ sha256: 'cd'.repeat(32), fileName: 'new.pdf' });

    await user.click(screen.getByRole('button', { name: 'Approve and go to cart' }));

    expect(await screen.findByText('new.pdf, 2.4 MB')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays on the page if the approval fails', async () => {
    proofIs();
    server.use(post('/api/print/lines/:id/approve', offline()));
    const { user, address, host } = open();

    await user.click(await screen.findByRole('button', { name: 'Approve and go to cart' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(/^The shop did not respond/);
    expect(address()).toBe('/print-proof/print_1');
    expect(host.toasts).toEqual([]);
  });

  it('ignores a second approval while the first one is being sent', async () => {
    proofIs();
    server.use(post('/api/print/lines/:id/approve', never()));
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Approve and go to cart' }));

    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Approve and go to cart/ })).toHaveAttribute('aria-busy', 'true'),
    );
  });

  it('downloads the proof under its file name', async () => {
    proofIs();
    server.use(get('/api/print/lines/:id/print-file', { success: true }));
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:proof', revokeObjectURL() {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Download the print file' }));

    await waitFor(() => expect(saved).toEqual(['stories.pdf']));
  });

  it('shows why the download failed', async () => {
    proofIs();
    server.use(get('/api/print/lines/:id/print-file', problem(404, 'FILE_NOT_FOUND', 'The file is gone.')));
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Download the print file' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The file is gone.');
  });

  it('asks the shopper to sign in again if the session has expired', async () => {
    server.use(get('/api/print/lines/:id', problem(401, 'UNAUTHENTICATED', 'Please login.')));
    open();

    expect(await screen.findByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
      'href',
      '/login?next=%2Fprint-proof%2Fprint_1',
    );
  });

  it('shows a spinner until the session has been checked', async () => {
    open({ user: 'loading' });

    expect(await screen.findByText('Checking login status…')).toBeVisible();
    expect(server.requests).toEqual([]);
  });

  it('excludes proofs from search engines', async () => {
    proofIs();
    const { host } = open();

    await waitFor(() => expect(host.head).toMatchObject({ title: 'Your proof', noIndex: true }));
  });

  it('returns visitors to the proof after sign-in', async () => {
    open({ user: null });

    expect(await screen.findByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
      'href',
      '/login?next=%2Fprint-proof%2Fprint_1',
    );
  });

  it('shows "Proof not found" for another shopper’s proof', async () => {
    server.use(get('/api/print/lines/:id', problem(404, 'NOT_FOUND', 'There is no such line.')));
    open();

    expect(await screen.findByRole('heading', { name: 'Proof not found' })).toBeVisible();
    expect(server.requests).toHaveLength(1);
  });

  it('shows a loading state, then a retry button after a network error', async () => {
    server.use(get('/api/print/lines/:id', never()), get('/api/print/lines/:id/proof', never()));
    const { unmount } = open();
    expect(await screen.findByText('Loading your proof…')).toBeVisible();
    unmount();
    server.use(get('/api/print/lines/:id', offline()), get('/api/print/lines/:id/proof', offline()));
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Try Again' });

    proofIs();
    await user.click(again);

    expect(await screen.findByRole('heading', { name: 'Print book: Nani’s stories' })).toBeVisible();
  });
});
