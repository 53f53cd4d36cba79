import {
  COMPANY,
  type IndianState,
  leviesTerritoryTax,
  type Paise,
  stateOfAddress,
  type TaxPart,
  taxWithin,
} from '@kaagazz/domain';
import type { InvoiceTaxes, TaxedKind } from './invoice-taxes.ts';

/** Who bought, as far as an invoice has to say it. */
export interface InvoiceBuyer {
  name: string;
  address: string;
}

/** What an invoice is written about; money in paise, taxes included. */
export interface InvoicedOrder {
  number: string;
  createdAt: Date;
  gatewayPaymentId: string;
  shippingAddress: InvoiceBuyer;
  lines: readonly { productId: string; title: string; quantity: number; unitPrice: Paise }[];
  shipping: Paise;
  total: Paise;
}

interface InvoiceLine {
  title: string;
  /** null where the shop names none */
  hsn: string | null;
  quantity: number;
  unitPrice: Paise;
  /** what was paid for the line: `taxable` and the taxes within */
  amount: Paise;
  taxable: Paise;
  /** rate of all taxes together; null when the shop is not registered */
  taxPercent: number | null;
}

/** Everything on an invoice but number, date and buyer. Stored: old ones are read for ever, so fields may come but never go. */
export interface InvoiceDocument {
  seller: { name: string; address: string; email: string; phone: string; gstin: string | null };
  orderNumber: string;
  /** ISO 8601 */
  orderedAt: string;
  paymentId: string;
  placeOfSupply: IndianState | null;
  /** shipping is the last one, if it was paid for */
  lines: InvoiceLine[];
  /** each tax at each of its rates; none when the shop is not registered */
  taxes: (TaxPart & { taxable: Paise })[];
  taxable: Paise;
  total: Paise;
}

/**
 * Writes an invoice. The place of supply is the state of the address; where the address names none it is the seller's own, as the law has it.
 *
 * @param taxes null: the shop is not registered, and its invoice shows no tax
 * @param kindOf the kind of what a line sold
 */
export function writeInvoice(
  order: InvoicedOrder,
  taxes: InvoiceTaxes | null,
  kindOf: (productId: string) => TaxedKind,
): InvoiceDocument {
  const placeOfSupply = stateOfAddress(order.shippingAddress.address) ?? taxes?.homeState ?? null;
  const sold = taxes && whereSold(taxes.homeState, placeOfSupply);
  const bought = order.lines.map((line) => ({ ...line, kind: kindOf(line.productId) }));
  const shipping = { title: 'Shipping', quantity: 1, unitPrice: order.shipping, kind: 'shipping' as const };
  const taxed = [...bought, ...(order.shipping > 0 ? [shipping] : [])].map(({ title, quantity, unitPrice, kind }) => {
    const amount = quantity * unitPrice;
    const taxPercent = taxes && (taxes.rates[kind] ?? taxes.rates.default);
    const { taxable, parts } = sold ? taxWithin(amount, taxPercent ?? 0, sold) : { taxable: amount, parts: [] };
    return { line: { title, hsn: taxes?.hsn[kind] ?? null, quantity, unitPrice, amount, taxable, taxPercent }, parts };
  });
  const lines = taxed.map(({ line }) => line);

  return {
    seller: {
      name: COMPANY.legalName,
      address: COMPANY.address,
      email: COMPANY.email,
      phone: COMPANY.phone,
      gstin: taxes && COMPANY.gstin,
    },
    orderNumber: order.number,
    orderedAt: order.createdAt.toISOString(),
    paymentId: order.gatewayPaymentId,
    placeOfSupply,
    lines,
    taxes: sumTaxes(taxed.map(({ line, parts }) => ({ taxable: line.taxable, parts }))),
    taxable: lines.reduce((sum, { taxable }) => sum + taxable, 0),
    total: order.total,
  };
}

function whereSold(home: IndianState, place: IndianState | null) {
  if (place && place.code !== home.code) return 'across';
  return leviesTerritoryTax(home) ? 'in-territory' : 'in-state';
}

function sumTaxes(taxed: readonly { taxable: Paise; parts: readonly TaxPart[] }[]): InvoiceDocument['taxes'] {
  const sums = new Map<string, TaxPart & { taxable: Paise }>();
  for (const { taxable, parts } of taxed) {
    for (const part of parts) {
      const key = `${part.percent} ${part.name}`;
      const sum = sums.get(key) ?? { ...part, taxable: 0, amount: 0 };
      sums.set(key, { ...sum, taxable: sum.taxable + taxable, amount: sum.amount + part.amount });
    }
  }
  return [...sums.values()].sort(
    (one, other) => one.percent - other.percent || one.name.localeCompare(other.name, 'en'),
  );
}
