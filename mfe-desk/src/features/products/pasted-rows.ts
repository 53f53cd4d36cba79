import { DeskProblem } from '../../api/desk-problem.ts';

export interface PastedRow {
  id: string;
  value: number;
}

/**
 * Parses rows that each contain an id and a number, separated by a tab, comma, semicolon or spaces,
 * as copied from spreadsheet programs.
 *
 * @throws DeskProblem that names the first line with a different format
 */
export function pastedRows(text: string): PastedRow[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line, i) => {
    const [id = '', number = '', ...rest] = line.trim().split(/[\t,;\s]+/);
    const value = Number(number);
    if (id === '' || number === '' || rest.length > 0 || !Number.isFinite(value) || value < 0) {
      throw new DeskProblem({
        status: 422,
        code: 'VALIDATION',
        message: `Line ${i + 1} is not an id and a number: ${line}`,
      });
    }
    return { id, value };
  });
}
