/**
 * A page or more of A4 with a table: packing slip, invoice or credit note. Texts are ready to
 * print.
 */
export interface TablePaper {
  kind: 'table';
  title: string;
  /** Printed as a barcode, so that a scanner finds the order. */
  barcode: string;
  /** Number, date and the like. */
  facts: readonly Fact[];
  /** Seller and buyer, or the recipient. */
  parties: readonly { heading: string; text: string }[];
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** Below the table, the last one in bold. */
  sums: readonly Fact[];
  notes: readonly string[];
}

/** A shipping label of 4 by 6 inches. */
export interface LabelPaper {
  kind: 'label';
  number: string;
  courier: string;
  /** Also the barcode. The order number is used if it is empty. */
  tracking: string;
  to: string;
  from: string;
  /** What the courier must know, for example the amount to collect. */
  notice: string;
}

export type Paper = TablePaper | LabelPaper;

interface Fact {
  label: string;
  value: string;
}

interface Column {
  label: string;
  /** In mm. All columns together have 180 mm. */
  width: number;
  align: 'start' | 'end';
}
