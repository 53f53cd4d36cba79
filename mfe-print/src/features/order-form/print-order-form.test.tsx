import { PRINT_SERVICES, dayInIndia } from '@kaagazz/domain/print';
import type { PrintField, PrintService } from '@kaagazz/domain/print';
import { SHOPPER, get, offline, post, problem, renderPage, reply, server } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { aFile, aLine, aPdf, priceTable, sentTo, takesFiles, takesLines } from '../../../test-support/print-orders.ts';
import { printApi } from '../../api.ts';
import { PrintOrderForm } from './index.ts';

const SERVICES = Object.values(PRINT_SERVICES);
const ID = (service: PrintService): [string, PrintService] => [service.id, service];

function open(service: PrintService, options: PageOptions = {}) {
  const [design] = service.designs;
  const at = design === undefined ? `/${service.id}` : `/${service.id}/${design}`;
  return renderPage(<PrintOrderForm service={service} {...(design !== undefined && { design })} />, {
    at,
    api: printApi,
    user: SHOPPER,
    ...options,
  });
}

const LATER = `${Number(dayInIndia().slice(0, 4)) + 1}-02-14`;
const SAID: Partial<Record<PrintField['kind'], string>> = {
  date: LATER,
  time: '18:30',
  number: '24',
  email: 'asha@example.com',
  phone: '9876543210',
  'phone-or-email': 'asha@example.com',
};
const sayable = ({ fields }: PrintService) => fields.filter(({ kind }) => kind !== 'choice');
const control = ({ label }: PrintField) => screen.getByLabelText(label, { selector: 'input, textarea' });

/** Everything that must be said, and the file that must be sent. */
async function fillIn(service: PrintService, user: UserEvent) {
  await screen.findByRole('form', { name: service.title });
  for (const field of sayable(service).filter(({ required }) => required)) {
    fireEvent.change(control(field), { target: { value: SAID[field.kind] ?? 'Asha Verma' } });
  }
  if (service.file?.required) {
    await user.upload(screen.getByLabelText('Your file'), aPdf());
    await screen.findByRole('button', { name: 'Remove file' });
  }
}

const press = (user: UserEvent, name = 'Add to cart') => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  priceTable();
  takesFiles();
  takesLines();
});

describe.each(SERVICES.map(ID))('the form of %s', (_id, service) => {
  it('waits while it is found out who is there', async () => {
    open(service, { user: 'loading' });

    expect(await screen.findByText('Checking login status…')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('asks a visitor to sign in and to come back, and shows the price meanwhile', async () => {
    const { address } = open(service, { user: null });

    expect(await screen.findByText(service.signInPrompt)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
      'href',
      `/login?${new URLSearchParams({ next: address() })}`,
    );
    expect(screen.getByRole('region', { name: 'Price' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
  });

  it('has every documented field under its documented name', async () => {
    open(service);
    const form = within(await screen.findByRole('form', { name: service.title }));

    for (const field of sayable(service)) expect(control(field)).toHaveAttribute('name', field.name);
    for (const { label, name, choices = [] } of service.fields.filter(({ kind }) => kind === 'choice')) {
      const radios = within(form.getByRole('group', { name: label })).getAllByRole('radio');
      expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual(choices);
      expect(radios[0]).toHaveAttribute('name', name);
      expect(radios[0]).toBeChecked();
    }
    expect(form.getByRole('textbox', { name: 'Quantity' })).toHaveValue(String(service.quantity.default));
  });

  it('says at each field what is missing, and sends nothing', async () => {
    const { user } = open(service);
    await screen.findByRole('form', { name: service.title });

    await press(user);

    const missing = sayable(service).filter(({ required }) => required);
    for (const field of missing) {
      await waitFor(() =>
        expect(control(field)).toHaveAccessibleDescription(expect.stringContaining(field.missing ?? '?')),
      );
      expect(control(field)).toBeInvalid();
    }
    // the file stands before the pages
    const first = service.file?.required
      ? screen.getByRole('button', { name: 'Choose a file' })
      : missing[0] && control(missing[0]);
    if (first) await waitFor(() => expect(first).toHaveFocus());
    if (service.file?.required) {
      expect(screen.getAllByRole('alert').filter((alert) => alert.textContent === service.file?.missing)).toHaveLength(
        2,
      );
    }
    if (missing.length > 0) expect(sentTo('/api/print/lines')).toEqual([]);
  });

  it('puts what was ordered into the cart, says so and goes there', async () => {
    const { user, host, address } = open(service);
    await fillIn(service, user);

    await press(user);

    await waitFor(() => expect(address()).toBe('/cart'));
    expect(host.toasts.at(-1)).toEqual({ text: service.confirmation, tone: 'success' });
    expect(host.cart.lines).toMatchObject([{ id: 'print_1', price: 42, quantity: service.quantity.default }]);
    const [sent] = sentTo('/api/print/lines');
    expect(sent).toMatchObject({ service: service.id, quantity: service.quantity.default });
    expect((sent as { fileId?: string }).fileId).toBe(service.file?.required ? 'f1' : undefined);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a form that is being filled in', () => {
  const { marriage, printbook } = PRINT_SERVICES;

  it('says of a name which letters can’t be printed and which can, and sends nothing', async () => {
    const { user } = open(marriage);
    await fillIn(marriage, user);
    const bride = screen.getByRole('textbox', { name: 'Bride’s name' });
    fireEvent.change(bride, { target: { value: 'தமிழ் செல்வி' } });

    await press(user);

    await waitFor(() => expect(bride).toBeInvalid());
    expect(bride).toHaveAccessibleDescription(
      'These can’t be printed: த மி ழ் செ ல் வி – use Latin or Devanagari letters, digits and common signs.',
    );
    expect(bride).toHaveFocus();
    expect(sentTo('/api/print/lines')).toEqual([]);

    fireEvent.change(bride, { target: { value: 'तमिल सेल्वी' } });
    await press(user);
    await waitFor(() => expect(sentTo('/api/print/lines')).toHaveLength(1));
  });

  it('takes a note away as soon as its field is mended, before the field is left', async () => {
    const { user } = open(marriage);
    await screen.findByRole('form', { name: marriage.title });
    await press(user);
    await waitFor(() => expect(screen.getByLabelText('Time')).toBeInvalid());

    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '18:30' } });

    await waitFor(() => expect(screen.getByLabelText('Time')).toBeValid());
    expect(screen.getByLabelText('Date')).toBeInvalid();
  });

  it('is there again after a reload, file included', async () => {
    const { user, unmount } = open(printbook);
    await fillIn(printbook, user);
    await user.type(control(printbook.fields.find(({ name }) => name === 'customTitle')!), 'Nani');
    await user.click(screen.getByRole('radio', { name: 'Softcover' }));
    unmount();

    open(printbook);

    expect(await screen.findByRole('textbox', { name: 'Title on the cover' })).toHaveValue('Nani');
    expect(screen.getByRole('radio', { name: 'Softcover' })).toBeChecked();
    expect(await screen.findByText('stories.pdf')).toBeVisible();
  });

  it('takes over what a visitor has chosen', async () => {
    const { user, unmount } = open(printbook, { user: null });
    await user.click(await screen.findByRole('radio', { name: 'Softcover' }));
    unmount();

    open(printbook);

    expect(await screen.findByRole('radio', { name: 'Softcover' })).toBeChecked();
  });

  it('is nobody else’s: another shopper finds it empty, and the draft is gone', async () => {
    const { user, unmount } = open(marriage);
    await user.type(await screen.findByRole('textbox', { name: 'Bride’s name' }), 'Asha');
    unmount();

    open(marriage, { user: { ...SHOPPER, _id: 'user-ravi' } });

    expect(await screen.findByRole('textbox', { name: 'Bride’s name' })).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', '[]', '{"userId":null,"value":{"fileId":null,"values":{"brideName":7},"requestId":"r1"}}'])(
    'starts empty if storage holds %s',
    async (stored) => {
      sessionStorage.setItem('mine printDraft marriage 1', stored);

      open(marriage);

      expect(await screen.findByRole('textbox', { name: 'Bride’s name' })).toHaveValue('');
      expect(sessionStorage.getItem('mine printDraft marriage 1')).toBeNull();
    },
  );

  it('leads to sign-in when the session has ended, and is there again afterwards', async () => {
    server.use(post('/api/print/lines', problem(401, 'UNAUTHENTICATED', 'Please login to continue.')));
    const { user, address, unmount } = open(marriage);
    await fillIn(marriage, user);

    await press(user);

    await waitFor(() => expect(address()).toBe('/login?next=%2Fmarriage%2F1'));
    unmount();
    open(marriage);
    expect(await screen.findByRole('textbox', { name: 'Bride’s name' })).toHaveValue('Asha Verma');
  });

  it('keeps everything when the server does not answer', async () => {
    server.use(post('/api/print/lines', offline()));
    const { user, host } = open(marriage);
    await fillIn(marriage, user);

    await press(user);

    expect(await screen.findByText(/^The shop did not answer.* Nothing you typed is lost\.$/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Bride’s name' })).toHaveValue('Asha Verma');
    expect(host.cart.lines).toEqual([]);
  });

  it('is the same order when it is sent again after an answer that was lost, also after a reload', async () => {
    server.use(post('/api/print/lines', offline()));
    const { user, unmount } = open(marriage);
    await fillIn(marriage, user);
    await press(user);
    await screen.findByText(/Nothing you typed is lost/);
    unmount();
    takesLines();

    const { address } = open(marriage);
    await screen.findByRole('form', { name: marriage.title });
    await press(user);

    await waitFor(() => expect(address()).toBe('/cart'));
    const ids = sentTo('/api/print/lines').map((order) => (order as { requestId: unknown }).requestId);
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), ids[0]]);
  });

  const inCart = (id: string) => ({ id, title: 'Paper', price: 60, quantity: 1, image: '' });

  it('makes nothing that the cart has no place for, and keeps what was typed', async () => {
    const cart = Array.from({ length: 50 }, (_, place) => inCart(`p${place}`));
    const { user, host } = open(PRINT_SERVICES.marriage, { cart });
    await fillIn(PRINT_SERVICES.marriage, user);

    await press(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      '50 different things fit into one cart. Order some of them, or remove some. Nothing you typed is lost.',
    );
    expect(sentTo('/api/print/lines')).toEqual([]);
    expect(host.cart.lines).toHaveLength(50);
  });

  it('says at the field what the server finds wrong with it', async () => {
    server.use(
      post('/api/print/lines', problem(400, 'VALIDATION', 'Look again.', { fields: { venue: 'No such place.' } })),
    );
    const { user } = open(marriage);
    await fillIn(marriage, user);

    await press(user);

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Venue' })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Venue' })).toHaveAccessibleDescription(/No such place\./);
  });

  it('sends once for two quick presses', async () => {
    const { user, address } = open(marriage);
    await fillIn(marriage, user);

    await user.dblClick(screen.getByRole('button', { name: 'Add to cart' }));

    await waitFor(() => expect(address()).toBe('/cart'));
    expect(sentTo('/api/print/lines')).toHaveLength(1);
  });

  it('wants at least fifty copies of a quick print', async () => {
    const { user } = open(PRINT_SERVICES['quick-print']);
    await fillIn(PRINT_SERVICES['quick-print'], user);
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    expect(quantity).toHaveAccessibleDescription('minimum 50 copies');

    await user.clear(quantity);
    await user.type(quantity, '49');
    await press(user);

    await waitFor(() => expect(quantity).toHaveAccessibleDescription(/Please order minimum 50 copies\./));
    expect(sentTo('/api/print/lines')).toEqual([]);
  });
});

describe('a line that is being changed', () => {
  const { printbook } = PRINT_SERVICES;
  const changing = { at: '/printbook?line=print_1', path: '/printbook' };

  it('comes back filled in, and the new one takes its place', async () => {
    server.use(
      get('/api/print/lines/:id', { success: true, line: aLine() }),
      post('/api/print/lines', ({ body }) =>
        reply(201, { success: true, line: aLine({ ...(body as object), id: 'print_2' }) }),
      ),
    );
    const { user, host, address } = open(printbook, {
      ...changing,
      cart: [{ id: 'print_1', title: 'Print book', price: 420, quantity: 3, image: '' }],
    });

    expect(await screen.findByRole('textbox', { name: 'Title on the cover' })).toHaveValue('Nani’s stories');
    expect(screen.getByRole('radio', { name: 'A5' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
    expect(screen.getByText('stories.pdf')).toBeVisible();
    await press(user, 'Save changes');

    await waitFor(() => expect(address()).toBe('/cart'));
    expect(sentTo('/api/print/lines')).toMatchObject([{ replaces: 'print_1', fileId: 'f1', quantity: 3 }]);
    expect(host.cart.lines.map(({ id }) => id)).toEqual(['print_2']);
  });

  it('says so when it is not there any more, and begins a new one', async () => {
    server.use(get('/api/print/lines/:id', problem(404, 'NOT_FOUND', 'There is no such line.')));
    open(printbook, changing);

    expect(await screen.findByText(/That item is no longer in your cart/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  });
});

describe('the price', () => {
  const { marriage, printbook } = PRINT_SERVICES;

  it('is there at once, tells the next break, and takes it by one press', async () => {
    const { user } = open(marriage);
    await screen.findByRole('form', { name: marriage.title });
    const box = within(await screen.findByRole('region', { name: 'Price' }));
    expect(await box.findByText('Rs. 2,100')).toBeVisible();
    expect(box.getByText('50 cards at Rs. 42 each')).toBeVisible();
    expect(screen.getByText('50 more and each costs Rs. 4 less')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Take 100' }));

    expect(box.getByText('Rs. 3,800')).toBeVisible();
    expect(screen.queryByText(/more and each costs/)).not.toBeInTheDocument();
  });

  it('is that of the fewest while too few are typed, and the field says how few there can be', async () => {
    priceTable([{ options: {}, per: 'piece', from: 10, price: 42 }]);
    const { user } = open(marriage);
    const quantity = await screen.findByRole('textbox', { name: 'Quantity' });

    await user.clear(quantity);
    await user.type(quantity, '4');

    expect(await screen.findByText('10 cards at Rs. 42 each')).toBeVisible();
    await waitFor(() => expect(quantity).toHaveAccessibleDescription(/Please order minimum 10 cards\./));
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  });

  it('changes with what a visitor chooses', async () => {
    priceTable([
      { options: { coverType: 'Hardcover' }, per: 'piece', from: 1, price: 500 },
      { options: { coverType: 'Softcover' }, per: 'piece', from: 1, price: 300 },
      { options: {}, per: 'page', from: 1, price: 2.5 },
    ]);
    const { user } = open(printbook, { user: null });
    await screen.findByRole('group', { name: 'See what it costs' });
    const box = within(await screen.findByRole('region', { name: 'Price' }));
    expect(await box.findByText('Rs. 500')).toBeVisible();
    expect(box.getByText(/^per book, plus Rs\. 2\.50 per page\./)).toBeVisible();

    fireEvent.change(screen.getByLabelText('Pages'), { target: { value: '24' } });
    expect(box.getByText('Rs. 560')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Softcover' }));

    expect(box.getByText('Rs. 360')).toBeVisible();
  });

  it('is on request where the table has none: asked for, answered by mail, and nothing is in the cart', async () => {
    priceTable([{ options: { size: 'A4' }, per: 'piece', from: 1, price: 500 }]);
    server.use(post('/api/print/requests', reply(201, { success: true })));
    const { user, host, address } = open(printbook);
    await fillIn(printbook, user);
    await user.click(within(screen.getByRole('group', { name: 'Size' })).getByRole('radio', { name: 'Custom' }));
    expect(await screen.findByText('Price on request')).toBeVisible();

    await press(user, 'Ask for a price');

    expect(await screen.findByText('We have received your request.')).toBeVisible();
    expect(sentTo('/api/print/requests')).toMatchObject([
      { service: 'printbook', fileId: 'f1', fields: { size: 'Custom' } },
    ]);
    expect(host.cart.lines).toEqual([]);
    expect(address()).toBe('/printbook');
    await press(user, 'Ask for another price');
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
    expect(server.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('offers the sizes that have a price where any size may be written', async () => {
    priceTable([
      { options: { printType: 'Poster', size: 'A3' }, per: 'piece', from: 1, price: 190 },
      { options: { printType: 'Poster', size: 'A4' }, per: 'piece', from: 1, price: 120 },
      { options: { printType: 'Mug', size: '' }, per: 'piece', from: 1, price: 299 },
    ]);
    const { user } = open(PRINT_SERVICES['custom-print']);
    const sizes = within(await screen.findByRole('group', { name: 'Size with a price' }));
    expect(screen.getByText('Fill in the size: common ones have a fixed price.')).toBeVisible();

    await user.click(sizes.getByRole('button', { name: 'A4' }));

    expect(await screen.findByText('Rs. 120')).toBeVisible();
    expect(screen.getByLabelText('Size')).toHaveValue('A4');
    expect(sizes.getByRole('button', { name: 'A4', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Mug' }));
    expect(screen.queryByRole('group', { name: 'Size with a price' })).not.toBeInTheDocument();
    await user.clear(screen.getByLabelText('Size'));
    expect(await screen.findByText('Rs. 299')).toBeVisible();
  });

  it('may be unknown to the server only: then it is asked for', async () => {
    server.use(post('/api/print/lines', problem(409, 'PRICE_ON_REQUEST', 'This has no fixed price.')));
    const { user } = open(marriage);
    await fillIn(marriage, user);

    await press(user);

    expect(await screen.findByRole('button', { name: 'Ask for a price' })).toBeVisible();
  });

  it('can be away: the form goes on', async () => {
    server.use(get('/api/print/prices/:service', offline()));
    const { user, address } = open(marriage);
    await fillIn(marriage, user);
    expect(await screen.findByText(/We can’t load our prices right now/)).toBeVisible();

    await press(user);

    await waitFor(() => expect(address()).toBe('/cart'));
  });
});

it('fills in the pages of a PDF, which then can’t be typed', async () => {
  takesFiles(aFile({ pages: 24 }));
  const { user } = open(PRINT_SERVICES.printbook);
  await fillIn(PRINT_SERVICES.printbook, user);

  const pages = screen.getByRole('spinbutton', { name: 'Pages' });
  expect(pages).toHaveValue(24);
  expect(pages).toHaveAttribute('readonly');
});
