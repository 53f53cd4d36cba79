import type { Column } from './list-spec.ts';

/** Returns a right-aligned column of numbers. The CSV file contains the numbers unformatted. */
export function numberColumn<Source extends string>(
  source: Source,
  label: string,
  format: (value: number) => string = String,
): Column<Readonly<Record<Source, number>>> {
  return { source, label, align: 'end', render: (row) => format(row[source]), text: (row) => String(row[source]) };
}
