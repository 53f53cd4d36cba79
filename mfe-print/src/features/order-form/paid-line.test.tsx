import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { get, post, problem, reply, server } from '@kaagazz/testing';
import { screen, waitFor } from '@testing-library/react';

import { change, findForm, inputOf, openForm, press } from '../../../test-support/order-form.tsx';
import { bodiesPostedTo, printLine, servePrices } from '../../../test-support/print-orders.ts';

const CARDS = PRINT_SERVICES['business-cards'];
const REVISIONS = '/api/print/lines/print_1/revisions';
const PAID = printLine({
  service: 'business-cards',
  state: 'ordered',
  file: null,
  fields: {
    ...{ fullName: 'Asha Verma', phoneNumber: '9810000000', email: 'asha@example.com' },
    ...{ cardType: 'Premium', paperType: '300 GSM' },
  },
});

beforeEach(() => {
  sessionStorage.clear();
  servePrices();
  server.use(get('/api/print/lines/:id', { success: true, line: PAID }));
});

async function openPaid() {
  const page = openForm(CARDS, { at: '/business-cards?line=print_1', path: '/business-cards' });
  await findForm(CARDS);
  return page;
}

describe('the form of a paid line', () => {
  it('hides the logo field after the order has been paid for', async () => {
    await openPaid();

    expect(inputOf({ label: 'Full name' })).toHaveValue('Asha Verma');
    expect(screen.getByText('New text is free')).toBeVisible();
    expect(screen.getByRole('radio', { name: '300 GSM' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue(String(PAID.quantity));
    expect(screen.queryByLabelText('Your logo')).not.toBeInTheDocument();
  });

  it('saving a change to a paid print opens the proof of the new version', async () => {
    server.use(post(REVISIONS, reply(201, { success: true, line: { ...PAID, id: 'print_2', revises: 'print_1' } })));
    const { user, address, host } = await openPaid();
    change(inputOf({ label: 'Full name' }), 'Asha Rao');

    await user.dblClick(screen.getByRole('button', { name: 'See the new proof' }));

    await waitFor(() => expect(address()).toBe('/print-proof/print_2'));
    expect(bodiesPostedTo(REVISIONS)).toMatchObject([
      {
        fields: { fullName: 'Asha Rao', cardType: 'Premium' },
        requestId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      },
    ]);
    expect(host.cart.lines).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps the typed changes in the form if the api rejects them', async () => {
    server.use(post(REVISIONS, problem(409, 'PRINT_AT_PRESS', 'This order is at the press.')));
    const { user } = await openPaid();
    change(inputOf({ label: 'Full name' }), 'Asha Rao');

    await press(user, 'See the new proof');

    expect(await screen.findByRole('alert')).toHaveTextContent('This order is at the press.');
    expect(inputOf({ label: 'Full name' })).toHaveValue('Asha Rao');
  });

  it('a paid print can be changed while the service is paused', async () => {
    server.use(
      get('/api/print/prices/:service', { success: true, service: CARDS.id, rows: [], paused: 'The press is broken.' }),
    );
    await openPaid();

    expect(screen.getByRole('button', { name: 'See the new proof' })).toBeVisible();
  });
});
