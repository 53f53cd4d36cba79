import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { screen } from '@testing-library/react';

import { change, findForm, openForm, press } from '../../../test-support/order-form.tsx';
import { acceptLines, bodiesPostedTo, servePrices } from '../../../test-support/print-orders.ts';

const { certificates } = PRINT_SERVICES;

beforeEach(() => {
  sessionStorage.clear();
  servePrices();
  acceptLines();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

async function openNames() {
  const page = openForm(certificates);
  await findForm(certificates);
  await page.user.click(await screen.findByRole('button', { name: 'Add the names' }));
  const list = screen.getByRole('textbox', { name: 'Names' });
  change(list, 'Nandini Rao\nKabir Mehta');
  await screen.findByText('2, one for each name.');
  return page;
}

it('orders one certificate for each entered name', async () => {
  const { user } = await openNames();
  expect(screen.queryByRole('button', { name: 'Choose a file' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /envelopes/ })).not.toBeInTheDocument();
  change(screen.getByRole('textbox', { name: 'Issued by' }), 'Studio Patta');
  change(screen.getByLabelText('Date of issue'), '2020-03-14');

  await press(user);

  await screen.findByText(certificates.confirmation);
  const [body] = bodiesPostedTo('/api/print/lines');
  expect(body).toMatchObject({
    ...{ service: 'certificates', quantity: 2 },
    fields: { guests: 'Nandini Rao\nKabir Mehta', issuer: 'Studio Patta', issuedOn: '2020-03-14' },
  });
});

it('requires an issuer and a date if names are entered', async () => {
  const { user } = await openNames();

  await press(user);

  expect(await screen.findByText('Tell us who issues the certificates.')).toBeVisible();
  expect(screen.getByText('Tell us the date for the certificates.')).toBeVisible();
  expect(bodiesPostedTo('/api/print/lines')).toEqual([]);
});

it('asks for a design file again when the names are removed', async () => {
  await openNames();

  change(screen.getByRole('textbox', { name: 'Names' }), '');

  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Issued by' })).not.toBeInTheDocument();
});
