import type { DeskMoney } from '@kaagazz/api-schema';
import { inIndia, toRupees } from '@kaagazz/domain';
import { stringify } from 'csv-stringify/sync';
import { toCell } from '../../csv/csv-cell.ts';
import type { TaxedLine } from '../invoices/credit-notes.ts';
import type { GstDocument } from './gst-documents.ts';

interface Documents {
  invoices: readonly GstDocument[];
  creditNotes: readonly GstDocument[];
}
type Row = Record<string, string | number>;

/**
 * Amount in paise above which an invoice to a consumer in another state must be listed individually
 * (notification 12/2024 – Central Tax).
 */
const LARGE_INVOICE = 10_000_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const isB2b = ({ buyerGstin }: GstDocument) => buyerGstin !== '';
const isLarge = (one: GstDocument) => !isB2b(one) && one.isAcross && one.invoiceTotal > LARGE_INVOICE;
const isSmall = (one: GstDocument) => !isB2b(one) && !isLarge(one);

export function gstSections({ invoices, creditNotes }: Documents): DeskMoney['gst'] {
  const section = (name: DeskMoney['gst'][number]['name'], documents: readonly GstDocument[]) => {
    const lines = documents.flatMap((document) => document.lines);
    const { taxable, igst, cgst, sgst } = sumOf(lines);
    return { name, documents: documents.length, taxable, igst, cgst, sgst };
  };
  return [
    section('B2B', invoices.filter(isB2b)),
    section('B2C large', invoices.filter(isLarge)),
    section('B2C others', invoices.filter(isSmall)),
    section('Credit notes', creditNotes),
  ];
}

/**
 * Creates the CSV files of the GSTR-1 return, keyed by file name. The columns match the GST
 * portal's offline tool.
 */
export function gstFiles({ invoices, creditNotes }: Documents): Record<string, string> {
  const small = { invoices: invoices.filter(isSmall), creditNotes: creditNotes.filter(isSmall) };
  const business = { invoices: invoices.filter(isB2b), creditNotes: creditNotes.filter(isB2b) };
  const consumers = {
    invoices: invoices.filter((one) => !isB2b(one)),
    creditNotes: creditNotes.filter((one) => !isB2b(one)),
  };
  return {
    'b2b.csv': table(B2B, perRate(business.invoices, b2bRow)),
    'b2cl.csv': table(B2CL, perRate(invoices.filter(isLarge), b2clRow)),
    'b2cs.csv': table(B2CS, b2csRows(small)),
    'cdnr.csv': table(CDNR, perRate(business.creditNotes, cdnrRow)),
    'cdnur.csv': table(CDNUR, perRate(creditNotes.filter(isLarge), cdnurRow)),
    'hsn-b2b.csv': table(HSN, hsnRows(business)),
    'hsn-b2c.csv': table(HSN, hsnRows(consumers)),
    'docs.csv': table(DOCS, docsRows({ invoices, creditNotes })),
    'credit-notes.csv': table(CREDIT_NOTES, perRate(creditNotes, creditNoteRow)),
  };
}

const SHARE = 'Applicable % of Tax Rate';
const CESS = 'Cess Amount';
const B2B = [
  'GSTIN/UIN of Recipient',
  'Receiver Name',
  'Invoice Number',
  'Invoice date',
  'Invoice Value',
  'Place Of Supply',
  'Reverse Charge',
  SHARE,
  'Invoice Type',
  'E-Commerce GSTIN',
  'Rate',
  'Taxable Value',
  CESS,
];
const B2CL = [
  'Invoice Number',
  'Invoice date',
  'Invoice Value',
  'Place Of Supply',
  SHARE,
  'Rate',
  'Taxable Value',
  CESS,
  'E-Commerce GSTIN',
];
const B2CS = ['Type', 'Place Of Supply', SHARE, 'Rate', 'Taxable Value', CESS, 'E-Commerce GSTIN'];
const CDNR = [
  'GSTIN/UIN of Recipient',
  'Receiver Name',
  'Note Number',
  'Note Date',
  'Note Type',
  'Place Of Supply',
  'Reverse Charge',
  'Note Supply Type',
  'Note Value',
  SHARE,
  'Rate',
  'Taxable Value',
  CESS,
];
const CDNUR = [
  'UR Type',
  'Note Number',
  'Note Date',
  'Note Type',
  'Place Of Supply',
  'Note Value',
  SHARE,
  'Rate',
  'Taxable Value',
  CESS,
];
const HSN = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  CESS,
];
const DOCS = ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'];
const CREDIT_NOTES = ['Note Number', 'Note Date', 'Buyer', 'Place Of Supply', 'Note Value', 'Rate', 'Taxable Value'];

const b2bRow = (one: GstDocument): Row => ({
  'GSTIN/UIN of Recipient': one.buyerGstin,
  'Receiver Name': one.buyer,
  'Invoice Number': one.number,
  'Invoice date': dateOf(one.at),
  'Invoice Value': toRupees(one.total),
  'Place Of Supply': placeOf(one),
  'Reverse Charge': 'N',
  'Invoice Type': 'Regular B2B',
});
const b2clRow = (one: GstDocument): Row => ({
  'Invoice Number': one.number,
  'Invoice date': dateOf(one.at),
  'Invoice Value': toRupees(one.total),
  'Place Of Supply': placeOf(one),
});
const noteRow = (one: GstDocument): Row => ({
  'Note Number': one.number,
  'Note Date': dateOf(one.at),
  'Note Type': 'C',
  'Place Of Supply': placeOf(one),
  'Note Value': toRupees(one.total),
});
const cdnrRow = (one: GstDocument): Row => ({
  ...noteRow(one),
  'GSTIN/UIN of Recipient': one.buyerGstin,
  'Receiver Name': one.buyer,
  'Reverse Charge': 'N',
  'Note Supply Type': 'Regular B2B',
});
const cdnurRow = (one: GstDocument): Row => ({ ...noteRow(one), 'UR Type': 'B2CL' });
const creditNoteRow = (one: GstDocument): Row => ({ ...noteRow(one), Buyer: one.buyer });

function perRate(documents: readonly GstDocument[], rowOf: (document: GstDocument) => Row): Row[] {
  return documents.flatMap((document) =>
    [...Map.groupBy(document.lines, rateOf)].map(([rate, lines]) => ({
      ...rowOf(document),
      Rate: rate,
      'Taxable Value': sumOf(lines).taxable,
    })),
  );
}

function b2csRows({ invoices, creditNotes }: Documents): Row[] {
  const parts = signedLines({ invoices, creditNotes });
  return [...Map.groupBy(parts, ({ document, line }) => `${placeOf(document)}|${rateOf(line)}`)]
    .map(([key, group]) => {
      const [place = '', rate = ''] = key.split('|');
      return {
        Type: 'OE',
        'Place Of Supply': place,
        Rate: Number(rate),
        'Taxable Value': toRupees(group.reduce((sum, { line, sign }) => sum + sign * line.taxable, 0)),
      };
    })
    .toSorted((one, other) => one['Place Of Supply'].localeCompare(other['Place Of Supply']) || one.Rate - other.Rate);
}

function hsnRows(documents: Documents): Row[] {
  const parts = signedLines(documents);
  return [...Map.groupBy(parts, ({ line }) => `${line.of.hsn ?? ''}|${rateOf(line)}`)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, group]) => {
      const [hsn = '', rate = ''] = key.split('|');
      const sum = (value: (line: TaxedLine) => number) =>
        group.reduce((all, { line, sign }) => all + sign * value(line), 0);
      return {
        HSN: hsn,
        UQC: 'NOS-NUMBERS',
        'Total Quantity': sum(({ quantity }) => quantity),
        'Total Value': toRupees(sum(({ amount }) => amount)),
        Rate: Number(rate),
        'Taxable Value': toRupees(sum(({ taxable }) => taxable)),
        'Integrated Tax Amount': toRupees(sum((line) => taxOf(line, 'IGST'))),
        'Central Tax Amount': toRupees(sum((line) => taxOf(line, 'CGST'))),
        'State/UT Tax Amount': toRupees(sum((line) => taxOf(line, 'SGST') + taxOf(line, 'UTGST'))),
      };
    });
}

function docsRows({ invoices, creditNotes }: Documents): Row[] {
  const rows = (nature: string, documents: readonly GstDocument[]) =>
    [...Map.groupBy(documents, ({ number }) => number.replace(/\d+$/, '')).values()].map((series) => {
      const numbers = series.map(({ number }) => number).sort();
      return {
        'Nature of Document': nature,
        'Sr. No. From': numbers[0] ?? '',
        'Sr. No. To': numbers.at(-1) ?? '',
        'Total Number': numbers.length,
        Cancelled: 0,
      };
    });
  return [...rows('Invoices for outward supply', invoices), ...rows('Credit Note', creditNotes)];
}

function signedLines({ invoices, creditNotes }: Documents) {
  const signed = (documents: readonly GstDocument[], sign: 1 | -1) =>
    documents.flatMap((document) => document.lines.map((line) => ({ document, line, sign })));
  return [...signed(invoices, 1), ...signed(creditNotes, -1)];
}

const rateOf = ({ of }: TaxedLine): number => of.taxPercent ?? 0;

function taxOf({ parts }: TaxedLine, name: TaxedLine['parts'][number]['name']): number {
  return parts.reduce((sum, part) => (part.name === name ? sum + part.amount : sum), 0);
}

function sumOf(lines: readonly TaxedLine[]) {
  const sum = (value: (line: TaxedLine) => number) => toRupees(lines.reduce((all, line) => all + value(line), 0));
  return {
    taxable: sum(({ taxable }) => taxable),
    igst: sum((line) => taxOf(line, 'IGST')),
    cgst: sum((line) => taxOf(line, 'CGST')),
    sgst: sum((line) => taxOf(line, 'SGST') + taxOf(line, 'UTGST')),
  };
}

/** For example `29-Karnataka`. */
function placeOf({ place }: GstDocument): string {
  return place ? `${place.code}-${place.name}` : '';
}

/** For example `05-Nov-2026`. */
function dateOf(at: Date): string {
  const day = inIndia(at);
  return `${String(day.getUTCDate()).padStart(2, '0')}-${MONTHS[day.getUTCMonth()] ?? ''}-${day.getUTCFullYear()}`;
}

function table(columns: readonly string[], rows: readonly Row[]): string {
  const cells = rows.map((row) =>
    columns.map((column) => {
      const value = row[column] ?? '';
      return typeof value === 'string' ? toCell(value) : value;
    }),
  );
  return stringify([[...columns], ...cells], { bom: true, record_delimiter: 'windows' });
}
