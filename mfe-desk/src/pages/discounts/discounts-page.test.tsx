import { get, offline, post, problem, put, server } from '@kaagazz/testing';
import { permissionsOf } from '@kaagazz/domain/desk';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { DeskApp } from '../../desk-app.tsx';

const EDITOR = {
  id: 'e1',
  name: 'Meera',
  email: 'meera@example.com',
  role: 'editor',
  permissions: permissionsOf('editor'),
};
const DIWALI = {
  id: 'DIWALI26',
  version: 3,
  percent: null,
  amount: 250,
  minimum: 1000,
  firstDay: '2026-11-01',
  lastDay: '2026-11-20',
  maximumUses: 100,
  maximumPerCustomer: null,
  isOn: true,
  uses: 7,
  state: 'on',
  isCredit: false,
  createdAt: '2026-10-30T09:00:00.000Z',
};

function openScreen() {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  server.use(
    get('/api/desk/session', { success: true, data: EDITOR }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
    get('/api/desk/views', { success: true, data: [] }),
    get('/api/desk/discounts', { success: true, data: [DIWALI], total: 1 }),
    post('/api/desk/discounts', { success: true, data: DIWALI }),
    put('/api/desk/discounts/DIWALI26', { success: true, data: DIWALI }),
  );
  render(
    <MemoryRouter initialEntries={['/discounts']}>
      <DeskApp />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('the discount codes screen shows each code’s discount, period and number of uses', async () => {
  openScreen();

  expect(await screen.findByText('Rs. 250 off')).toBeVisible();
  expect(screen.getByText('7 of 100')).toBeVisible();
  expect(screen.getByText('1 November 2026 to 20 November 2026')).toBeVisible();
});

it('a discount code issued for a printed sample cannot be edited', async () => {
  openScreen();
  const data = [DIWALI, { ...DIWALI, id: 'SAMPLE-1', isCredit: true }];
  server.use(get('/api/desk/discounts', { success: true, data, total: 2 }));

  expect(await screen.findByText('Rs. 250 sample credit')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(1);
});

it('a discount code has no last day or usage limit if those fields are left empty', async () => {
  const user = openScreen();

  await user.click(await screen.findByRole('button', { name: 'New discount code' }));
  await user.type(screen.getByLabelText('Code'), 'WELCOME10');
  await user.type(screen.getByLabelText('Percent off'), '10');
  await user.click(screen.getByRole('button', { name: 'Create the code' }));

  expect(await screen.findByText('Discount code created')).toBeVisible();
  const [created] = server.sentTo('/api/desk/discounts').filter(({ body }) => body !== undefined);
  expect(created?.body).toMatchObject({
    code: 'WELCOME10',
    percent: 10,
    amount: null,
    minimum: 0,
    lastDay: null,
    maximumUses: null,
    maximumPerCustomer: 1,
    isOn: true,
  });
});

it('a discount code can be switched off without changing its terms', async () => {
  const user = openScreen();

  await user.click(await screen.findByRole('button', { name: 'Edit DIWALI26' }));
  await user.click(screen.getByRole('checkbox', { name: 'Shoppers can use this code' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Saved')).toBeVisible();
  expect(server.sentTo('/api/desk/discounts/DIWALI26').at(-1)?.body).toEqual({
    version: 3,
    percent: null,
    amount: 250,
    minimum: 1000,
    firstDay: '2026-11-01',
    lastDay: '2026-11-20',
    maximumUses: 100,
    maximumPerCustomer: null,
    isOn: false,
  });
});

const change = async (user: ReturnType<typeof openScreen>, amount: string) => {
  await user.click(await screen.findByRole('button', { name: 'Edit DIWALI26' }));
  const field = await screen.findByLabelText(/^Amount off/);
  await user.clear(field);
  await user.type(field, amount);
  await user.click(screen.getByRole('button', { name: 'Save' }));
};
const sent = () => server.sentTo('/api/desk/discounts/DIWALI26').map(({ body }) => body);

it('merges two people’s edits to different fields of a discount code', async () => {
  const user = openScreen();
  const current = { ...DIWALI, version: 4, minimum: 500 };
  server.use(put('/api/desk/discounts/DIWALI26', problem(409, 'EDIT_CONFLICT', 'Changed.', { current })));
  await change(user, '300');
  const merge = await screen.findByRole('button', { name: 'Save the merged version' });
  server.use(put('/api/desk/discounts/DIWALI26', { success: true, data: current }));

  await user.click(merge);

  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent().at(-1)).toMatchObject({ version: 4, minimum: 500, amount: 300 });
});

it('keeps unsaved changes to a discount code when its dialog is closed', async () => {
  const user = openScreen();
  server.use(put('/api/desk/discounts/DIWALI26', offline()));
  await change(user, '300');
  await screen.findByText(/^No connection/);
  await user.click(screen.getByRole('button', { name: 'Close' }));

  await user.click(screen.getByRole('button', { name: 'Edit DIWALI26' }));
  expect(await screen.findByLabelText(/^Amount off/)).toHaveValue(300);
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().at(-1)).toMatchObject({ version: 3, amount: 300 });
});

it('explains why one of the selected discount codes could not be switched off', async () => {
  const user = openScreen();
  const message = 'Somebody else has changed this code.';
  server.use(
    get('/api/desk/discounts', { success: true, data: [DIWALI, { ...DIWALI, id: 'HOLI26' }], total: 2 }),
    put('/api/desk/discounts/HOLI26', problem(409, 'EDIT_CONFLICT', message)),
  );

  await user.click(await screen.findByLabelText('Select this page'));
  await user.click(screen.getByRole('button', { name: 'Switch off' }));

  await waitFor(() => expect(screen.getByText('1 row changed')).toBeVisible());
  expect(screen.getByText(`HOLI26: ${message}`)).toBeVisible();
  const sent = server.sentTo('/api/desk/discounts/DIWALI26').map(({ body }) => body);
  expect(sent).toEqual([{ ...DIWALI, isOn: false }]);
});
