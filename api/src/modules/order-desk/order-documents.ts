import type { DeskSettings, OrderDocument } from '@kaagazz/api-schema';
import { amountInWords, COMPANY, formatPaise, type Paise, type TaxPart } from '@kaagazz/domain';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { creditNotesOf } from '../invoices/credit-notes.ts';
import { type InvoiceDocument, sumTaxes } from '../invoices/invoice-document.ts';
import type { Invoices } from '../invoices/invoices.service.ts';
import { deliveredPieces, piecesOut } from '../orders/order-credits.ts';
import { orderWork } from '../orders/tables/order-work.tables.ts';
import type { Orders, WholeOrder } from '../orders/orders.service.ts';
import type { LabelPaper, Paper, TablePaper } from '../print/papers/paper.ts';
import { notPossible } from './order-change.ts';

type Company = DeskSettings['company'];
type Context = Pick<AppContext, 'database'> & { orders: Orders; invoices: Invoices; company: Company };
type InvoiceRow = NonNullable<Awaited<ReturnType<Invoices['ofOrder']>>>;
type InvoiceLine = InvoiceDocument['lines'][number];

const INVOICE_COLUMNS: TablePaper['columns'] = [
  { label: 'Item', width: 66, align: 'start' },
  { label: 'HSN', width: 18, align: 'start' },
  { label: 'Pieces', width: 16, align: 'end' },
  { label: 'Taxable value', width: 30, align: 'end' },
  { label: 'GST', width: 20, align: 'end' },
  { label: 'Amount', width: 30, align: 'end' },
];
const SLIP_COLUMNS: TablePaper['columns'] = [
  { label: 'Pieces', width: 18, align: 'start' },
  { label: 'Item', width: 112, align: 'start' },
  { label: 'Code', width: 50, align: 'start' },
];
const DATE = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' });

export async function papersOfOrder(context: Context, number: string, document: OrderDocument): Promise<Paper[]> {
  const order = await context.orders.order(number);
  if (document === 'packing-slip') return [packingSlip(order, context.company)];
  if (document === 'shipping-label') {
    const [work] = await context.database.select().from(orderWork).where(eq(orderWork.orderId, order.id));
    const { courier = '', tracking = '' } = work ?? {};
    return [shippingLabel(order, { courier, tracking, company: context.company })];
  }
  const invoice = await context.invoices.ofOrder(order);
  if (!invoice) throw notPossible('This order doesn’t have an invoice number yet. Please try again in a moment.');
  if (document === 'invoice') return [invoicePaper(order, invoice)];
  const notes = creditNotePapers(order, invoice);
  if (notes.length === 0) throw notPossible('This order doesn’t have a credit note.');
  return notes;
}

function packingSlip(order: WholeOrder, { email }: Company): TablePaper {
  const left = piecesOut(order);
  const quantityOf = (position: number) => {
    const line = order.lines[position];
    const quantity = left.find((one) => one.position === position)?.quantity ?? 0;
    return line?.print && quantity > 0 ? quantity - line.quantity + deliveredPieces(order, line) : quantity;
  };
  return {
    kind: 'table',
    title: 'Packing slip',
    barcode: order.number,
    facts: [
      { label: 'Order', value: order.number },
      { label: 'Placed', value: DATE.format(order.createdAt) },
    ],
    parties: [{ heading: 'Ship to', text: recipientOf(order) }],
    columns: SLIP_COLUMNS,
    rows: order.lines
      .filter(({ position }) => quantityOf(position) > 0)
      .map(({ position, productId, title, print }) => [
        String(quantityOf(position)),
        [title, ...(print?.options ?? []).map(({ label, value }) => `${label}: ${value}`)].join('\n'),
        productId,
      ]),
    sums: [],
    notes: [
      ...(order.giftNote ? [`Gift note for the card: ${order.giftNote}`] : []),
      `Is something missing or broken? Write to ${email} within 7 days, with the order number above.`,
    ],
  };
}

function shippingLabel(
  order: WholeOrder,
  { courier, tracking, company }: { courier: string; tracking: string; company: Company },
): LabelPaper {
  return {
    kind: 'label',
    number: order.number,
    courier,
    tracking,
    to: recipientOf(order),
    from: [COMPANY.name, company.address || COMPANY.city, company.phone].filter(Boolean).join('\n'),
    notice: order.due > 0 ? `Collect ${formatPaise(order.due)} in cash` : '',
  };
}

function recipientOf({ shippingAddress: { name, address, phone } }: WholeOrder): string {
  return [name, address, phone && `Phone ${phone}`].filter(Boolean).join('\n');
}

function invoicePaper(order: WholeOrder, { number, issuedAt, document, buyer }: InvoiceRow): TablePaper {
  const { taxes, taxable, total, lines, discount } = document;
  return {
    ...headOf(order, document, buyer),
    title: document.seller.gstin === null ? 'Invoice' : 'Tax invoice',
    facts: [
      { label: 'Invoice', value: number },
      { label: 'Date', value: DATE.format(issuedAt) },
      ...orderFacts(order, document),
    ],
    rows: lines.map((line) => rowOf(line, line)),
    sums: sumsOf({ taxes, taxable, total }),
    notes: [
      `${amountInWords(total)}.`,
      ...(discount
        ? [`The prices include a discount of ${formatPaise(discount.amount)} (code ${discount.code}).`]
        : []),
      'Prices include all taxes. This is a computer-generated document and does not require a signature.',
    ],
  };
}

function creditNotePapers(order: WholeOrder, invoice: InvoiceRow): TablePaper[] {
  const { document, buyer } = invoice;
  return creditNotesOf(order, invoice).map(({ number, at, reason, lines }) => {
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    return {
      ...headOf(order, document, buyer),
      title: 'Credit note',
      facts: [
        { label: 'Credit note', value: number },
        { label: 'Date', value: DATE.format(at) },
        { label: 'For invoice', value: `${invoice.number} of ${DATE.format(invoice.issuedAt)}` },
        ...(reason ? [{ label: 'Reason', value: reason }] : []),
        ...orderFacts(order, document),
      ],
      rows: lines.map((line) => rowOf(line.of, line)),
      sums: sumsOf({
        taxes: sumTaxes(lines),
        taxable: lines.reduce((sum, { taxable }) => sum + taxable, 0),
        total,
      }),
      notes: [`${amountInWords(total)}.`],
    };
  });
}

function headOf(order: WholeOrder, { seller }: InvoiceDocument, buyer: InvoiceRow['buyer']) {
  const gstin = seller.gstin === null ? 'Not registered for GST' : `GSTIN ${seller.gstin}`;
  return {
    kind: 'table' as const,
    barcode: order.number,
    columns: INVOICE_COLUMNS,
    parties: [
      {
        heading: 'Seller',
        text: [seller.name, seller.address, seller.email, seller.phone, gstin, seller.bank].filter(Boolean).join('\n'),
      },
      { heading: 'Buyer', text: buyerText(buyer) },
    ],
  };
}

function buyerText({ name, address, company, gstin, purchaseOrder }: InvoiceRow['buyer']): string {
  const business = [gstin && `GSTIN ${gstin}`, purchaseOrder && `Purchase order ${purchaseOrder}`];
  return [company, name, address, ...business].filter(Boolean).join('\n');
}

function orderFacts(order: WholeOrder, { placeOfSupply, paymentId }: InvoiceDocument): TablePaper['facts'] {
  return [
    { label: 'Order', value: `${order.number} of ${DATE.format(order.createdAt)}` },
    ...(paymentId ? [{ label: 'Payment', value: paymentId }] : []),
    ...(placeOfSupply ? [{ label: 'Place of supply', value: `${placeOfSupply.name} (${placeOfSupply.code})` }] : []),
  ];
}

function rowOf(
  { title, hsn, taxPercent }: InvoiceLine,
  { quantity, taxable, amount }: { quantity: number; taxable: Paise; amount: Paise },
): string[] {
  const gst = taxPercent === null ? '' : `${taxPercent} %`;
  return [title, hsn ?? '', quantity === 0 ? '' : String(quantity), formatPaise(taxable), gst, formatPaise(amount)];
}

function sumsOf({ taxes, taxable, total }: { taxes: readonly TaxPart[]; taxable: Paise; total: Paise }) {
  return [
    ...(taxes.length > 0 ? [{ label: 'Taxable value', value: formatPaise(taxable) }] : []),
    ...taxes.map(({ name, percent, amount }) => ({ label: `${name} ${percent} %`, value: formatPaise(amount) })),
    { label: 'Total', value: formatPaise(total) },
  ];
}
