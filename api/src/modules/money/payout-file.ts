import { parse } from 'csv-parse/sync';
import { delimiterOf } from '../../csv/delimiter.ts';
import { Problem } from '../../plugins/problem.ts';

/** A payment or refund in a payout file. Amounts are in paise. */
export interface PayoutRow {
  kind: 'payment' | 'refund';
  id: string;
  /** Id of this payment, or of the payment that was refunded. */
  paymentId: string;
  amount: number;
  credit: number;
  debit: number;
  settlementId: string;
  utr: string;
}

/**
 * Possible names for each column of the gateway's reports. Dashboard reports and emailed reports
 * use different names.
 */
const COLUMNS = {
  id: ['entity_id', 'transaction_id'],
  kind: ['type', 'transaction_entity', 'transaction_type'],
  amount: ['amount'],
  credit: ['credit'],
  debit: ['debit'],
  settlementId: ['settlement_id'],
  utr: ['settlement_utr', 'utr'],
  paymentId: ['payment_id', 'payment_entity_id'],
} as const;
const OPTIONAL = ['utr', 'paymentId'];

/**
 * Parses the gateway's settlement report and returns its payments and refunds. Ignores other rows,
 * for example transfers to the bank. Converts the report's rupees to paise.
 *
 * @throws Problem 400 `VALIDATION` if a required column is missing
 */
export function readPayouts(file: Buffer): PayoutRow[] {
  const text = file.toString('utf8');
  const records = readRecords(text);
  const header = Object.keys(records[0] ?? {});
  const names = Object.fromEntries(
    Object.entries(COLUMNS).map(([column, known]) => [column, known.find((name) => header.includes(name))]),
  );
  const missing = Object.keys(COLUMNS).find((column) => !OPTIONAL.includes(column) && names[column] === undefined);
  if (missing !== undefined) {
    const [name] = COLUMNS[missing as keyof typeof COLUMNS];
    throw invalid(`The file has no column ${name}. Download the settlement report from the gateway as CSV.`);
  }
  return records.flatMap((record, index) => {
    const cell = (column: keyof typeof COLUMNS) => record[names[column] ?? '']?.trim() ?? '';
    const kind = cell('kind').toLowerCase();
    if (kind !== 'payment' && kind !== 'refund') return [];
    const money = (column: 'amount' | 'credit' | 'debit') => paise(cell(column), index + 2);
    return [
      {
        kind,
        id: cell('id'),
        paymentId: kind === 'payment' ? cell('id') : cell('paymentId'),
        amount: money('amount'),
        credit: money('credit'),
        debit: money('debit'),
        settlementId: cell('settlementId'),
        utr: cell('utr'),
      },
    ];
  });
}

function readRecords(text: string): Record<string, string>[] {
  try {
    return parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase().replaceAll(' ', '_')),
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch {
    throw invalid('This is not a CSV file. Download the settlement report from the gateway as CSV.');
  }
}

function paise(cell: string, line: number): number {
  const plain = cell.replaceAll(',', '') || '0';
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) throw invalid(`Line ${line}: ${cell.slice(0, 40)} is not an amount.`);
  return Math.round(Number(plain) * 100);
}

function invalid(message: string): Problem {
  return new Problem('VALIDATION', message);
}
