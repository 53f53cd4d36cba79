import { SHOPPER, get, never, offline, problem, renderPage, server } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { accountApi } from '../api.ts';
import { makeInvoice } from '../features/invoice/invoice.fixture.ts';
import { InvoicePage } from './invoice-page.tsx';

const PATH = '/my-orders/:orderNumber/invoice';
const AT = '/my-orders/KGZ-2026-000123/invoice';
const CALL = '/api/auth/my-order/KGZ-2026-000123/invoice';

function openInvoice(user: typeof SHOPPER | 'loading' = SHOPPER) {
  return renderPage(<InvoicePage />, { at: AT, path: PATH, api: accountApi, user });
}
const answers = (invoice: object) => server.use(get(CALL, { success: true, invoice }));

describe('an invoice', () => {
  it('names seller, buyer, order, each line, and the total in figures and in words', async () => {
    answers(makeInvoice());

    const { host } = openInvoice();

    const sheet = await screen.findByRole('article', { name: 'Invoice' });
    expect(sheet).toHaveTextContent(/KGZ\/25-26\/000123/);
    expect(sheet).toHaveTextContent(/Sold by.*Kaagazz Private Limited.*4 Workshop Lane/);
    expect(sheet).toHaveTextContent(/Sold to.*Asha Verma.*12 Shanti Marg.*Place of supply: Delhi \(07\)/);
    expect(sheet).toHaveTextContent(/Date05 Jan 2026OrderKGZ-2026-000123/);
    const rows = within(sheet).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'DescriptionQtyPriceAmount',
      'Marigold Notebook A52Rs. 245Rs. 490',
      'Shipping1Rs. 99Rs. 99',
    ]);
    expect(sheet).toHaveTextContent(/TotalRs\. 589/);
    expect(sheet).toHaveTextContent('Rupees Five Hundred Eighty-Nine Only');
    expect(sheet).not.toHaveTextContent(/GSTIN|Taxable|CGST|reverse charge/);
    await waitFor(() => expect(host.head).toMatchObject({ title: 'Invoice KGZ/25-26/000123', noIndex: true }));
  });

  it('of a registered shop shows GSTIN, codes, rates and each tax', async () => {
    const line = {
      title: 'Pen',
      hsn: '4820',
      quantity: 1,
      price: 112,
      amount: 112,
      taxableAmount: 100,
      taxPercent: 12,
    };
    answers(
      makeInvoice({
        seller: { ...makeInvoice().seller, gstin: '07AAAAA0000A1Z5' },
        lines: [line],
        taxes: [
          { name: 'CGST', percent: 6, taxableAmount: 100, amount: 6 },
          { name: 'SGST', percent: 6, taxableAmount: 100, amount: 6 },
        ],
        taxableAmount: 100,
        totalAmount: 112,
      }),
    );

    openInvoice();

    const sheet = await screen.findByRole('article', { name: 'Tax invoice' });
    expect(sheet).toHaveTextContent('GSTIN 07AAAAA0000A1Z5');
    expect(within(sheet).getByRole('row', { name: /Pen/ })).toHaveTextContent('Pen48201Rs. 112Rs. 10012 %Rs. 112');
    expect(sheet).toHaveTextContent(/Taxable valueRs\. 100.*CGST 6 % of Rs\. 100Rs\. 6.*SGST 6 % of Rs\. 100Rs\. 6/);
    expect(sheet).toHaveTextContent('TotalRs. 112');
  });

  it('of a cancelled order says so, and what goes back by which credit note', async () => {
    answers(makeInvoice({ creditNote: { number: 'KGC/25-26/000007', issuedAt: '2026-01-06T10:00:00.000Z' } }));

    openInvoice();

    expect(await screen.findByText(/This order was cancelled/)).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent(
      'Rs. 589, all of it, goes back the way it was paid: credit note KGC/25-26/000007 of 06 Jan 2026.',
    );
  });

  it('is printed by a press, and leads back to the orders', async () => {
    answers(makeInvoice());
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = openInvoice();

    await user.click(await screen.findByRole('button', { name: 'Print' }));

    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Back to my orders' })).toHaveAttribute('href', '/my-orders');
  });
});

describe('without an invoice', () => {
  it.each([
    ['it is found out who is there', 'loading' as const],
    ['it is on its way', SHOPPER],
  ])('the shopper sees a waiting page while %s', (_, user) => {
    server.use(get(CALL, never()));

    openInvoice(user);

    expect(screen.getByRole('status')).toHaveTextContent('Loading your invoice');
  });

  it('a visitor is asked to log in, and will come back here', () => {
    renderPage(<InvoicePage />, { at: AT, path: PATH, api: accountApi });

    expect(screen.getByText('Please login to view your orders')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(AT)}`,
    );
    expect(server.requests).toHaveLength(0);
  });

  it('a shopper whose session has ended is asked to log in again', async () => {
    server.use(get(CALL, problem(401, 'UNAUTHENTICATED', 'Please login to continue.')));

    openInvoice();

    expect(await screen.findByText('Please login to view your orders')).toBeVisible();
  });

  it('somebody else’s order is no order, and the way back is there', async () => {
    server.use(get(CALL, problem(404, 'ORDER_NOT_FOUND', 'There is no order KGZ-2026-000123.')));

    openInvoice();

    expect(await screen.findByRole('heading', { name: 'There is no such order in your account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to my orders' })).toBeVisible();
  });

  it.each([
    ['the server fails', problem(500, 'INTERNAL', 'Something went wrong')],
    ['no answer comes', offline()],
  ])('the page says so when %s, and Try Again tries again', async (_, answer) => {
    server.use(get(CALL, answer));
    const { user } = openInvoice();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the invoice');

    answers(makeInvoice());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('article')).toHaveTextContent('KGZ/25-26/000123');
  });
});
