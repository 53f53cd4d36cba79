import { SHOPPER, get, never, offline, problem, renderPage, server } from '@kaagazz/testing';
import { act, screen, waitFor, within } from '@testing-library/react';

import { accountApi } from '../api.ts';
import { anInvoice } from '../features/invoice/invoice.fixture.ts';
import { InvoicePage } from './invoice-page.tsx';

const PATH = '/my-orders/:orderNumber/invoice';
const AT = '/my-orders/KGZ-2026-000123/invoice';
const CALL = '/api/auth/my-order/KGZ-2026-000123/invoice';

function openInvoice(user: typeof SHOPPER | 'loading' = SHOPPER) {
  return renderPage(<InvoicePage />, { at: AT, path: PATH, api: accountApi, user });
}
const respondWith = (invoice: object | null, creditNoteFollows = false) =>
  server.use(get(CALL, { success: true, invoice, creditNoteFollows }));

describe('an invoice', () => {
  it('shows the seller, buyer, order, lines and the total in figures and words', async () => {
    respondWith(anInvoice());

    const { host } = openInvoice();

    const sheet = await screen.findByRole('article', { name: 'Invoice' });
    expect(sheet).toHaveTextContent(/KGZ\/25-26\/000123/);
    expect(sheet).toHaveTextContent(/Sold by.*Kaagazz Private Limited.*4 Workshop Lane/);
    expect(sheet).toHaveTextContent(/Sold to.*Asha Verma.*12 Shanti Marg.*Place of supply: Delhi \(07\)/);
    expect(sheet).toHaveTextContent(/Date5 Jan 2026OrderKGZ-2026-000123/);
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

  it.each([
    ['an order paid online', 'pay_Q1w2e3', 'Paid in full online, payment pay_Q1w2e3.'],
    ['an order without an online payment', '', 'Payment: cash on delivery.'],
  ])('the invoice of %s says how it is paid', async (_, paymentId, text) => {
    respondWith(anInvoice({ paymentId }));

    openInvoice();

    expect(await screen.findByRole('article', { name: 'Invoice' })).toHaveTextContent(text);
  });

  it('shows a registered seller’s GSTIN, HSN codes, tax rates and tax amounts', async () => {
    const line = {
      title: 'Pen',
      hsn: '4820',
      quantity: 1,
      price: 112,
      amount: 112,
      taxableAmount: 100,
      taxPercent: 12,
    };
    respondWith(
      anInvoice({
        seller: { ...anInvoice().seller, gstin: '07AAAAA0000A1Z5' },
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

  it('leaves out seller details that are still placeholders', async () => {
    const seller = {
      name: '[registered company name]',
      address: '[registered address], Delhi, India',
      email: 'hello@kaagazz.example',
      phone: '+91 00000 00000',
      gstin: '[GSTIN]',
    };
    respondWith(anInvoice({ seller }));

    openInvoice();

    const sheet = await screen.findByRole('article');
    expect(sheet).toHaveTextContent(/Sold byKaagazzDelhi, India hello@kaagazz\.exampleSold to/);
    expect(sheet).not.toHaveTextContent(/\[|GSTIN|00000/);
  });

  it('shows the credit note for a partial refund', async () => {
    respondWith(
      anInvoice({ refunds: [{ number: 'KGC/25-26/000008', issuedAt: '2026-01-06T10:00:00.000Z', amount: 100 }] }),
    );

    openInvoice();

    expect(await screen.findByRole('article')).toHaveTextContent(
      'Rs. 100 of this order is refunded to the original payment method: credit note KGC/25-26/000008 of 6 Jan 2026.',
    );
    expect(screen.queryByText(/This order was cancelled/)).toBeNull();
  });

  it('shows the refund and the credit note of a cancelled order', async () => {
    respondWith(
      anInvoice({ creditNote: { number: 'KGC/25-26/000007', issuedAt: '2026-01-06T10:00:00.000Z', amount: 589 } }),
    );

    openInvoice();

    expect(await screen.findByText(/This order was cancelled/)).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent(
      'The full amount of Rs. 589 is refunded to the original payment method: credit note KGC/25-26/000007 of 6 Jan 2026.',
    );
  });

  it('offers to print the invoice and to go back to the orders', async () => {
    respondWith(anInvoice());
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = openInvoice();

    await user.click(await screen.findByRole('button', { name: 'Print' }));

    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Back to my orders' })).toHaveAttribute('href', '/my-orders');
  });
});

describe('the invoice page', () => {
  it.each([
    ['it is found out who is there', 'loading' as const],
    ['it is on its way', SHOPPER],
  ])('shows a loading state while %s', (_, user) => {
    server.use(get(CALL, never()));

    openInvoice(user);

    expect(screen.getByRole('status')).toHaveTextContent('Loading your invoice');
  });

  it('shows an invoice without a reload once its number has been assigned', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    respondWith(null);
    openInvoice();
    expect(await screen.findByRole('heading', { name: 'Your invoice has no number yet' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('will appear here automatically, usually within a minute');

    respondWith(anInvoice());
    await act(() => jest.advanceTimersByTimeAsync(3_000));

    expect(await screen.findByRole('article')).toHaveTextContent('KGZ/25-26/000123');
    jest.useRealTimers();
  });

  it('shows the number of a credit note as soon as it is issued', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    respondWith(anInvoice(), true);
    openInvoice();
    expect(await screen.findByRole('article')).toHaveTextContent('The credit note has not been issued yet.');

    const creditNote = { number: 'KGC/25-26/000007', issuedAt: '2026-01-06T10:00:00.000Z', amount: 589 };
    respondWith(anInvoice({ creditNote }));
    await act(() => jest.advanceTimersByTimeAsync(3_000));

    await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('credit note KGC/25-26/000007'));
    expect(screen.getByRole('article')).not.toHaveTextContent('not been issued');
    jest.useRealTimers();
  });

  it('asks visitors to log in and returns them to the invoice', () => {
    renderPage(<InvoicePage />, { at: AT, path: PATH, api: accountApi });

    expect(screen.getByText('Please login to view your orders')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Invoice' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(AT)}`,
    );
    expect(server.requests).toHaveLength(0);
  });

  it('asks the shopper to log in again if the session has expired', async () => {
    server.use(get(CALL, problem(401, 'UNAUTHENTICATED', 'Please login to continue.')));

    openInvoice();

    expect(await screen.findByText('Please login to view your orders')).toBeVisible();
  });

  it('does not show the invoice for another shopper’s order', async () => {
    server.use(get(CALL, problem(404, 'ORDER_NOT_FOUND', 'There is no order KGZ-2026-000123.')));

    openInvoice();

    expect(await screen.findByRole('heading', { name: 'There is no such order in your account' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Invoice' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to my orders' })).toBeVisible();
  });

  it.each([
    ['the server fails', problem(500, 'INTERNAL', 'Something went wrong')],
    ['the api is unreachable', offline()],
  ])('offers a retry when %s', async (_, failure) => {
    server.use(get(CALL, failure));
    const { user } = openInvoice();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the invoice');

    respondWith(anInvoice());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('article')).toHaveTextContent('KGZ/25-26/000123');
  });
});
