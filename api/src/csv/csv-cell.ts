export const SEPARATOR = ' | ';

export function splitCell(cell: string): string[] {
  return cell
    .split(SEPARATOR.trim())
    .map((value) => value.trim())
    .filter(Boolean);
}

const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const QUOTED_FORMULA = /^'+[=+\-@\t\r＝＋－＠]/;

/** Escapes text that a spreadsheet program would interpret as a formula. */
export function toCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

export function fromCell(cell: string): string {
  return QUOTED_FORMULA.test(cell) ? cell.slice(1) : cell;
}
