import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { screen } from '@testing-library/react';

import { change, findForm, inputOf, openForm } from '../../../test-support/order-form.tsx';
import { servePrices } from '../../../test-support/print-orders.ts';

const { marriage, printbook } = PRINT_SERVICES;

beforeEach(() => {
  sessionStorage.clear();
  servePrices();
});

const findPin = () => screen.findByRole('textbox', { name: 'Delivery to PIN code' });

it('asks for the PIN code after the quantity', async () => {
  openForm(marriage, { user: null });

  expect(await screen.findByRole('group', { name: 'When will they arrive?' })).toContainElement(await findPin());
  const legends = [...document.querySelectorAll('legend')].map(({ textContent }) => textContent);
  expect(legends.slice(-2)).toEqual(['How many cards?', 'When will they arrive?']);
});

it('shows the last day to order after a visitor enters a date and a PIN code', async () => {
  openForm(marriage, { user: null });
  await findForm(marriage);
  expect(await screen.findByText('Choose a date to see when to order.')).toBeVisible();

  change(inputOf({ label: 'Date' }), '2090-02-14');
  expect(await screen.findByText(/^Order by \d+ January 2090 for your wedding on 14 February 2090\.$/)).toBeVisible();
  change(await findPin(), '110 001');

  expect(await screen.findByText(/^Order by \d+ February 2090 for your wedding on 14 February 2090\.$/)).toBeVisible();
});

it('fills in the PIN code that was entered in another order form', async () => {
  const { unmount } = openForm(marriage, { user: null });
  change(await findPin(), '560001');
  unmount();

  openForm(PRINT_SERVICES.birthday);

  expect(await findPin()).toHaveValue('560001');
});

it('the order form for printed books has no PIN code field', async () => {
  openForm(printbook);
  await findForm(printbook);

  expect(screen.queryByRole('textbox', { name: 'Delivery to PIN code' })).not.toBeInTheDocument();
});
