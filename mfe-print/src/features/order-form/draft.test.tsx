import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { SHOPPER, get, post, problem, server } from '@kaagazz/testing';
import { screen, waitFor } from '@testing-library/react';

import { change, chooseIn, fillIn, findForm, inputOf, openForm, press } from '../../../test-support/order-form.tsx';
import { acceptLines, acceptUploads, printFile, servePrices } from '../../../test-support/print-orders.ts';

const { marriage, printbook } = PRINT_SERVICES;
const KEY = 'mine printDraft marriage';

beforeEach(() => {
  sessionStorage.clear();
  servePrices();
  acceptUploads();
  acceptLines();
});

const findBride = () => screen.findByRole('textbox', { name: 'Bride’s name' });

it('restores the draft’s text, choices, quantity and file after a reload', async () => {
  const { user, unmount } = openForm(printbook);
  await fillIn(printbook, user);
  await user.type(inputOf({ label: 'Title on the cover' }), 'Nani');
  await chooseIn(user, 'Cover', 'Softcover');
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  unmount();

  openForm(printbook);

  expect(await screen.findByRole('textbox', { name: 'Title on the cover' })).toHaveValue('Nani');
  expect(screen.getByRole('radio', { name: 'Softcover' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  expect(await screen.findByText('stories.pdf')).toBeVisible();
});

it('keeps the RSVP code checkbox ticked after a reload', async () => {
  const { user, unmount } = openForm(marriage);
  await fillIn(marriage, user);
  await user.click(screen.getByRole('checkbox', { name: 'RSVP code' }));
  unmount();

  const again = openForm(marriage);
  expect(await screen.findByRole('checkbox', { name: 'RSVP code' })).toBeChecked();
  await press(again.user);

  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      fields: { replyCode: 'yes' },
    }),
  );
});

it('asks for a file again if the saved file no longer exists', async () => {
  const { user, unmount } = openForm(printbook);
  await fillIn(printbook, user);
  unmount();
  server.use(get('/api/print/files/:id', problem(404, 'FILE_NOT_FOUND', 'There is no such file.')));

  openForm(printbook);

  await waitFor(() => expect(server.requests.at(-1)?.path).toBe('/api/print/files/f1'));
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

it('removes a deleted file from the draft', async () => {
  const { user, unmount } = openForm(printbook);
  await fillIn(printbook, user);
  await press(user, 'Remove file');
  unmount();

  openForm(printbook);

  await findForm(printbook);
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  expect(server.requests.filter(({ method, path }) => method === 'GET' && path.includes('/files/'))).toEqual([]);
});

it('keeps a visitor’s choices and text during sign-in', async () => {
  const { user, unmount } = openForm(printbook, { user: null });
  await user.click(await screen.findByRole('radio', { name: 'Softcover' }));
  change(inputOf({ label: 'Title on the cover' }), 'Nani');
  unmount();

  openForm(printbook);

  expect(await screen.findByRole('radio', { name: 'Softcover' })).toBeChecked();
  expect(inputOf({ label: 'Title on the cover' })).toHaveValue('Nani');
});

it('keeps a visitor’s text after a reload', async () => {
  const { unmount } = openForm(marriage, { user: null });
  change(await findBride(), 'Asha');
  unmount();

  openForm(marriage, { user: null });

  expect(await findBride()).toHaveValue('Asha');
});

it('deletes a draft that another shopper left in the same browser', async () => {
  const { user, unmount } = openForm(marriage);
  await user.type(await findBride(), 'Asha');
  unmount();

  openForm(marriage, { user: { ...SHOPPER, _id: 'user-ravi' } });

  expect(await findBride()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

it('keeps the text when the shopper chooses another design', async () => {
  const { user, unmount } = openForm(marriage);
  await user.type(await findBride(), 'Asha');
  unmount();

  openForm({ ...marriage, designs: ['2'] });

  expect(await findBride()).toHaveValue('Asha');
  expect(Object.keys(sessionStorage)).toEqual([KEY]);
});

it('keeps a separate draft for each service', async () => {
  const { user, unmount } = openForm(marriage);
  await user.type(await findBride(), 'Asha');
  unmount();

  openForm(PRINT_SERVICES.birthday);

  expect(await screen.findByRole('textbox', { name: 'Venue' })).toHaveValue('');
});

it('doesn’t store a draft until the shopper types something', async () => {
  openForm(marriage);
  await findForm(marriage);

  expect(sessionStorage).toHaveLength(0);
});

it.each([
  '{',
  '[]',
  '{"userId":null,"value":{"fileId":null,"values":{"brideName":7},"requestId":"r1"}}',
  '{"userId":null,"value":{"fileId":7,"values":{},"requestId":"r1"}}',
  '{"userId":null,"value":{"fileId":null,"values":null,"requestId":"r1"}}',
  '{"userId":null,"value":{"fileId":null,"values":{}}}',
  '{"userId":null,"value":{"fileId":null,"values":{},"requestId":7}}',
])('starts with an empty form and clears the storage if it contains %s', async (stored) => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  sessionStorage.setItem(KEY, stored);

  openForm(marriage);

  expect(await findBride()).toHaveValue('');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('the order omits draft values whose fields no longer exist in the form', async () => {
  sessionStorage.setItem(
    KEY,
    JSON.stringify({
      userId: null,
      value: { fileId: null, values: { brideName: 'Asha', gone: 'x' }, requestId: 'r1' },
    }),
  );
  const { user, address } = openForm(marriage);
  await fillIn(marriage, user);

  await press(user);

  await waitFor(() => expect(address()).toBe('/cart'));
  expect(server.sentTo('/api/print/lines')[0]?.body).not.toHaveProperty('fields.gone');
});

it('restores the draft when the shopper signs in again after the session expires', async () => {
  server.use(post('/api/print/lines', problem(401, 'UNAUTHENTICATED', 'Please login to continue.')));
  const { user, address, unmount } = openForm(printbook);
  await fillIn(printbook, user);

  await press(user);

  await waitFor(() => expect(address()).toBe('/login?next=%2Fprintbook'));
  unmount();
  acceptUploads(printFile({ name: 'restored.pdf' }));
  openForm(printbook);
  expect(await screen.findByText('restored.pdf')).toBeVisible();
  expect(screen.getByText('You are signed in. Check your book and add it to the cart.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
});
