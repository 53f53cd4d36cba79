import { z } from 'zod';
import { Problem } from '../../plugins/problem.ts';
import { type Sort, SORTS } from '@kaagazz/api-schema';

/**
 * Where a page of the list ended: the last product's place in its sort order. Holding a place rather than a page number, paging
 * neither skips nor repeats when products come and go, and the thousandth page costs what the first does.
 */
export interface Cursor {
  sort: Sort;
  /** created at (ms), price (paise) or popularity, by `sort` */
  value: number;
  id: string;
}

/** In ms: a product made later could not be paged past. */
export const LATEST_MOMENT = Date.UTC(9999, 0);

/** What a date or an integer column can hold: anything else would be the database's error, not the caller's. */
const LARGEST: Record<Sort, number> = {
  newest: LATEST_MOMENT,
  popular: 2 ** 31 - 1,
  'price-asc': 2 ** 31 - 1,
  'price-desc': 2 ** 31 - 1,
};

const Written = z
  .tuple([z.enum(SORTS), z.int(), z.string().regex(/^[\w-]{1,100}$/)])
  .refine(([sort, value]) => value <= LARGEST[sort] && value >= (sort === 'newest' ? 0 : -LARGEST[sort]));

/** The place of a product in a sort order: the `value` of its cursor. */
export function placeIn(sort: Sort, product: { createdAt: Date; popularity: number; price: number }): number {
  if (sort === 'newest') return product.createdAt.getTime();
  return sort === 'popular' ? product.popularity : product.price;
}

export function writeCursor({ sort, value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/** @throws Problem 400 `BAD_CURSOR` for what `writeCursor` never wrote, or wrote for another sort order */
export function readCursor(text: string, sort: Sort): Cursor {
  const parsed = Written.safeParse(parse(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== sort) {
    throw new Problem('BAD_CURSOR', 'This page of the list does not exist. Start from the first.');
  }
  return { sort, value: parsed.data[1], id: parsed.data[2] };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
