import { get, post, problem, put, server } from '@kaagazz/testing';
import { permissionsOf } from '@kaagazz/domain/desk';
import { render, screen } from '@testing-library/react';
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
  createdAt: '2026-10-30T09:00:00.000Z',
};

/** Opens the discounts screen with one discount code in the list. */
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

it('the discount codes screen shows the terms and uses of each code', async () => {
  openScreen();

  expect(await screen.findByText('Rs. 250 off')).toBeVisible();
  expect(screen.getByText('7 of 100')).toBeVisible();
  expect(screen.getByText('1 November 2026 to 20 November 2026')).toBeVisible();
});

it('creating a discount code sends its percentage, and null for limits that were left empty', async () => {
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

  expect(await screen.findByText('Discount code saved')).toBeVisible();
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
