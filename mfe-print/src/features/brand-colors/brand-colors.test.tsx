import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { offline, put, server, SHOPPER } from '@kaagazz/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { change, findForm, openForm, press, typeRequiredFields } from '../../../test-support/order-form.tsx';
import { acceptLines, bodiesPostedTo, servePrices } from '../../../test-support/print-orders.ts';

const service = PRINT_SERVICES['business-cards'];
const ACCOUNT = '/api/auth/update-user';
const KEEP = 'Keep these colours in my account';
const BRANDED = { ...SHOPPER, brandColors: ['#0b5fa5', '#f2b705'] };
const PALE = /^This colour is too pale to read/;

beforeEach(() => {
  sessionStorage.clear();
  servePrices();
  acceptLines();
});

const main = () => screen.findByRole('textbox', { name: 'Main colour' });
const second = () => screen.findByRole('textbox', { name: 'Second colour' });
const keepButton = () => screen.queryByRole('button', { name: KEEP });

it('sends both typed and picked colours with the order', async () => {
  const { user } = openForm(service);
  await findForm(service);
  typeRequiredFields(service);
  await user.type(await main(), '0B5FA5');
  fireEvent.change(screen.getByLabelText('Pick the second colour'), { target: { value: '#f2b705' } });
  expect(screen.getByLabelText('Pick the main colour')).toHaveValue('#0b5fa5');

  await press(user);

  await screen.findByText(service.confirmation);
  expect(bodiesPostedTo('/api/print/lines')[0]).toMatchObject({
    fields: { brandColor: '#0b5fa5', secondColor: '#f2b705' },
  });
});

it('shows an error for the invalid colour code "blue"', async () => {
  const { user } = openForm(service);
  await findForm(service);
  typeRequiredFields(service);
  change(await main(), 'blue');

  await press(user);

  await waitFor(async () => expect(await main()).toHaveFocus());
  expect(await main()).toHaveAccessibleDescription(/Enter a colour code such as #1f7a55\./);
  expect(keepButton()).not.toBeInTheDocument();
  change(await main(), '#0b5fa5');
  await waitFor(async () => expect(await main()).toBeValid());
});

it('warns about a main colour that is too pale for text', async () => {
  openForm(service, { user: null });
  change(await main(), '#f2b705');
  expect(await screen.findByText(PALE)).toBeVisible();

  change(await main(), '#0b5fa5');

  await waitFor(() => expect(screen.queryByText(PALE)).not.toBeInTheDocument());
});

it('saves the colours to the shopper’s account', async () => {
  server.use(put(ACCOUNT, { success: true, user: BRANDED }));
  const { user, host } = openForm(service);
  change(await main(), '#0B5FA5');
  change(await second(), '#f2b705');

  await user.click(await screen.findByRole('button', { name: KEEP }));

  expect(await screen.findByText(/^These colours are in your account\./)).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Change or remove them' })).toHaveAttribute('href', '/profile');
  expect(server.sentTo(ACCOUNT)[0]?.body).toEqual({ brandColors: ['#0b5fa5', '#f2b705'] });
  expect(host.auth.user).toEqual(BRANDED);
});

it('fills in the colours from the shopper’s account', async () => {
  openForm(service, { user: BRANDED });

  expect(await main()).toHaveValue('#0b5fa5');
  expect(await second()).toHaveValue('#f2b705');
  expect(keepButton()).not.toBeInTheDocument();
});

it('keeps the colours in the form if saving them fails', async () => {
  server.use(put(ACCOUNT, offline()));
  const { user } = openForm(service);
  change(await main(), '#0b5fa5');

  await user.click(await screen.findByRole('button', { name: KEEP }));

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await main()).toHaveValue('#0b5fa5');
  expect(keepButton()).toBeVisible();
});

it.each([
  ['a visitor', { user: null }, '#0b5fa5', ''],
  ['a shopper without a main colour', {}, '', '#f2b705'],
])('%s is not offered to keep colours', async (_who, options, mainColor, secondColor) => {
  openForm(service, options);
  change(await main(), mainColor);
  change(await second(), secondColor);

  expect(keepButton()).not.toBeInTheDocument();
});
