import { machineLines } from './report.ts';
import type { Report } from './report.ts';
import { comparedValue, formatFigure, formatTarget, meetsTarget } from './row.ts';
import type { Row } from './row.ts';

export const TABLE_HEAD = ['part', 'row', 'Kaagazz', 'baseline', '', 'ratio', 'target', 'met'];

export function tableCells(part: string, row: Row): string[] {
  const { name, unit, value, baseline } = row;
  const isMet = meetsTarget(row);
  return [
    part,
    name,
    `${formatFigure(value)} ${unit}`.trim(),
    baseline ? `${formatFigure(baseline.value)} ${unit}`.trim() : '',
    baseline?.name ?? '',
    baseline ? comparedValue(row).toFixed(3) : '',
    formatTarget(row),
    isMet === undefined ? '' : isMet ? 'yes' : 'NO',
  ];
}

export function markdownReport(report: Report): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rows = Object.entries(report).flatMap(([part, results]) =>
    results.rows.map((row) => line(tableCells(part, row))),
  );
  const head = [line(TABLE_HEAD), line(TABLE_HEAD.map(() => '---'))];
  const machines = `Measured by \`npm run bench\`: ${machineLines(report).join('; ')}.`;
  return [`# Measured`, '', machines, '', ...head, ...rows, ''].join('\n');
}
