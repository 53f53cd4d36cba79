class InvalidCell extends Error {}

export function invalid(message: string): never {
  throw new InvalidCell(message);
}

type CellParsers<Row> = { [Column in keyof Row]: (cell: string) => Row[Column] };

export function parseCells<Row extends object>(
  cells: Partial<Record<keyof Row, string>>,
  parsers: CellParsers<Row>,
  onMistake: (column: keyof Row, message: string) => void,
): Row | null {
  const row: Partial<Record<keyof Row, unknown>> = {};
  let isValid = true;
  for (const column of Object.keys(parsers) as (keyof Row)[]) {
    const cell = cells[column];
    try {
      row[column] = cell === undefined ? null : parsers[column](readable(cell));
    } catch (error) {
      if (!(error instanceof InvalidCell)) throw error;
      isValid = false;
      onMistake(column, error.message);
    }
  }
  return isValid ? (row as Row) : null;
}

function readable(cell: string): string {
  if (/[\0\uFFFD]/.test(cell)) invalid('has characters that are not UTF-8: save the file as "CSV UTF-8"');
  return cell.trim();
}

export function optional<Value>(parse: (cell: string) => Value): (cell: string) => Value | null {
  return (cell) => (cell === '' ? null : parse(cell));
}
