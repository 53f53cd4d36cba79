import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { get, never, offline, post, problem, put, reply, server } from '@kaagazz/testing';
import { screen, waitFor } from '@testing-library/react';

import { change, chooseIn, fillIn, findForm, inputOf, openForm, press } from '../../../test-support/order-form.tsx';
import {
  acceptLines,
  acceptUploads,
  bodiesPostedTo,
  pdf,
  printLine,
  servePrices,
} from '../../../test-support/print-orders.ts';

const { marriage, printbook, certificates } = PRINT_SERVICES;
const LINES = '/api/print/lines';

beforeEach(() => {
  sessionStorage.clear();
  servePrices();
  acceptUploads();
  acceptLines();
});

describe('a submitted order', () => {
  it('sends all fields, the design and an idempotency key', async () => {
    const { user } = openForm(marriage);
    await fillIn(marriage, user);
    change(inputOf({ label: 'RSVP' }), '98100 00000');

    await press(user);

    await waitFor(() => expect(bodiesPostedTo(LINES)).toHaveLength(1));
    expect(bodiesPostedTo(LINES)[0]).toEqual({
      service: 'marriage',
      design: '1',
      quantity: 50,
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      fields: {
        brideName: 'Asha Verma',
        groomName: 'Asha Verma',
        date: expect.stringMatching(/-02-14$/) as unknown,
        time: '18:30',
        venue: 'Asha Verma',
        rsvp: '98100 00000',
        replyCode: '',
        extraNotes: '',
        guests: '',
        envelopes: '',
        spareCards: '',
        sample: '',
      },
    });
  });

  it('trims text before sending the order', async () => {
    const { user } = openForm(marriage);
    await fillIn(marriage, user);
    change(inputOf({ label: 'Venue' }), '  Neem   Court \u202e');

    await press(user);

    await waitFor(() => expect(bodiesPostedTo(LINES)).toMatchObject([{ fields: { venue: 'Neem Court' } }]));
  });

  it('sends the chosen options', async () => {
    const { user } = openForm(certificates);
    await fillIn(certificates, user);
    await chooseIn(user, 'Paper', 'Textured');
    await chooseIn(user, 'Orientation', 'Landscape');

    await press(user);

    await waitFor(() =>
      expect(bodiesPostedTo(LINES)).toMatchObject([
        { fileId: 'f1', fields: { paperType: 'Textured', orientation: 'Landscape', size: 'A4' } },
      ]),
    );
  });

  it('a double click sends only one order', async () => {
    const { user, address } = openForm(marriage);
    await fillIn(marriage, user);

    await user.dblClick(screen.getByRole('button', { name: 'Add to cart' }));

    await waitFor(() => expect(address()).toBe('/cart'));
    expect(bodiesPostedTo(LINES)).toHaveLength(1);
  });

  it('marks the button as busy until the server responds', async () => {
    server.use(post(LINES, never()));
    const { user } = openForm(marriage);
    await fillIn(marriage, user);

    await press(user);

    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Add to cart/ })).toHaveAttribute('aria-busy', 'true'),
    );
  });

  it('adding the order to the cart doesn’t delete the uploaded file', async () => {
    const { user, address } = openForm(printbook);
    await fillIn(printbook, user);

    await press(user);

    await waitFor(() => expect(address()).toBe('/cart'));
    expect(server.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });
});

describe('a failed submission', () => {
  it('keeps the shopper’s input after a network error', async () => {
    server.use(post(LINES, offline()));
    const { user, host } = openForm(marriage);
    await fillIn(marriage, user);

    await press(user);

    expect(await screen.findByText(/^The shop did not respond.* Nothing you typed is lost\.$/)).toBeVisible();
    expect(inputOf({ label: 'Bride’s name' })).toHaveValue('Asha Verma');
    expect(host.cart.lines).toEqual([]);
  });

  it('scrolls to the error message after a failed submission', async () => {
    const scrolledIntoView: Element[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledIntoView.push(this);
    });
    server.use(post(LINES, offline()));
    const { user } = openForm(marriage);
    await fillIn(marriage, user);

    await press(user);

    const message = await screen.findByRole('alert');
    expect(scrolledIntoView.at(-1)).toContainElement(message);
  });

  it('clears the error message when the shopper retries', async () => {
    server.use(post(LINES, offline()));
    const { user, address } = openForm(marriage);
    await fillIn(marriage, user);
    await press(user);
    await screen.findByText(/Nothing you typed is lost/);
    server.use(post(LINES, never()));

    await press(user);

    await waitFor(() => expect(screen.queryByText(/Nothing you typed is lost/)).not.toBeInTheDocument());
    expect(address()).toBe('/marriage/1');
  });

  it('retries with the same idempotency key, even after a reload', async () => {
    server.use(post(LINES, offline()));
    const { user, unmount } = openForm(marriage);
    await fillIn(marriage, user);
    await press(user);
    await screen.findByText(/Nothing you typed is lost/);
    unmount();
    acceptLines();

    const { address } = openForm(marriage);
    await findForm(marriage);
    await press(user);

    await waitFor(() => expect(address()).toBe('/cart'));
    const ids = bodiesPostedTo(LINES).map((order) => (order as { requestId: unknown }).requestId);
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), ids[0]]);
  });

  it('shows each server error next to its field', async () => {
    server.use(post(LINES, problem(400, 'VALIDATION', 'Invalid.', { fields: { venue: 'No such place.' } })));
    const { user } = openForm(marriage);
    await fillIn(marriage, user);

    await press(user);

    const venue = inputOf({ label: 'Venue' });
    await waitFor(() => expect(venue).toHaveFocus());
    expect(venue).toHaveAccessibleDescription(/No such place\./);
    expect(screen.queryByText(/Nothing you typed is lost/)).not.toBeInTheDocument();
  });

  it('shows the server’s message if the error concerns none of the form’s fields', async () => {
    server.use(post(LINES, problem(400, 'VALIDATION', 'This is too much.', { fields: { unknown: 'x' } })));
    const { user } = openForm(marriage);
    await fillIn(marriage, user);

    await press(user);

    expect(await screen.findByRole('alert')).toHaveTextContent('This is too much. Nothing you typed is lost.');
  });
});

describe('validation', () => {
  it('the error message lists the characters that can’t be printed', async () => {
    const { user } = openForm(marriage);
    await fillIn(marriage, user);
    const bride = inputOf({ label: 'Bride’s name' });
    change(bride, 'தமிழ் செல்வி');

    await press(user);

    await waitFor(() => expect(bride).toBeInvalid());
    expect(bride).toHaveAccessibleDescription(
      'These can’t be printed: த மி ழ் செ ல் வி – use Latin or Devanagari letters, digits and common signs.',
    );
    expect(bride).toHaveFocus();
    expect(bodiesPostedTo(LINES)).toEqual([]);

    change(bride, 'तमिल सेल्वी');
    await press(user);
    await waitFor(() => expect(bodiesPostedTo(LINES)).toHaveLength(1));
  });

  it('clears an error as soon as the field is valid', async () => {
    const { user } = openForm(marriage);
    await findForm(marriage);
    await press(user);
    await waitFor(() => expect(inputOf({ label: 'Time' })).toBeInvalid());

    change(inputOf({ label: 'Time' }), '18:30');

    await waitFor(() => expect(inputOf({ label: 'Time' })).toBeValid());
    expect(inputOf({ label: 'Date' })).toBeInvalid();
  });

  it('rejects a date in the past', async () => {
    const { user } = openForm(marriage);
    await fillIn(marriage, user);
    change(inputOf({ label: 'Date' }), '2020-02-14');

    await press(user);

    await waitFor(() =>
      expect(inputOf({ label: 'Date' })).toHaveAccessibleDescription(
        '14 February 2020 is over: choose a day that is still to come.',
      ),
    );
    expect(bodiesPostedTo(LINES)).toEqual([]);
  });

  it('rejects a quick print order of fewer than 50 copies', async () => {
    const service = PRINT_SERVICES['quick-print'];
    const { user } = openForm(service);
    await fillIn(service, user);
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    expect(quantity).toHaveAccessibleDescription('minimum 50 copies');

    await user.clear(quantity);
    await user.type(quantity, '49');
    await press(user);

    await waitFor(() => expect(quantity).toHaveAccessibleDescription(/Please order minimum 50 copies\./));
    expect(bodiesPostedTo(LINES)).toEqual([]);
  });

  it('asks the shopper to wait while a file is being uploaded', async () => {
    server.use(put('/api/print/files/:id/parts/:part', never()));
    const { user, host } = openForm(printbook);
    await findForm(printbook);
    change(inputOf({ label: 'Pages' }), '24');
    await user.upload(screen.getByLabelText('Your file'), pdf());
    await screen.findByRole('progressbar', { name: 'Uploading stories.pdf' });

    await press(user);

    await waitFor(() =>
      expect(host.toasts).toEqual([
        { text: 'Your file is still being uploaded. Please wait until it is ready, then try again.', tone: 'error' },
      ]),
    );
    expect(bodiesPostedTo(LINES)).toEqual([]);
  });
});

describe('a full cart', () => {
  const cartLine = (id: string) => ({ id, title: 'Paper', price: 60, quantity: 1, image: '' });
  const FULL = Array.from({ length: 50 }, (_, index) => cartLine(`p${index}`));

  it('shows an error instead of adding a print order to a full cart', async () => {
    const { user, host } = openForm(marriage, { cart: FULL });
    await fillIn(marriage, user);

    await press(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      '50 different things fit into one cart. Order some of them, or remove some. Nothing you typed is lost.',
    );
    expect(bodiesPostedTo(LINES)).toEqual([]);
    expect(host.cart.lines).toHaveLength(50);
  });

  it('saves changes to an existing print order even if the cart is full', async () => {
    server.use(get('/api/print/lines/:id', { success: true, line: printLine() }));
    const { user, host, address } = openForm(printbook, {
      at: '/printbook?line=print_1',
      path: '/printbook',
      cart: [...FULL.slice(1), cartLine('print_1')],
    });
    await screen.findByText('stories.pdf');

    await press(user, 'Save changes');

    await waitFor(() => expect(address()).toBe('/cart'));
    expect(host.cart.lines).toHaveLength(50);
  });
});

describe('a line that is edited', () => {
  const EDIT = { at: '/printbook?line=print_1', path: '/printbook' };

  it('editing a print order opens the form with the order’s current values', async () => {
    server.use(
      get('/api/print/lines/:id', { success: true, line: printLine() }),
      post(LINES, ({ body }) => reply(201, { success: true, line: printLine({ ...(body as object), id: 'print_2' }) })),
    );
    const { user, host, address } = openForm(printbook, {
      ...EDIT,
      cart: [{ id: 'print_1', title: 'Print book', price: 420, quantity: 3, image: '' }],
    });

    expect(await screen.findByRole('textbox', { name: 'Title on the cover' })).toHaveValue('Nani’s stories');
    expect(screen.getByRole('radio', { name: 'A5' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
    expect(screen.getByText('stories.pdf')).toBeVisible();
    await press(user, 'Save changes');

    await waitFor(() => expect(address()).toBe('/cart'));
    expect(bodiesPostedTo(LINES)).toMatchObject([{ replaces: 'print_1', fileId: 'f1', quantity: 3 }]);
    expect(host.cart.lines.map(({ id }) => id)).toEqual(['print_2']);
  });

  it('shows a loading state until the print order being edited has loaded', async () => {
    server.use(get('/api/print/lines/:id', never()));
    openForm(printbook, EDIT);

    expect(await screen.findByText('Loading your order…')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('adds a new cart item if the item being edited was removed from the cart', async () => {
    server.use(get('/api/print/lines/:id', problem(404, 'NOT_FOUND', 'There is no such line.')));
    const { user, address } = openForm(printbook, EDIT);

    expect(await screen.findByText(/This item is no longer in your cart/)).toBeVisible();
    await fillIn(printbook, user);
    await press(user, 'Add to cart');

    await waitFor(() => expect(address()).toBe('/cart'));
    expect(bodiesPostedTo(LINES)[0]).not.toHaveProperty('replaces');
  });

  it('doesn’t load the print order being edited until the visitor signs in', async () => {
    openForm(printbook, { ...EDIT, user: null });

    expect(await screen.findByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
      'href',
      '/login?next=%2Fprintbook%3Fline%3Dprint_1',
    );
    expect(server.sentTo('/api/print/lines/print_1')).toEqual([]);
  });
});

describe('a price request', () => {
  const REQUESTS = '/api/print/requests';
  const openRequest = async () => {
    servePrices([{ options: { size: 'A4' }, per: 'piece', from: 1, price: 500 }]);
    const page = openForm(printbook);
    await fillIn(printbook, page.user);
    await chooseIn(page.user, 'Size', 'Custom');
    await screen.findByText('Price on request');
    return page;
  };

  it('sends a price request for an order without a fixed price', async () => {
    server.use(post(REQUESTS, reply(201, { success: true })));
    const { user, host, address } = await openRequest();

    await press(user, 'Ask for a price');

    expect(await screen.findByText('We have received your request.')).toBeVisible();
    expect(bodiesPostedTo(REQUESTS)).toMatchObject([
      { service: 'printbook', fileId: 'f1', fields: { size: 'Custom' } },
    ]);
    expect(host.cart.lines).toEqual([]);
    expect(address()).toBe('/printbook');
  });

  it('clears the draft and focuses the confirmation after a price request', async () => {
    server.use(post(REQUESTS, reply(201, { success: true })));
    const { user } = await openRequest();

    await press(user, 'Ask for a price');

    const confirmation = await screen.findByText('We have received your request.');
    await waitFor(() => expect(document.activeElement).toContainElement(confirmation));
    expect(sessionStorage).toHaveLength(0);
  });

  it('asking for another price doesn’t delete the file of the previous request', async () => {
    server.use(post(REQUESTS, reply(201, { success: true })));
    const { user } = await openRequest();
    await press(user, 'Ask for a price');

    await user.click(await screen.findByRole('button', { name: 'Ask for another price' }));

    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'A4' })).toBeChecked();
    expect(server.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('keeps the input and the file if the price request fails', async () => {
    server.use(post(REQUESTS, offline()));
    const { user } = await openRequest();

    await press(user, 'Ask for a price');

    expect(await screen.findByText(/Nothing you typed is lost/)).toBeVisible();
    expect(screen.getByText('stories.pdf')).toBeVisible();
  });

  it('offers a price request if the server responds that the order has no fixed price', async () => {
    server.use(post(LINES, problem(409, 'PRICE_ON_REQUEST', 'This has no fixed price.')));
    const { user } = openForm(marriage);
    await fillIn(marriage, user);

    await press(user);

    expect(await screen.findByRole('button', { name: 'Ask for a price' })).toBeVisible();
  });
});
