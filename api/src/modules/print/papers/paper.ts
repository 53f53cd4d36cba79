/**
 * A document with a table on one or more A4 pages, such as a packing slip or an invoice. All values
 * are already formatted.
 */
export interface TablePaper {
  kind: 'table';
  title: string;
  /** Staff scan the barcode to find the order. */
  barcode: string;
  /** Labelled values, such as the document's number and date. */
  facts: readonly Fact[];
  /** The seller and buyer, or only the recipient. */
  parties: readonly { heading: string; text: string }[];
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** Totals below the table. The last one is bold. */
  sums: readonly Fact[];
  notes: readonly string[];
}

export interface LabelPaper {
  kind: 'label';
  number: string;
  courier: string;
  /**
   * Tracking number, also printed as a barcode. If empty, the barcode contains the order number.
   */
  tracking: string;
  to: string;
  from: string;
  /** Information for the courier, such as the amount to collect. */
  notice: string;
}

export type Paper = TablePaper | LabelPaper;

interface Fact {
  label: string;
  value: string;
}

interface Column {
  label: string;
  /** In mm. All columns add up to 180 mm. */
  width: number;
  align: 'start' | 'end';
}
