import { get, never, offline, patch, post, problem, server } from '@kaagazz/testing';
import { permissionsOf } from '@kaagazz/domain/desk';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';

import { DeskApp } from './desk-app.tsx';

const FOUNDER = {
  id: 'person-1',
  name: 'Meera Joshi',
  email: 'meera@example.com',
  role: 'founder',
  permissions: permissionsOf('founder'),
};
const SETTINGS = {
  id: 'shop',
  version: 1,
  company: {
    legalName: 'Kaagazz Paper LLP',
    address: '',
    phone: '',
    email: 'hello@kaagazz.in',
    grievanceOfficer: '',
    gstin: '',
  },
  social: { instagram: '', linkedin: '', instagramPosts: [] },
  bank: { accountName: '', accountNumber: '', ifsc: '', bank: '' },
  holidays: [],
  shipping: { flatFee: 99, perKg: 0, freeAbove: 2500, zones: [] },
  notice: { text: '', from: '', to: '' },
  cash: { isOffered: false, limit: 3000 },
  taxes: { rates: [{ kind: 'goods', hsn: '', percent: 12, from: '' }] },
  pause: { isPaused: false, message: '' },
  missing: ['address'],
  updatedAt: null,
};

const ORDER = {
  id: 'KGZ-2026-000001',
  version: 1,
  createdAt: '2026-11-20T06:30:00.000Z',
  status: 'processing',
  step: 'ship',
  payment: 'paid',
  print: 'none',
  isLate: false,
  name: 'Asha Rao',
  phone: '',
  email: 'asha@example.com',
  items: 0,
  total: 100,
  refunded: 0,
  due: 0,
  courier: '',
  tracking: '',
  holdReason: '',
  lines: [],
  money: { goods: 100, shipping: 0, total: 100, refunded: 0, gatewayOrderId: '', gatewayPaymentId: '' },
  address: { name: 'Asha Rao', email: 'asha@example.com', phone: '', address: '' },
  customer: { id: null, name: 'Asha Rao', email: 'asha@example.com', orders: 1 },
  timeline: [],
  notes: [],
  documents: { invoice: null, creditNotes: [] },
  replaces: null,
  actions: ['refund'],
  canCollect: false,
  undoes: null,
};

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + decodeURIComponent(search)}</output>;
}

function openDesk(at: string) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <DeskApp />
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function signedIn(role: 'founder' | 'editor' = 'founder') {
  server.use(
    get('/api/desk/session', { success: true, data: { ...FOUNDER, role, permissions: permissionsOf(role) } }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
    get('/api/desk/views', { success: true, data: [] }),
  );
}

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
});

it('a staff member can sign in with an emailed code and an authenticator app', async () => {
  server.use(
    get('/api/desk/session', { success: false, code: 'NO_SESSION', message: 'Please sign in.' }),
    post('/api/desk/session/code', { success: true }),
    post('/api/desk/session/code/verify', { success: true, data: FOUNDER }),
    get('/api/desk/sign-in-methods', problem(500, 'INTERNAL', 'Not part of this test.')),
    get('/api/desk/sessions', problem(500, 'INTERNAL', 'Not part of this test.')),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Not part of this test.')),
  );
  const user = openDesk('/account');

  await user.type(await screen.findByLabelText(/work email/), 'meera@example.com');
  await user.click(screen.getByRole('button', { name: 'Email me a code' }));
  await user.type(await screen.findByLabelText(/Code from the email/), '123456');
  await user.type(screen.getByLabelText(/Code of your authenticator app/), '654321');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Meera Joshi' })).toBeVisible();
  expect(server.sentTo('/api/desk/session/code/verify')[0]?.body).toEqual({
    email: 'meera@example.com',
    code: '123456',
    totp: '654321',
  });
});

it('the join page explains why an invitation cannot be used', async () => {
  server.use(
    get('/api/desk/session', { success: false, code: 'NO_SESSION', message: 'Please sign in.' }),
    post('/api/desk/join', problem(400, 'INVITATION_INVALID', 'This invitation was used or has expired.')),
  );
  openDesk('/join#token=old');

  expect(await screen.findByText('This invitation was used or has expired.')).toBeVisible();
  expect(server.sentTo('/api/desk/join')[0]?.body).toEqual({ token: 'old' });
});

it('each count on the Today page links to a filtered list', async () => {
  signedIn();
  const work = { toPack: 1, toPrint: 1, toShip: 1, late: 1, held: 1, newOrders: 1, failedEmails: 1, refundsDue: 1 };
  const more = { requestedReturns: 2, lowStock: 3, waitingRequests: 1, newestOrder: null, warnings: [], days: [] };
  server.use(get('/api/desk/today', { success: true, data: { day: '2026-11-25', ...work, ...more } }));
  openDesk('/');

  const list = within(await screen.findByRole('list', { name: 'Waiting work' }));
  const hrefOf = (name: RegExp) => decodeURIComponent(list.getByRole('link', { name }).getAttribute('href') ?? '');
  expect(hrefOf(/^2\s*returns/)).toContain('/returns?filter={"state":"requested"}');
  expect(hrefOf(/^3\s*products low/)).toContain('/products?filter={"lowStock":"true","state":"published"}');
  expect(list.getByText(/^Refunds are sent automatically/)).toBeVisible();
});

it('the Today page shows editors the number of reviews, drafts and scheduled updates', async () => {
  signedIn('editor');
  const orders = { toPack: null, toPrint: null, toShip: null, late: null, held: null, newOrders: null };
  const others = { failedEmails: null, refundsDue: null, requestedReturns: null, waitingRequests: null };
  const more = { lowStock: 0, newestOrder: null, warnings: [], days: [] };
  const texts = { waitingReviews: 2, drafts: 1, scheduled: 0 };
  server.use(
    get('/api/desk/today', { success: true, data: { day: '2026-11-25', ...orders, ...others, ...more, ...texts } }),
  );

  openDesk('/');
  const list = within(await screen.findByRole('list', { name: 'Waiting work' }));

  const labels = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(labels).toEqual(['0products low in stock', '2reviews to decide on', '1content drafts', '0scheduled updates']);
  const drafts = list.getByRole('link', { name: /drafts/ }).getAttribute('href') ?? '';
  expect(decodeURIComponent(drafts)).toBe('/content?filter={"state":"draft"}');
});

it('groups the navigation links under headings', async () => {
  signedIn();

  openDesk('/');

  // Query hidden elements, because jsdom applies the phone styles, which hide the navigation.
  const shop = within(await screen.findByRole('region', { name: 'Shop', hidden: true }));
  const links = shop.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
  expect(links).toEqual(['Settings', 'Failed emails', 'People', 'Tokens', 'Audit', 'Go live']);
  expect(shop.getByRole('heading', { name: 'Shop', hidden: true })).toBeInTheDocument();
});

it('clears the order selection when the user opens another page', async () => {
  signedIn();
  server.use(get('/api/desk/orders', { success: true, data: [{ ...ORDER, discountCode: '' }], total: 1 }));
  const user = openDesk('/orders');
  await user.click(await screen.findByRole('checkbox', { name: 'Select KGZ-2026-000001' }));
  expect(screen.getByText('1 selected')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Today' }));
  await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Orders' }));

  expect(await screen.findByRole('checkbox', { name: 'Select KGZ-2026-000001' })).not.toBeChecked();
  expect(screen.getByRole('searchbox')).toBeVisible();
});

it('the audit log describes actions and changed fields in plain words', async () => {
  signedIn();
  const who = { id: 'p1', name: 'Meera' };
  const entry = { id: 'a1', at: '2026-11-25T09:00:00.000Z', who, note: '', action: 'orders.take', resource: 'order' };
  const fields = { record: 'KGZ-2026-000001', before: {}, after: { held: true, holdReason: '' } };
  server.use(get('/api/desk/audit', { success: true, data: [{ ...entry, ...fields }], total: 1 }));

  openDesk('/audit');

  const row = within(await screen.findByRole('table')).getAllByRole('row')[1];
  expect(row).toHaveTextContent('Took an order by phone or message order KGZ-2026-000001');
  expect(row).toHaveTextContent('held: – → yes');
  expect(row).toHaveTextContent('hold reason: – → –');
});

it('the settings page starts with links to its sections', async () => {
  signedIn();
  server.use(get('/api/desk/settings/shop', { success: true, data: SETTINGS }));

  openDesk('/settings');

  const sections = within(await screen.findByRole('navigation', { name: 'Sections' }));
  const [id = ''] = sections.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '');
  expect(document.getElementById(id)).toHaveTextContent('Legal name');
});

it('the order list keeps its filters in the URL', async () => {
  signedIn();
  server.use(get('/api/desk/orders', { success: true, data: [], total: 0 }));
  const user = openDesk('/orders');

  await user.click(await screen.findByRole('button', { name: 'To pack' }));

  await waitFor(() => expect(screen.getByText(/"step":"pack"/)).toBeVisible());
  await waitFor(() => expect(server.sentTo('/api/desk/orders').at(-1)?.query.get('step')).toBe('pack'));
  expect(await screen.findByText('No orders match')).toBeVisible();
});

it('keeps the order list’s filter when staff return from an order', async () => {
  signedIn();
  server.use(
    get('/api/desk/orders', { success: true, data: [{ ...ORDER, discountCode: '' }], total: 1 }),
    get('/api/desk/orders/KGZ-2026-000001', { success: true, data: ORDER }),
  );
  const user = openDesk('/orders?filter={"step":"ship"}');
  const view = (name: string) => screen.findByRole('button', { name, pressed: true });
  await view('To ship');

  await user.click(await screen.findByRole('link', { name: 'KGZ-2026-000001' }));
  await user.click(await screen.findByRole('link', { name: 'Back to orders' }));
  expect(await view('To ship')).toBeVisible();

  await user.click(
    within(screen.getByRole('navigation', { name: 'Main screens' })).getByRole('link', { name: 'Orders' }),
  );
  expect(await view('All')).toBeVisible();
});

it('keeps focus in the search field when results arrive', async () => {
  signedIn();
  server.use(get('/api/desk/orders', { success: true, data: [], total: 0 }));
  const user = openDesk('/orders');
  const sent = () => server.sentTo('/api/desk/orders').at(-1)?.query.get('q');

  await user.type(await screen.findByRole('searchbox'), '9');
  await waitFor(() => expect(sent()).toBe('9'));
  expect(await screen.findByText('No orders match')).toBeVisible();
  await user.keyboard('8');

  expect(screen.getByRole('searchbox')).toHaveValue('98');
  await waitFor(() => expect(sent()).toBe('98'));
});

it('offers to search all orders if the filtered list has no match', async () => {
  signedIn();
  server.use(get('/api/desk/orders', { success: true, data: [], total: 0 }));
  const user = openDesk('/orders?filter={"step":"pack","q":"Asha"}');

  await user.click(await screen.findByRole('button', { name: 'Search all orders' }));

  await waitFor(() => {
    const query = server.sentTo('/api/desk/orders').at(-1)?.query;
    expect([query?.get('q'), query?.get('step')]).toEqual(['Asha', null]);
  });
});

it('staff can pack and ship an order with a single form', async () => {
  signedIn();
  const order = { success: true, data: { ...ORDER, step: 'pack', actions: ['pack'] } };
  server.use(
    get('/api/desk/orders/KGZ-2026-000001', order),
    post('/api/desk/orders/KGZ-2026-000001/pack', order),
    post('/api/desk/orders/KGZ-2026-000001/ship', order),
  );
  const user = openDesk('/orders/KGZ-2026-000001');

  await user.click(await screen.findByRole('button', { name: 'Pack and ship …' }));
  await user.type(screen.getByLabelText(/^Courier/), 'India Post');
  await user.click(screen.getByRole('button', { name: 'Mark shipped' }));

  await waitFor(() => expect(server.sentTo('/api/desk/orders/KGZ-2026-000001/ship')).toHaveLength(1));
  expect(server.sentTo('/api/desk/orders/KGZ-2026-000001/pack')).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Pack and ship …' }));
  expect(screen.getByLabelText(/^Courier/)).toHaveValue('India Post');
});

it('filters the order list to show only cancelled orders', async () => {
  signedIn();
  const order = { ...ORDER, discountCode: '', status: 'cancelled', step: 'done' };
  server.use(get('/api/desk/orders', { success: true, data: [order], total: 1 }));
  const user = openDesk('/orders');
  const table = within(await screen.findByRole('table'));
  expect(await table.findByText('Cancelled')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Cancelled' }));

  await waitFor(() => expect(server.sentTo('/api/desk/orders').at(-1)?.query.get('status')).toBe('cancelled'));
});

it.each([
  ['processing', 1],
  ['shipped', 0],
] as const)('offers to restock the refunded pieces of an order that is %s %i times', async (status, times) => {
  signedIn();
  server.use(
    get('/api/desk/orders/KGZ-2026-000001', { success: true, data: { ...ORDER, status } }),
    post('/api/desk/orders/KGZ-2026-000001/refund/preview', {
      success: true,
      data: { lines: [], shipping: 0, amount: 100, left: 0, restocks: [] },
    }),
  );
  const user = openDesk('/orders/KGZ-2026-000001');

  await user.click(await screen.findByRole('button', { name: 'Refund …' }));

  const dialog = await screen.findByRole('dialog', { name: 'Refund KGZ-2026-000001' });
  expect(await within(dialog).findByRole('button', { name: 'Refund Rs. 100' })).toBeVisible();
  expect(within(dialog).queryAllByRole('checkbox', { name: 'Put the pieces back into stock' })).toHaveLength(times);
});

it('staff can merge two people’s conflicting changes to the settings', async () => {
  signedIn();
  const theirs = { ...SETTINGS, version: 2, company: { ...SETTINGS.company, legalName: 'Kaagazz LLP' } };
  const answers = [
    problem(409, 'EDIT_CONFLICT', 'Somebody else has changed the settings in the meantime.', { current: theirs }),
    { success: true, data: theirs },
  ];
  server.use(
    get('/api/desk/settings/shop', { success: true, data: SETTINGS }),
    patch('/api/desk/settings/shop', () => answers.shift() ?? offline()),
  );
  const user = openDesk('/settings');

  const name = await screen.findByLabelText('Legal name');
  await user.clear(name);
  await user.type(name, 'Kaagazz Paper Works');
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] ?? name);
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved this meanwhile' });
  await user.click(within(dialog).getByRole('radio', { name: /Theirs/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save the merged version' }));

  const changes = () => server.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes()).toMatchObject([
    { version: 1, company: { legalName: 'Kaagazz Paper Works' } },
    { version: 2, company: { legalName: 'Kaagazz LLP' } },
  ]);
});

it('adds a tax rate that starts on a later day than the current rate', async () => {
  signedIn();
  const problems = ['taxes.rates: Two rates for the same items start on the same day. Change or remove one of them.'];
  server.use(
    get('/api/desk/settings/shop', { success: true, data: SETTINGS }),
    patch('/api/desk/settings/shop', () => {
      const message = problems.pop();
      return message === undefined
        ? { success: true, data: { ...SETTINGS, version: 2 } }
        : problem(400, 'VALIDATION', message, { field: 'taxes.rates' });
    }),
  );
  const user = openDesk('/settings#taxes');
  const rates = await screen.findByRole('group', { name: 'Rates' });
  const panel = within(document.getElementById('taxes') ?? document.body);
  expect(document.getElementById('taxes')).toHaveFocus();

  await user.click(within(rates).getByRole('button', { name: 'Add a row' }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findByText('Row 2: fill in “GST in %”.')).toBeVisible();
  const added = within(within(rates).getByRole('group', { name: 'Row 2' }));
  await user.selectOptions(added.getByLabelText('Items'), 'Prints');
  await user.type(added.getByLabelText(/^GST in %/), '5');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(
    await panel.findByText('Two rates for the same items start on the same day. Change or remove one of them.'),
  ).toBeVisible();
  await user.type(added.getByLabelText('First day'), '2026-12-01');
  await user.click(panel.getByRole('button', { name: 'Save' }));

  const changes = () => server.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  await waitFor(() => expect(changes()).toHaveLength(2));
  const print = { kind: 'print', hsn: '', percent: 5, from: '2026-12-01' };
  expect(changes()[1]).toEqual({ version: 1, taxes: { rates: [...SETTINGS.taxes.rates, print] } });
});

it('restores unsaved settings on reload after the connection is lost', async () => {
  signedIn();
  server.use(
    get('/api/desk/settings/shop', { success: true, data: SETTINGS }),
    patch('/api/desk/settings/shop', offline()),
  );
  const user = openDesk('/settings');

  await user.type(await screen.findByLabelText('Grievance officer'), 'Asha Rao');
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] ?? document.body);

  expect(await screen.findByText(/^No connection/)).toBeVisible();
  openDesk('/settings');
  await waitFor(() => {
    const values = screen.getAllByLabelText<HTMLInputElement>('Grievance officer').map(({ value }) => value);
    expect(values).toEqual(['Asha Rao', 'Asha Rao']);
  });
});

it('lists failed go-live checks first', async () => {
  signedIn();
  const clock = { name: 'clock', ok: true, blocks: false, detail: '0 s apart' };
  const backup = { name: 'backup', ok: false, blocks: true, detail: 'never' };
  server.use(
    get('/api/desk/live-checks', () => ({
      success: true,
      checks: server.sentTo('/api/desk/live-checks').length === 1 ? [clock, backup] : [clock],
    })),
  );
  const user = openDesk('/go-live');

  expect(await screen.findByText('1 check prevents the shop from opening.')).toBeVisible();
  const [, ...rows] = within(screen.getByRole('table', { name: 'Checks' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['To fixBackup never', 'OKClock 0 s apart']);
  await user.click(screen.getByRole('button', { name: 'Check again' }));

  expect(await screen.findByText('The shop is ready to open.')).toBeVisible();
});

it('the money page shows the monthly totals above the daily rows', async () => {
  signedIn();
  const day = { day: '2026-11-24', orders: 2, takings: 300, gateway: 200, refunds: 0 };
  const money = { month: '2026-11', days: [day, { ...day, day: '2026-11-25', takings: 0 }], gst: [], invoices: 0 };
  server.use(get('/api/desk/money', { success: true, data: money }));
  openDesk('/money?month=2026-11');

  const [, total, ...days] = within(await screen.findByRole('table', { name: 'Takings per day' })).getAllByRole('row');
  expect(total).toHaveTextContent('Month4Rs. 300Rs. 400–');
  expect(days.map(({ textContent }) => textContent)).toEqual(['25 Nov 20262–Rs. 200–', '24 Nov 20262Rs. 300Rs. 200–']);
});

it('a file can be chosen again after it has been rejected', async () => {
  signedIn();
  server.use(
    get('/api/desk/money', problem(500, 'INTERNAL', 'Not part of this test.')),
    post('/api/desk/money/payouts', problem(400, 'INVALID', 'This is not a CSV file.')),
  );
  const user = openDesk('/money');
  const field = await screen.findByLabelText<HTMLInputElement>('Settlement report (CSV)');
  await user.upload(field, new File(['id'], 'report.csv', { type: 'text/csv' }));
  expect(await screen.findByText('This is not a CSV file.')).toBeVisible();
  expect(field.files).toHaveLength(1);

  await user.click(field);

  expect(field.files).toHaveLength(0);
});

it('a packer can export the whole catalogue', async () => {
  signedIn();
  server.use(
    get('/api/desk/session', { success: true, data: { ...FOUNDER, permissions: permissionsOf('packer') } }),
    get('/api/desk/products', { success: true, data: [], total: 0 }),
    get('/api/desk/collections', { success: true, data: [], total: 0 }),
    get('/api/desk/products/csv', { success: true }),
  );
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  Object.assign(URL, { createObjectURL: () => 'blob:catalogue', revokeObjectURL: () => undefined });
  const user = openDesk('/products');

  await user.click(await screen.findByRole('button', { name: 'Export catalogue' }));

  await waitFor(() => expect(saved.mock.contexts).toMatchObject([{ download: 'products.csv' }]));
  expect(server.sentTo('/api/desk/products/csv')).toHaveLength(1);
  saved.mockRestore();
});

it('ends a sale only after staff confirm', async () => {
  signedIn();
  const sale = {
    id: 's1',
    name: 'Diwali',
    percent: 10,
    products: ['pen'],
    startsAt: '2026-11-01T00:00:00.000Z',
    endsAt: '2026-11-30T00:00:00.000Z',
    state: 'running',
  };
  server.use(
    get('/api/desk/sales', { success: true, data: [sale], total: 1 }),
    post('/api/desk/sales/s1/end', { success: true, data: { ...sale, state: 'ended' } }),
  );
  const user = openDesk('/sales');

  await user.click(await screen.findByRole('button', { name: 'End now … Diwali' }));
  expect(server.sentTo('/api/desk/sales/s1/end')).toHaveLength(0);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End now' }));

  expect(await screen.findByText('“Diwali” has ended')).toBeVisible();
});

it('withdraws a payment link only after staff confirm', async () => {
  signedIn();
  const link = {
    id: 'l1',
    url: 'https://kaagazz.example/order/pay/secret',
    state: 'open',
    customer: 'Asha',
    what: '1 × Pen',
    total: 149,
    createdAt: '2026-11-25T09:00:00.000Z',
    validUntil: '2026-12-02T09:00:00.000Z',
    order: null,
  };
  server.use(
    get('/api/desk/payment-links', { success: true, data: [link], total: 1 }),
    post('/api/desk/payment-links/l1/withdraw', { success: true, data: { ...link, state: 'withdrawn' } }),
  );
  const user = openDesk('/payment-links');

  await user.click(await screen.findByRole('button', { name: 'Withdraw … the link for Asha, Rs. 149' }));
  expect(server.sentTo('/api/desk/payment-links/l1/withdraw')).toHaveLength(0);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));

  expect(await screen.findByText('Payment link withdrawn')).toBeVisible();
});

it('clears the note form as soon as the note is saved', async () => {
  signedIn();
  const note = { id: 'n1', at: '2026-11-25T09:00:00.000Z', who: 'Meera', text: 'Call first' };
  server.use(
    get('/api/desk/orders/KGZ-2026-000001', () => ({
      success: true,
      data: { ...ORDER, notes: server.sentTo('/api/desk/orders/KGZ-2026-000001/note').length > 0 ? [note] : [] },
    })),
    post('/api/desk/orders/KGZ-2026-000001/note', () => {
      server.use(get('/api/desk/today', never()));
      return { success: true, data: ORDER };
    }),
  );
  const user = openDesk('/orders/KGZ-2026-000001');

  await user.type(await screen.findByLabelText(/New note/), 'Call first');
  await user.click(screen.getByRole('button', { name: 'Add note' }));

  expect(await screen.findByText('Call first', { selector: 'li' })).toBeVisible();
  expect(screen.getByLabelText(/New note/)).toHaveValue('');
});

it('ignores a second click on a button while its action is running', async () => {
  signedIn();
  server.use(get('/api/desk/live-checks', { success: true, checks: [] }), post('/api/desk/live-checks/mail', never()));
  const user = openDesk('/go-live');

  await user.dblClick(await screen.findByRole('button', { name: 'Send me a test email' }));

  expect(screen.getByRole('button', { name: 'Send me a test email' })).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(server.sentTo('/api/desk/live-checks/mail')).toHaveLength(1));
});
