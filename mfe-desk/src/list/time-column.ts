import { indianTime } from '../frame/indian-date.ts';
import type { Column } from './list-spec.ts';

/** Returns a sortable column that shows times in Indian time. The column is hidden on phones. */
export function timeColumn<Source extends string>(
  source: Source,
  label: string,
  format = indianTime,
): Column<Readonly<Record<Source, string | null>>> {
  return {
    source,
    label,
    sortable: true,
    wide: true,
    render: (row) => format(row[source]),
    text: (row) => row[source] ?? '',
  };
}
