import { createInvoiceDocument, type InvoicedOrder } from './invoice-document.ts';
import type { ShopTaxes, TaxedItem } from './tax-rates.ts';

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
const BANK = 'Kaagazz Paper LLP, account 123456789, State Bank of India, IFSC SBIN0001234';
const MUMBAI = { name: 'Asha Rao', address: '1 Marine Drive, Mumbai 400020' };

const DELHI = { code: '07', name: 'Delhi' };
const RATES: ShopTaxes['rates'] = [
  { kind: 'goods', hsn: '', percent: 12, from: '' },
  { kind: 'goods', hsn: '4802', percent: 18, from: '' },
  { kind: 'print', hsn: '4911', percent: 5, from: '' },
  { kind: 'shipping', hsn: '', percent: 18, from: '' },
];
const PAPER = { kind: 'goods', hsn: '480256' } as const;
const PEN = { kind: 'goods', hsn: '' } as const;
const PRINT = { kind: 'print', hsn: '' } as const;

function documentOf(
  change: Partial<InvoicedOrder>,
  item: TaxedItem = PEN,
  taxes: ShopTaxes | null = { homeState: DELHI, rates: RATES },
) {
  return createInvoiceDocument(
    { ...ORDER, ...change },
    { company: COMPANY_DETAILS, bank: BANK, taxes, taxedItem: () => item },
  );
}

const oneLine = (unitPrice: number, quantity = 1) => ({
  lines: [{ productId: 'pen', title: 'Pen', quantity, unitPrice }],
  total: quantity * unitPrice,
});

it.each([
  ['for a business shows', { business: { company: 'Rao Traders', gstin: '07AAAAA0000A1Z5', purchaseOrder: '' } }, BANK],
  [
    'for a paid quote shows',
    { lines: [{ productId: 'quote_1', title: 'Pens', quantity: 1, unitPrice: 11_200, taxPercent: 12 }] },
    BANK,
  ],
  ['for a shopper omits', {}, undefined],
])('an invoice %s the bank details', (_whose, change, bank) => {
  expect(documentOf(change).seller.bank).toBe(bank);
});

describe('the tax split', () => {
  it("splits the tax equally into CGST and SGST if the buyer is in the seller's state", () => {
    const { taxes, taxable } = documentOf({});

    expect(taxes).toEqual([
      { name: 'CGST', percent: 6, taxable: 10_000, amount: 600 },
      { name: 'SGST', percent: 6, taxable: 10_000, amount: 600 },
    ]);
    expect(taxable).toBe(10_000);
  });

  it('charges IGST if the buyer is in another state', () => {
    const { taxes, taxable } = documentOf({ shippingAddress: MUMBAI });

    expect(taxes).toEqual([{ name: 'IGST', percent: 12, taxable: 10_000, amount: 1_200 }]);
    expect(taxable).toBe(10_000);
  });

  it('charges CGST and UTGST within a union territory without a legislature', () => {
    const shippingAddress = { name: 'Asha Rao', address: 'Sector 17, Chandigarh 160017' };

    const { taxes } = documentOf({ shippingAddress }, PEN, {
      homeState: { code: '04', name: 'Chandigarh' },
      rates: RATES,
    });

    expect(taxes.map(({ name }) => name)).toEqual(['CGST', 'UTGST']);
  });

  it.each([
    ['one tax', MUMBAI, [5], 95],
    ['two equal halves', ORDER.shippingAddress, [2, 2], 96],
  ])('rounds the tax to whole paise as %s', (_what, shippingAddress, amounts, taxable) => {
    const document = documentOf({ shippingAddress, ...oneLine(100) }, PRINT);

    expect(document.taxes.map(({ amount }) => amount)).toEqual(amounts);
    expect(document.taxable).toBe(taxable);
  });

  it('splits a price into a taxable value and taxes that add up to the price', () => {
    for (let price = 1; price < 3_000; price += 7) {
      const { taxes, taxable, total } = documentOf({ ...oneLine(price, 3), shippingAddress: ORDER.shippingAddress });

      expect(taxes.reduce((sum, { amount }) => sum + amount, taxable)).toBe(total);
    }
  });

  it('does not list taxes at a rate of 0%', () => {
    const { taxes, taxable, lines } = documentOf({}, PEN, {
      homeState: DELHI,
      rates: [{ kind: 'goods', hsn: '', percent: 0, from: '' }],
    });

    expect({ taxes, taxable }).toEqual({ taxes: [], taxable: 11_200 });
    expect(lines[0]?.taxPercent).toBe(0);
  });

  it('lists the total tax at each rate, sorted by rate', () => {
    const lines = [
      { productId: 'paper', title: 'Paper', quantity: 1, unitPrice: 11_800 },
      { productId: 'pen', title: 'Pen', quantity: 1, unitPrice: 11_200 },
      { productId: 'paper', title: 'More paper', quantity: 1, unitPrice: 23_600 },
    ];

    const { taxes } = createInvoiceDocument(
      { ...ORDER, lines, total: 46_600, shippingAddress: MUMBAI },
      {
        company: COMPANY_DETAILS,
        bank: BANK,
        taxes: { homeState: DELHI, rates: RATES },
        taxedItem: (id) => (id === 'paper' ? PAPER : PEN),
      },
    );

    expect(taxes).toEqual([
      { name: 'IGST', percent: 12, taxable: 10_000, amount: 1_200 },
      { name: 'IGST', percent: 18, taxable: 30_000, amount: 5_400 },
    ]);
  });
});

describe('the place of supply', () => {
  it('uses the state in the address as the place of supply', () => {
    expect(documentOf({ shippingAddress: MUMBAI }).placeOfSupply).toEqual({ code: '27', name: 'Maharashtra' });
  });

  it("uses the seller's state as the place of supply if the address contains no state", () => {
    const { placeOfSupply, taxes } = documentOf({ shippingAddress: { name: 'Asha Rao', address: '' } });

    expect(placeOfSupply).toEqual({ code: '07', name: 'Delhi' });
    expect(taxes.map(({ name }) => name)).toEqual(['CGST', 'SGST']);
  });

  it('leaves the place of supply empty if the states of the buyer and the seller are unknown', () => {
    const shippingAddress = { name: 'Asha Rao', address: '12 Main Road' };

    expect(documentOf({ shippingAddress }, PEN, null).placeOfSupply).toBeNull();
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

  it('does not add an invoice line for free shipping', () => {
    expect(documentOf({ shipping: 0 }).lines.map(({ title }) => title)).toEqual(['Pen']);
  });

  it.each([
    [PEN, 12, null],
    [PAPER, 18, '480256'],
    [{ kind: 'goods', hsn: '4820' }, 12, '4820'],
    [PRINT, 5, '4911'],
  ] as const)('taxes %j at %i %% with the HSN code %s', (item, taxPercent, hsn) => {
    expect(documentOf({}, item).lines[0]).toMatchObject({ taxPercent, hsn, quantity: 2, unitPrice: 5_600 });
  });
});

describe('the seller', () => {
  it("shows the seller's GSTIN if the shop is registered", () => {
    expect(documentOf({}).seller).toMatchObject({ name: 'Kaagazz Paper LLP', gstin: '07AAAAA0000A1Z5' });
  });

  it('shows neither a GSTIN nor taxes if the shop is not registered', () => {
    const { seller, taxes, taxable, lines } = documentOf({}, PAPER, null);

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
