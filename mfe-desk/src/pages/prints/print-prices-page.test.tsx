import { get, offline, post, problem, server } from '@kaagazz/testing';
import { permissionsOf } from '@kaagazz/domain/desk';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { DeskApp } from '../../desk-app.tsx';

const ACCOUNTANT = {
  id: 'p1',
  name: 'Kamala',
  email: 'kamala@example.com',
  role: 'accountant',
  permissions: permissionsOf('accountant'),
};
const row = (price: number, from = 1) => ({ options: {}, per: 'piece', from, price });
const PRICES = { id: 'marriage', version: 'v1', rows: [row(42), row(38, 100)], changes: [] };
const FIRST_PRICE = 'All, step 1: rupees';
const URL = '/api/desk/print-prices/marriage';

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  server.use(
    get('/api/desk/session', { success: true, data: ACCOUNTANT }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
    get('/api/desk/print-prices/:id', { success: true, data: PRICES }),
  );
});

async function openPrices() {
  render(
    <MemoryRouter initialEntries={['/print-prices?service=marriage']}>
      <DeskApp />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const type = async (name: string, text: string) => {
    await user.clear(await screen.findByRole('textbox', { name }));
    await user.type(screen.getByRole('textbox', { name }), text);
  };
  await screen.findByRole('textbox', { name: FIRST_PRICE });
  return { user, type };
}

it('editing a print price shows the new total of an example order', async () => {
  server.use(post('/api/desk/print-prices/:id', { success: true, data: { ...PRICES, version: 'v2' } }));
  const { user, type } = await openPrices();

  await type(FIRST_PRICE, '45.50');

  expect(within(screen.getByRole('list', { name: 'Differences' })).getByRole('listitem')).toHaveTextContent(
    'All, from 1: Rs. 42 → Rs. 45.50',
  );
  expect(within(screen.getByRole('list', { name: 'Examples' })).getByRole('listitem')).toHaveTextContent(
    'Rs. 42 Rs. 45.50 each, Rs. 455 in total',
  );
  await user.click(screen.getByRole('button', { name: 'Change prices now' }));
  const saved = () => server.sentTo(URL).find(({ method }) => method === 'POST')?.body;
  await waitFor(() =>
    expect(saved()).toMatchObject({ version: 'v1', startsOn: null, rows: [row(45.5), row(38, 100)] }),
  );
  expect(await screen.findByText('Prices changed')).toBeVisible();
});

it('the first price group contains the prices that do not depend on an option', async () => {
  const sample = (price: number) => ({ options: { sample: 'Printed sample' }, per: 'piece', from: 1, price });
  const printed = (envelopes: string) => ({ ...row(6), options: { envelopes } });
  const rows = [printed('Addressed'), printed('Plain'), sample(99), row(42)];
  server.use(get('/api/desk/print-prices/:id', { success: true, data: { ...PRICES, rows } }));

  await openPrices();

  const groups = screen.getAllByRole('group');
  const open = groups.filter((group) => group.hasAttribute('open'));
  expect(groups).toHaveLength(4);
  expect(open.map((group) => group.querySelector('summary')?.textContent)).toEqual(['All', 'Addressed']);
});

it('disables the save button while a print price is invalid or duplicated', async () => {
  const { type } = await openPrices();

  await type(FIRST_PRICE, '45,5');
  expect(screen.getByRole('button', { name: 'Change prices now' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: FIRST_PRICE })).toBeInvalid();

  await type(FIRST_PRICE, '45');
  await type('All, step 2: copies', '1');
  expect(screen.getByText('All: these options and this quantity already have a price.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change prices now' })).toBeDisabled();
});

it('restores unsaved print prices on reload after the connection is lost', async () => {
  server.use(post('/api/desk/print-prices/:id', offline()));
  const { user, type } = await openPrices();
  await type(FIRST_PRICE, '45');
  await user.click(screen.getByRole('button', { name: 'Change prices now' }));
  expect(await screen.findByText(/^No connection/)).toBeVisible();
  cleanup();

  server.use(post('/api/desk/print-prices/:id', { success: true, data: { ...PRICES, rows: [row(45), row(38, 100)] } }));
  const reopened = await openPrices();
  await waitFor(() => expect(screen.getByRole('textbox', { name: FIRST_PRICE })).toHaveValue('45'));
  await reopened.user.click(screen.getByRole('button', { name: 'Change prices now' }));

  expect(await screen.findByText('Prices changed')).toBeVisible();
  const [first, second] = server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(second).toEqual(first);
  await waitFor(() => expect(sessionStorage.getItem('deskDrafts')).not.toContain('print-prices'));
});

it('keeps the user’s unsaved price when another person’s price changes are loaded', async () => {
  server.use(post('/api/desk/print-prices/:id', problem(409, 'PRICES_CHANGED', 'Somebody else has changed these.')));
  const { user, type } = await openPrices();
  await type(FIRST_PRICE, '45');
  server.use(
    get('/api/desk/print-prices/:id', {
      success: true,
      data: { ...PRICES, version: 'v2', rows: [row(42), row(30, 100)] },
    }),
  );

  await user.click(screen.getByRole('button', { name: 'Change prices now' }));

  expect(await screen.findByText('Somebody else has changed these.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'All, step 2: rupees' })).toHaveValue('30'));
  expect(screen.getByRole('textbox', { name: FIRST_PRICE })).toHaveValue('45');
});
