export interface TablePaper {
  kind: 'table';
  title: string;
  barcode: string;
  facts: readonly Fact[];
  parties: readonly { heading: string; text: string }[];
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  sums: readonly Fact[];
  notes: readonly string[];
}

export interface LabelPaper {
  kind: 'label';
  number: string;
  courier: string;
  /** Tracking number. If it is empty, the barcode contains the order number. */
  tracking: string;
  to: string;
  from: string;
  notice: string;
}

export type Paper = TablePaper | LabelPaper;

interface Fact {
  label: string;
  value: string;
}

interface Column {
  label: string;
  /** Width in mm. The widths of a table's columns must add up to 180. */
  width: number;
  align: 'start' | 'end';
}
