import { callDesk } from '../../api/call-desk.ts';
import { DeskProblem } from '../../api/desk-problem.ts';
import { type Column } from '../../list/index.ts';
import type { PastedRow } from './pasted-rows.ts';

export type GridKind = 'stock' | 'price';

export interface GridRow extends PastedRow {
  title: string;
  version: number;
  seen: number;
  current: number;
}

export function readRows(kind: GridKind, rows: readonly PastedRow[]): Promise<GridRow[]> {
  return Promise.all(
    rows.map(async ({ id, value, seen }) => {
      const { title, version, stock, originalPrice } = await productOf(id);
      const current = kind === 'stock' ? stock : originalPrice;
      return { id, value, title, version, current, seen: seen ?? current };
    }),
  );
}

async function productOf(id: string) {
  try {
    const { data } = await callDesk('GET /desk/products/:id', { params: { id } });
    return data;
  } catch (error) {
    if (!(error instanceof DeskProblem) || error.code !== 'PRODUCT_NOT_FOUND') throw error;
    throw new DeskProblem({ status: error.status, code: error.code, message: `There is no product ${id}.` });
  }
}

export function isStale({ seen, current }: Pick<GridRow, 'seen' | 'current'>): boolean {
  return seen !== current;
}

export function newNumber({ value, seen, current }: GridRow): number {
  return isStale({ seen, current }) ? current + value - seen : value;
}

export function columnsOf(kind: GridKind, hasConflict: boolean): readonly Column<GridRow>[] {
  const isStock = kind === 'stock';
  const number = (source: string, label: string, text: (row: GridRow) => string): Column<GridRow> => ({
    source,
    label,
    text,
    align: 'end',
  });
  return [
    { source: 'title', label: 'Product', text: ({ title }) => title },
    hasConflict
      ? number('current', 'Before → now', ({ seen, current }) => `${seen} → ${current}`)
      : number('current', 'Now', ({ current }) => String(current)),
    number('value', isStock ? 'Counted' : 'New price', ({ value }) => String(value)),
    ...(isStock && !hasConflict ? [number('change', 'Difference', ({ value, seen }) => signed(value - seen))] : []),
    ...(isStock && hasConflict ? [number('new', 'New', (row) => String(newNumber(row)))] : []),
  ];
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : String(difference);
}
