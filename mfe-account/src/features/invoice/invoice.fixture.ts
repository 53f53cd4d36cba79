import type { Invoice } from '@kaagazz/api-schema';

export function anInvoice(special: Partial<Invoice> = {}): Invoice {
  const untaxed = { hsn: null, taxPercent: null };
  return {
    number: 'KGZ/25-26/000123',
    issuedAt: '2026-01-05T10:00:00.000Z',
    orderNumber: 'KGZ-2026-000123',
    orderedAt: '2026-01-05T10:00:00.000Z',
    paymentId: 'pay_Q1w2e3',
    seller: {
      name: 'Kaagazz Private Limited',
      address: '4 Workshop Lane, Delhi, India',
      email: 'hello@kaagazz.example',
      phone: '+91 98765 43210',
      gstin: null,
    },
    buyer: { name: 'Asha Verma', address: '12 Shanti Marg\nNew Delhi 110001' },
    placeOfSupply: { code: '07', name: 'Delhi' },
    lines: [
      { ...untaxed, title: 'Marigold Notebook A5', quantity: 2, price: 245, amount: 490, taxableAmount: 490 },
      { ...untaxed, title: 'Shipping', quantity: 1, price: 99, amount: 99, taxableAmount: 99 },
    ],
    taxes: [],
    taxableAmount: 589,
    totalAmount: 589,
    totalInWords: 'Rupees Five Hundred Eighty-Nine Only',
    creditNote: null,
    refunds: [],
    ...special,
  };
}
