import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { screen, waitFor, within } from '@testing-library/react';

import { change, findForm, openForm, press, typeRequiredFields } from '../../../test-support/order-form.tsx';
import { acceptLines, bodiesPostedTo, servePrices } from '../../../test-support/print-orders.ts';

const { marriage } = PRINT_SERVICES;
const NAMES = Array.from({ length: 12 }, (_, index) => `Guest ${'ABCDEFGHIJKL'.charAt(index)}`);

beforeEach(() => {
  sessionStorage.clear();
  servePrices();
  acceptLines();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

async function openList() {
  const page = openForm(marriage);
  await findForm(marriage);
  await page.user.click(await screen.findByRole('button', { name: 'Add your guest list' }));
  return { ...page, list: screen.getByRole('textbox', { name: 'Guest list' }) };
}

it('moves focus to the guest list when the shopper opens it', async () => {
  const { list } = await openList();

  await waitFor(() => expect(list).toHaveFocus());
});

it('orders one card for each guest and sends the guest list', async () => {
  const { user, list } = await openList();
  typeRequiredFields(marriage);
  change(list, NAMES.join('\n'));

  expect(await screen.findByText('12, one for each guest.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Quantity' })).not.toBeInTheDocument();
  await press(user);

  await screen.findByText(marriage.confirmation);
  expect(bodiesPostedTo('/api/print/lines')[0]).toMatchObject({ quantity: 12, fields: { guests: NAMES.join('\n') } });
});

it('includes spare cards in the quantity and the price', async () => {
  const { user, list } = await openList();
  typeRequiredFields(marriage);
  change(list, NAMES.join('\n'));
  change(await screen.findByRole('spinbutton', { name: 'Spare cards without a name' }), '5');

  expect(await screen.findByText('17, one for each guest and 5 spare.')).toBeVisible();
  expect(await screen.findByText('17 cards at Rs. 42 each')).toBeVisible();
  await press(user);

  await screen.findByText(marriage.confirmation);
  expect(bodiesPostedTo('/api/print/lines')[0]).toMatchObject({ quantity: 17, fields: { spareCards: '5' } });
});

it('rejects more than 50 spare cards', async () => {
  const { user, list } = await openList();
  typeRequiredFields(marriage);
  change(list, NAMES.join('\n'));
  const spare = await screen.findByRole('spinbutton', { name: 'Spare cards without a name' });
  change(spare, '51');

  await press(user);

  await waitFor(() => expect(spare).toBeInvalid());
  expect(bodiesPostedTo('/api/print/lines')).toEqual([]);
});

it('hides the list of price breaks once guests have been entered', async () => {
  servePrices([
    { options: {}, per: 'piece', from: 10, price: 58 },
    { options: {}, per: 'piece', from: 100, price: 34 },
  ]);
  const { list } = await openList();
  expect(await screen.findByRole('list', { name: 'Price by quantity' })).toBeVisible();

  change(list, NAMES.join('\n'));

  expect(await screen.findByText('12, one for each guest.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Price by quantity' })).not.toBeInTheDocument();
});

it('the guest list survives a reload', async () => {
  const { list, unmount } = await openList();
  change(list, NAMES.join('\n'));
  await screen.findByText('12, one for each guest.');
  unmount();

  openForm(marriage);

  expect(await screen.findByRole('textbox', { name: 'Guest list' })).toHaveValue(NAMES.join('\n'));
});

it('blocks the order if a line of the guest list can’t be printed', async () => {
  const { user, list } = await openList();
  typeRequiredFields(marriage);
  const typed = [...NAMES, '| आशा', 'Ravi 🎉'].join('\n');
  change(list, typed);

  const problems = within(await screen.findByRole('list', { name: 'Lines that need a change' }));
  expect(await screen.findByText('Price for 12 cards; 2 lines need attention')).toBeVisible();
  expect(problems.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line 13: The name is missing.',
    'Line 14: We can’t print 🎉. Use Latin or Devanagari letters.',
  ]);
  await press(user);

  expect(await screen.findByRole('alert')).toHaveTextContent('Line 13: The name is missing. And 1 more.');
  expect(list).toHaveValue(typed);
  expect(bodiesPostedTo('/api/print/lines')).toEqual([]);
});

it('clicking a problem selects the affected line of the guest list', async () => {
  const { user, list } = await openList();
  change(list, ['Asha', '12', 'Ravi'].join('\n'));

  await user.click(await screen.findByRole('button', { name: 'Line 2:' }));

  const { selectionStart, selectionEnd, value } = list as HTMLTextAreaElement;
  expect(list).toHaveFocus();
  expect(value.slice(selectionStart, selectionEnd)).toBe('12');
});

it('keeps typed names when the shopper pastes or uploads more names', async () => {
  const { user, list } = await openList();
  change(list, 'Asha');
  await user.click(list);
  await user.paste('Name\tPhone\nRavi\t98100 00000');
  await user.upload(screen.getByLabelText('File with your guest list'), new File(['Meera\nLeela\n'], 'more.csv'));

  expect(await screen.findByText('Added 2 lines.')).toBeVisible();
  expect(list).toHaveValue('Asha\nRavi\nMeera\nLeela');
});

it('offers addressed envelopes with their price', async () => {
  servePrices([
    { options: {}, per: 'piece', from: 1, price: 42 },
    { options: { envelopes: 'Plain' }, per: 'piece', from: 1, price: 0 },
    { options: { envelopes: 'Addressed' }, per: 'piece', from: 1, price: 9 },
  ]);
  const { user, list } = await openList();
  typeRequiredFields(marriage);
  change(list, [...NAMES.slice(1), 'Sunita | 12 Ridge Road, Jaipur 302001'].join('\n'));
  const choice = await screen.findByRole('checkbox', { name: /names and addresses on the envelopes: Rs. 9 each/ });
  expect(choice).not.toBeChecked();
  await user.click(choice);

  expect(await screen.findByText(/11 guests have no address, so only the name is printed on their/)).toBeVisible();
  expect(await screen.findByText(/all addresses fit the envelopes/)).toBeVisible();
  expect(await screen.findByText('Rs. 612')).toBeVisible();
  await press(user);

  await screen.findByText(marriage.confirmation);
  expect(bodiesPostedTo('/api/print/lines')[0]).toMatchObject({ fields: { envelopes: 'Addressed' } });
});

it('hides the addressed envelopes option if the price list doesn’t include it', async () => {
  const { list } = await openList();
  change(list, NAMES.join('\n'));
  await screen.findByText('12, one for each guest.');

  expect(screen.queryByRole('checkbox', { name: /envelopes/ })).not.toBeInTheDocument();
});

it('a shopper can deselect addressed envelopes that are priced on request', async () => {
  servePrices([
    { options: {}, per: 'piece', from: 1, price: 42 },
    { options: { envelopes: 'Plain' }, per: 'piece', from: 1, price: 0 },
    { options: { envelopes: 'Addressed' }, per: 'piece', from: 12, price: 9 },
  ]);
  const { user, list } = await openList();
  change(list, NAMES.join('\n'));
  await user.click(await screen.findByRole('checkbox', { name: /envelopes: Rs. 9 each/ }));

  change(list, NAMES[0] ?? '');

  await user.click(await screen.findByRole('checkbox', { name: /envelopes: price on request/ }));
  expect(screen.queryByRole('checkbox', { name: /envelopes/ })).not.toBeInTheDocument();
});

it('adds suggested names to the list only after the shopper accepts them', async () => {
  const { user, list } = await openList();
  change(list, 'Sunita Verma | | Jaipur\n\nराकेश\nLeela | लीला');
  await user.click(await screen.findByRole('button', { name: 'Suggest names in a second script' }));

  const latin = await screen.findByRole('textbox', { name: 'राकेश in Latin letters' });
  expect(latin).toHaveValue('Rakesh');
  expect(screen.getByRole('textbox', { name: 'Sunita Verma in Devanagari' })).toHaveValue('सुनीता वर्मा');
  expect(list).toHaveValue('Sunita Verma | | Jaipur\n\nराकेश\nLeela | लीला');
  change(latin, 'Raakesh');
  await user.click(screen.getByRole('button', { name: 'Use these 2 names' }));

  expect(list).toHaveValue('Sunita Verma | सुनीता वर्मा | Jaipur\n\nराकेश | Raakesh\nLeela | लीला');
  expect(await screen.findByText('All names are in both scripts.')).toBeVisible();
});
