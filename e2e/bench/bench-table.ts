import { machinesInWords } from './measured-part.ts';
import type { Report } from './measured-part.ts';
import { comparedOf, isMet } from './row.ts';
import type { Row } from './row.ts';
import { figures, wishWords } from './row-words.ts';

/** Of the table of all that was measured. */
export const TABLE_HEAD = ['part', 'what', 'Kaagazz', 'against', '', 'ratio', 'wished for', ''];

/** One row of it. */
export function tableCells(part: string, row: Row): string[] {
  const { what, unit, ours, other } = row;
  const met = isMet(row);
  return [
    part,
    what,
    `${figures(ours)} ${unit}`.trim(),
    other ? `${figures(other.value)} ${unit}`.trim() : '',
    other?.name ?? '',
    other ? comparedOf(row).toFixed(3) : '',
    wishWords(row),
    met === undefined ? '' : met ? 'yes' : 'NO',
  ];
}

/** The table as Markdown. */
export function markdownTable(report: Report): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rows = Object.entries(report).flatMap(([part, of]) => of.rows.map((row) => line(tableCells(part, row))));
  const head = [line(TABLE_HEAD), line(TABLE_HEAD.map(() => '---'))];
  const machines = `By \`npm run bench\`: ${machinesInWords(report).join('; ')}.`;
  return [`# Measured`, '', machines, '', ...head, ...rows, ''].join('\n');
}
