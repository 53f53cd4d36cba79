import { createInvoiceDocument, type InvoicedOrder } from './invoice-document.ts';
import { InvoiceTaxes } from './tax-settings.ts';

const ORDER: InvoicedOrder = {
  number: 'KGZ-2026-000123',
  createdAt: new Date('2026-11-02T10:00:00Z'),
  gatewayPaymentId: 'pay_1',
  shippingAddress: { name: 'Asha Rao', address: '12 Lodhi Road, New Delhi 110003' },
  lines: [{ productId: 'pen', title: 'Pen', quantity: 2, unitPrice: 5_600 }],
  shipping: 0,
  total: 11_200,
  discount: 0,
  discountCode: null,
};
const COMPANY_DETAILS = {
  legalName: 'Kaagazz Paper LLP',
  address: '3 Kumhar Gali, New Delhi 110049',
  phone: '+91 98765 43210',
  email: 'hello@kaagazz.in',
  grievanceOfficer: 'Meera Joshi',
  gstin: '07AAAAA0000A1Z5',
};
const MUMBAI = { name: 'Asha Rao', address: '1 Marine Drive, Mumbai 400020' };

const taxesOf = (setting: object = {}) =>
  InvoiceTaxes.parse({
    homeState: 'Delhi',
    rates: { default: 12, paper: 18, print: 5, shipping: 18 },
    hsn: { paper: '4802' },
    ...setting,
  });

function documentOf(change: Partial<InvoicedOrder>, category = 'stationery', taxes = taxesOf()) {
  return createInvoiceDocument(
    { ...ORDER, ...change },
    { company: COMPANY_DETAILS, taxes, taxCategoryOf: () => category },
  );
}

const oneLine = (unitPrice: number, quantity = 1) => ({
  lines: [{ productId: 'pen', title: 'Pen', quantity, unitPrice }],
  total: quantity * unitPrice,
});

describe('the tax split', () => {
  it('splits the tax equally into CGST and SGST within the home state', () => {
    const { taxes, taxable } = documentOf({});

    expect(taxes).toEqual([
      { name: 'CGST', percent: 6, taxable: 10_000, amount: 600 },
      { name: 'SGST', percent: 6, taxable: 10_000, amount: 600 },
    ]);
    expect(taxable).toBe(10_000);
  });

  it('charges IGST for a buyer in another state', () => {
    const { taxes, taxable } = documentOf({ shippingAddress: MUMBAI });

    expect(taxes).toEqual([{ name: 'IGST', percent: 12, taxable: 10_000, amount: 1_200 }]);
    expect(taxable).toBe(10_000);
  });

  it('charges CGST and UTGST within a union territory without a legislature', () => {
    const shippingAddress = { name: 'Asha Rao', address: 'Sector 17, Chandigarh 160017' };

    const { taxes } = documentOf({ shippingAddress }, 'stationery', taxesOf({ homeState: 'Chandigarh' }));

    expect(taxes.map(({ name }) => name)).toEqual(['CGST', 'UTGST']);
  });

  // At 5%, the tax included in Rs. 1.00 is 4.76 paise. Charged as one tax, it rounds to 5 paise.
  // Charged as two taxes of 2.38 paise each, it rounds to 2 paise each.
  it.each([
    ['one tax', MUMBAI, [5], 95],
    ['two equal halves', ORDER.shippingAddress, [2, 2], 96],
  ])('rounds the tax to whole paise as %s', (_what, shippingAddress, amounts, taxable) => {
    const document = documentOf({ shippingAddress, ...oneLine(100) }, 'print');

    expect(document.taxes.map(({ amount }) => amount)).toEqual(amounts);
    expect(document.taxable).toBe(taxable);
  });

  it('splits any price into a taxable value and taxes that add up to it', () => {
    for (let price = 1; price < 3_000; price += 7) {
      const { taxes, taxable, total } = documentOf({ ...oneLine(price, 3), shippingAddress: ORDER.shippingAddress });

      expect(taxes.reduce((sum, { amount }) => sum + amount, taxable)).toBe(total);
    }
  });

  it('lists no taxes at a rate of 0%', () => {
    const { taxes, taxable, lines } = documentOf({}, 'paper', taxesOf({ rates: { default: 12, paper: 0 } }));

    expect({ taxes, taxable }).toEqual({ taxes: [], taxable: 11_200 });
    expect(lines[0]?.taxPercent).toBe(0);
  });

  it('sums the taxes of lines with the same rate and sorts them by rate', () => {
    const lines = [
      { productId: 'paper', title: 'Paper', quantity: 1, unitPrice: 11_800 },
      { productId: 'pen', title: 'Pen', quantity: 1, unitPrice: 11_200 },
      { productId: 'paper', title: 'More paper', quantity: 1, unitPrice: 23_600 },
    ];

    const { taxes } = createInvoiceDocument(
      { ...ORDER, lines, total: 46_600, shippingAddress: MUMBAI },
      { company: COMPANY_DETAILS, taxes: taxesOf(), taxCategoryOf: (id) => (id === 'paper' ? 'paper' : 'stationery') },
    );

    expect(taxes).toEqual([
      { name: 'IGST', percent: 12, taxable: 10_000, amount: 1_200 },
      { name: 'IGST', percent: 18, taxable: 30_000, amount: 5_400 },
    ]);
  });
});

describe('the place of supply', () => {
  it('uses the state of the address as the place of supply', () => {
    expect(documentOf({ shippingAddress: MUMBAI }).placeOfSupply).toEqual({ code: '27', name: 'Maharashtra' });
  });

  it("uses the seller's state as the place of supply if the address names none", () => {
    const { placeOfSupply, taxes } = documentOf({ shippingAddress: { name: 'Asha Rao', address: '' } });

    expect(placeOfSupply).toEqual({ code: '07', name: 'Delhi' });
    expect(taxes.map(({ name }) => name)).toEqual(['CGST', 'SGST']);
  });

  it('leaves the place of supply empty if neither the address nor the shop names a state', () => {
    const document = createInvoiceDocument(
      { ...ORDER, shippingAddress: { name: 'Asha Rao', address: '12 Main Road' } },
      { company: COMPANY_DETAILS, taxes: null, taxCategoryOf: () => 'default' },
    );

    expect(document.placeOfSupply).toBeNull();
  });
});

describe('the lines', () => {
  it('adds shipping as the last invoice line, taxed at its own rate', () => {
    const { lines } = documentOf({ shipping: 9_900, total: 21_100 });

    expect(lines.map(({ title, amount, taxPercent }) => ({ title, amount, taxPercent }))).toEqual([
      { title: 'Pen', amount: 11_200, taxPercent: 12 },
      { title: 'Shipping', amount: 9_900, taxPercent: 18 },
    ]);
  });

  it('adds no invoice line for free shipping', () => {
    expect(documentOf({ shipping: 0 }).lines.map(({ title }) => title)).toEqual(['Pen']);
  });

  it.each([
    ['stationery', 12, null],
    ['paper', 18, '4802'],
    ['print', 5, null],
    ['default', 12, null],
  ] as const)('taxes the category %s at %i %% with the HSN code %s', (category, taxPercent, hsn) => {
    expect(documentOf({}, category).lines[0]).toMatchObject({ taxPercent, hsn, quantity: 2, unitPrice: 5_600 });
  });
});

describe('the seller', () => {
  it("shows the seller's GSTIN if the shop is registered", () => {
    expect(documentOf({}).seller).toMatchObject({ name: 'Kaagazz Paper LLP', gstin: '07AAAAA0000A1Z5' });
  });

  it('shows neither GSTIN nor taxes if the shop is not registered', () => {
    const { seller, taxes, taxable, lines } = createInvoiceDocument(ORDER, {
      company: COMPANY_DETAILS,
      taxes: null,
      taxCategoryOf: () => 'stationery',
    });

    expect(seller.gstin).toBeNull();
    expect({ taxes, taxable }).toEqual({ taxes: [], taxable: 11_200 });
    expect(lines[0]).toMatchObject({ taxPercent: null, hsn: null, taxable: 11_200 });
  });
});

it('shows the order number and payment id on the invoice', () => {
  expect(documentOf({})).toMatchObject({
    orderNumber: 'KGZ-2026-000123',
    orderedAt: '2026-11-02T10:00:00.000Z',
    paymentId: 'pay_1',
    total: 11_200,
  });
});
