import type { Reply, ReplyFunction } from '@kaagazz/domain/print';
import { stringify } from 'csv-stringify/sync';
import { toCell } from '../../csv/csv-cell.ts';

export function repliesFile(functions: readonly ReplyFunction[], replies: readonly (Reply & { changedAt: Date })[]) {
  const header = ['Names', ...functions.map(({ name, day }) => `${name} (${day})`), 'Note', 'Replied'];
  const rows = replies.map(({ names, guests, note, changedAt }) => [
    names,
    ...functions.map(({ id }) => String(guests[id] ?? '')),
    note,
    changedAt.toISOString(),
  ]);
  const cells = [header, ...rows].map((row) => row.map(toCell));
  return stringify(cells, { bom: true, record_delimiter: 'windows' });
}
