import { invalid } from '../../api/desk-problem.ts';

export interface PastedRow {
  id: string;
  value: number;
  seen?: number;
}

/**
 * Accepts a third column only in tab-separated rows, because a comma can be part of a number such
 * as `1,250`.
 */
export function pastedRows(text: string): PastedRow[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const ids = new Set<string>();
  return lines.map((line, i) => {
    const hasTabs = line.trim().includes('\t');
    const [id = '', ...numbers] = line
      .trim()
      .split(hasTabs ? '\t' : /[,;\s]+/)
      .map((cell) => cell.trim());
    const [value, seen] = numbers.map((number) => (number === '' ? NaN : Number(number)));
    const isValid = [value, seen ?? 0].every((number = NaN) => Number.isFinite(number) && number >= 0);
    if (id === '' || value === undefined || numbers.length > (hasTabs ? 2 : 1) || !isValid) {
      throw invalid(`Line ${i + 1} is not an id and a number: ${line}`);
    }
    if (ids.has(id)) throw invalid(`Line ${i + 1} repeats the product ${id}.`);
    ids.add(id);
    return { id, value, ...(seen !== undefined && { seen }) };
  });
}
