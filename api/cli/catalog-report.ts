import { plainWords, textTable } from '@kaagazz/command-line';
import type { z } from 'zod';

import { SEPARATOR } from '../src/csv/csv-cell.ts';
import type { ImportReport } from '@kaagazz/api-schema';

type Report = z.infer<typeof ImportReport>;
const LONGEST_VALUE = 40;

export function describeReport(report: Report, columns: number): string[] {
  const { dryRun, rows, unchanged, changes } = report;
  const would = dryRun ? 'would be ' : '';
  const total = `${rows} rows: ${report.new} ${would}new, ${report.changed} ${would}changed, ${unchanged} ${dryRun ? 'stay' : 'stayed'} as they are`;
  if (changes.length === 0) return [total];

  const counts = Object.entries(report.columns).map(([column, count]) => `${column} ${count}`);
  const lines = changes.map(({ line, id, isNew, columns: values }) => [
    line,
    plainWords(id),
    isNew
      ? 'new'
      : Object.entries(values)
          .map(([column, value]) => `${column}: ${shown(value.from)} -> ${shown(value.to)}`)
          .join('\n'),
  ]);
  const more = report.new + report.changed - changes.length;
  return [
    total,
    ...(counts.length > 0 ? [`changed columns: ${counts.join(', ')}`] : []),
    '',
    textTable(['line', 'product', dryRun ? 'would change' : 'changed'], lines, columns),
    ...(more > 0 ? [`and ${more} more`] : []),
    ...(dryRun ? ['', 'This was a dry run. Nothing was changed.'] : []),
  ];
}

function shown(value: unknown): string {
  const cell = Array.isArray(value) ? value.join(SEPARATOR) : value;
  const words = plainWords(
    cell === null || cell === '' ? 'none' : typeof cell === 'string' ? cell : JSON.stringify(cell),
  );
  return words.length > LONGEST_VALUE ? `${words.slice(0, LONGEST_VALUE - 3)}...` : words;
}
