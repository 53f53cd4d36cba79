import { readNamedColumns } from '../../csv/named-columns.ts';
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
 * Possible names of each column, because the gateway's dashboard reports and emailed reports use
 * different names.
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
const OPTIONAL = ['utr', 'paymentId'] as const;
const ADVICE = 'Please upload the gateway’s settlement report as a CSV file.';

/**
 * Parses the gateway's settlement report and returns its payments and refunds. Ignores other rows,
 * for example transfers to the bank. Converts the report's rupees to paise.
 *
 * @throws Problem 400 `VALIDATION` if a required column is missing
 */
export function readPayouts(file: Buffer): PayoutRow[] {
  const rows = readNamedColumns(file, { columns: COLUMNS, optional: OPTIONAL, advice: ADVICE });
  return rows.flatMap(({ line, cells }) => {
    const kind = cells.kind.toLowerCase();
    if (kind !== 'payment' && kind !== 'refund') return [];
    const money = (column: 'amount' | 'credit' | 'debit') => paise(cells[column], line);
    return [
      {
        kind,
        id: cells.id,
        paymentId: kind === 'payment' ? cells.id : cells.paymentId,
        amount: money('amount'),
        credit: money('credit'),
        debit: money('debit'),
        settlementId: cells.settlementId,
        utr: cells.utr,
      },
    ];
  });
}

function paise(cell: string, line: number): number {
  const plain = cell.replaceAll(',', '') || '0';
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain))
    throw new Problem('VALIDATION', `Line ${line}: ${cell.slice(0, 40)} is not an amount.`);
  return Math.round(Number(plain) * 100);
}
