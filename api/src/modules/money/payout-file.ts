import { readNamedColumns } from '../../csv/named-columns.ts';
import { Problem } from '../../plugins/problem.ts';

/** Amounts are in paise. */
export interface PayoutRow {
  kind: 'payment' | 'refund';
  id: string;
  paymentId: string;
  amount: number;
  credit: number;
  debit: number;
  settlementId: string;
  utr: string;
}

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
 * Reads the payments and refunds from a payout report, with amounts in paise. Ignores other rows,
 * such as bank transfers.
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
