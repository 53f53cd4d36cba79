/**
 * A document with a table on one or more A4 pages: a packing slip, an invoice or a credit note. All
 * values are already formatted for printing.
 */
export interface TablePaper {
  kind: 'table';
  title: string;
  /** The text of the barcode, which staff scan to find the order. */
  barcode: string;
  /** Labelled values, such as the document's number and date. */
  facts: readonly Fact[];
  /** The seller and the buyer, or only the recipient. */
  parties: readonly { heading: string; text: string }[];
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** Totals printed below the table, with the last one in bold. */
  sums: readonly Fact[];
  notes: readonly string[];
}

/** A shipping label that measures 4 by 6 inches. */
export interface LabelPaper {
  kind: 'label';
  number: string;
  courier: string;
  /**
   * The tracking number, also printed as a barcode. If empty, the barcode contains the order
   * number.
   */
  tracking: string;
  to: string;
  from: string;
  /** What the courier needs to know, for example the amount to collect. */
  notice: string;
}

export type Paper = TablePaper | LabelPaper;

interface Fact {
  label: string;
  value: string;
}

interface Column {
  label: string;
  /** Width in mm. The widths of all columns add up to 180 mm. */
  width: number;
  align: 'start' | 'end';
}
