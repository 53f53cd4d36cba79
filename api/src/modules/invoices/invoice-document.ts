import type { BusinessBuyer, DeskSettings } from '@kaagazz/api-schema';
import {
  type IndianState,
  leviesTerritoryTax,
  type Paise,
  stateOfAddress,
  type TaxPart,
  taxWithin,
} from '@kaagazz/domain';
import { type ShopTaxes, type TaxedItem, type TaxRate, taxRateOn } from './tax-rates.ts';

export interface InvoiceBuyer extends Partial<BusinessBuyer> {
  name: string;
  address: string;
}

export interface InvoicedOrder {
  number: string;
  /** Set for B2B invoices. */
  business?: BusinessBuyer | null;
  createdAt: Date;
  gatewayPaymentId: string | null;
  shippingAddress: InvoiceBuyer;
  lines: readonly {
    productId: string;
    title: string;
    quantity: number;
    unitPrice: Paise;
    /** Tax rate agreed in a price quote. It overrides the rate in the shop's settings. */
    taxPercent?: number | null;
  }[];
  shipping: Paise;
  total: Paise;
  /** The order's discount, already deducted from the line prices. */
  discount: Paise;
  discountCode: string | null;
}

interface InvoiceLine {
  title: string;
  hsn: string | null;
  quantity: number;
  unitPrice: Paise;
  amount: Paise;
  taxable: Paise;
  /** Combined rate of all taxes on the line, or null if the shop isn't registered for GST. */
  taxPercent: number | null;
}

/** Invoices are stored as JSON, so fields of this type can be added but never removed. */
export interface InvoiceDocument {
  seller: {
    name: string;
    address: string;
    email: string;
    phone: string;
    gstin: string | null;
    /**
     * The seller's bank details. Included only if the buyer is a business or the order comes from a
     * quote.
     */
    bank?: string;
  };
  orderNumber: string;
  /** Time of the order in ISO 8601 format. */
  orderedAt: string;
  paymentId: string;
  placeOfSupply: IndianState | null;
  /** The last line is shipping, unless shipping was free. */
  lines: InvoiceLine[];
  taxes: (TaxPart & { taxable: Paise })[];
  taxable: Paise;
  total: Paise;
  /** The order's discount, already deducted from the line prices. */
  discount?: { code: string; amount: Paise };
}

interface InvoiceSettings {
  company: DeskSettings['company'];
  bank: string;
  taxes: ShopTaxes | null;
  taxedItem: (productId: string) => TaxedItem;
}

/**
 * Creates the content of an invoice. If the address contains no state, the place of supply is the
 * seller's state, as GST law requires.
 */
export function createInvoiceDocument(
  order: InvoicedOrder,
  { company, bank, taxes, taxedItem }: InvoiceSettings,
): InvoiceDocument {
  const placeOfSupply = stateOfAddress(order.shippingAddress.address) ?? taxes?.homeState ?? null;
  const sold = taxes && supplyType(taxes.homeState, placeOfSupply);
  const bought = order.lines.map((line) => ({ ...line, item: taxedItem(line.productId) }));
  const shipping = {
    title: 'Shipping',
    quantity: 1,
    unitPrice: order.shipping,
    taxPercent: null,
    item: { kind: 'shipping', hsn: '' } as const,
  };
  const taxed = [...bought, ...(order.shipping > 0 ? [shipping] : [])].map(
    ({ title, quantity, unitPrice, taxPercent: quoted, item }) => {
      const amount = quantity * unitPrice;
      const rate = taxes && taxRateOn(order.createdAt, taxes.rates, item);
      const taxPercent = rate && (quoted ?? rate.percent);
      const { taxable, parts } = sold ? taxWithin(amount, taxPercent ?? 0, sold) : { taxable: amount, parts: [] };
      return {
        line: { title, hsn: rate && hsnOf(item, rate), quantity, unitPrice, amount, taxable, taxPercent },
        parts,
      };
    },
  );
  const lines = taxed.map(({ line }) => line);
  const isForBusiness = Boolean(order.business) || order.lines.some(({ taxPercent }) => typeof taxPercent === 'number');

  return {
    seller: {
      name: company.legalName,
      address: company.address,
      email: company.email,
      phone: company.phone,
      gstin: taxes && company.gstin,
      ...(bank !== '' && isForBusiness && { bank }),
    },
    orderNumber: order.number,
    orderedAt: order.createdAt.toISOString(),
    paymentId: order.gatewayPaymentId ?? '',
    placeOfSupply,
    lines,
    taxes: sumTaxes(taxed.map(({ line, parts }) => ({ taxable: line.taxable, parts }))),
    taxable: lines.reduce((sum, { taxable }) => sum + taxable, 0),
    total: order.total,
    ...(order.discountCode !== null && { discount: { code: order.discountCode, amount: order.discount } }),
  };
}

function hsnOf({ kind, hsn }: TaxedItem, rate: TaxRate): string | null {
  if (kind === 'goods') return hsn || null;
  return rate.kind === kind ? rate.hsn || null : null;
}

function supplyType(home: IndianState, place: IndianState | null) {
  if (place && place.code !== home.code) return 'across';
  return leviesTerritoryTax(home) ? 'in-territory' : 'in-state';
}

export function sumTaxes(taxed: readonly { taxable: Paise; parts: readonly TaxPart[] }[]): InvoiceDocument['taxes'] {
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
