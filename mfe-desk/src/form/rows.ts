import type { FieldSpec } from './fields.ts';

export function rowsText(rows: readonly (readonly (string | number)[])[]): string {
  return rows
    .map((row) =>
      row
        .map((cell) => String(cell).replaceAll(/[;\n]/g, ','))
        .join('; ')
        .trimEnd(),
    )
    .join('\n');
}

export function rowsIn(columns: readonly FieldSpec[], text: string): string[][] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const cells = line.split(';').map((cell) => cell.replace(/^ /, ''));
    return columns.map((_, place) => cells[place] ?? '');
  });
}

export function rowsProblem(columns: readonly FieldSpec[], text: string): string | undefined {
  for (const [at, row] of rowsIn(columns, text).entries()) {
    for (const [place, { label, required, validate }] of columns.entries()) {
      const cell = row[place]?.trim() ?? '';
      const problem = required && cell === '' ? `fill in “${label}”.` : validate?.(cell);
      if (problem) return `Row ${at + 1}: ${problem}`;
    }
  }
  return undefined;
}

export function rowsInWords(columns: readonly FieldSpec[], text: string): string {
  const wordsOf = (row: readonly string[]) =>
    columns.map(({ options }, place) => options?.find(({ value }) => value === row[place])?.label ?? row[place]);
  return rowsIn(columns, text)
    .map((row) => wordsOf(row).filter(Boolean).join(' · '))
    .join('\n');
}
