import Table from 'cli-table3';

const GAP = '  ';
const NARROWEST = 16;

type Cell = string | number;

export function textTable(head: readonly string[], rows: readonly (readonly Cell[])[], columns: number): string {
  const widths = head.map((title, index) => widest([title, ...rows.map((row) => row[index] ?? '')]));
  const others = widths.slice(0, -1).reduce((sum, width) => sum + width + GAP.length, 0);
  const last = Math.min(widths.at(-1) ?? 0, Math.max(NARROWEST, columns - others));
  const none = Object.fromEntries(
    ['top', 'bottom', 'left', 'right', 'mid'].flatMap((side) =>
      ['', '-mid', '-left', '-right'].map((part) => [side + part, '']),
    ),
  );
  const table = new Table({
    head: [...head],
    colWidths: [...widths.slice(0, -1), last],
    wordWrap: true,
    chars: { ...none, middle: GAP, mid: '\u2500', 'mid-mid': '\u2500'.repeat(GAP.length) },
    style: { compact: true, 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
  });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

function widest(cells: readonly Cell[]): number {
  return Math.max(...cells.flatMap((cell) => String(cell).split('\n')).map((line) => line.length));
}
