import { z } from 'zod';
import { Problem } from '../../plugins/problem.ts';
import { type Sort, SORTS } from '@kaagazz/api-schema';

export interface Cursor {
  sort: Sort;
  value: number;
  id: string;
}

export const RANKED = 4000;

export const LATEST_MOMENT = Date.UTC(9999, 0);

/**
 * Largest cursor value for each sort order. Larger values exceed the range of the PostgreSQL
 * column.
 */
const LARGEST: Record<Sort, number> = {
  newest: LATEST_MOMENT,
  popular: 2 ** 31 - 1,
  'price-asc': 2 ** 31 - 1,
  'price-desc': 2 ** 31 - 1,
};

const Written = z
  .tuple([z.enum(SORTS), z.int(), z.string().regex(/^[\w-]{1,100}$/)])
  .refine(([sort, value]) => value <= LARGEST[sort] && value >= (sort === 'newest' ? 0 : -LARGEST[sort]));

export function placeIn(sort: Sort, product: { createdAt: Date; popularity: number; price: number }): number {
  if (sort === 'newest') return product.createdAt.getTime();
  return sort === 'popular' ? product.popularity : product.price;
}

export function writeCursor({ sort, value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

const WrittenOffset = z.tuple([z.literal('relevance'), z.int().min(1).max(RANKED)]);

export function writeOffset(offset: number): string {
  return Buffer.from(JSON.stringify(['relevance', offset])).toString('base64url');
}

export function readOffset(text: string): number {
  try {
    return WrittenOffset.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))[1];
  } catch {
    throw badCursor();
  }
}

/** @throws Problem 400 `BAD_CURSOR` if the cursor is invalid or for a different sort order */
export function readCursor(text: string, sort: Sort): Cursor {
  let written: z.infer<typeof Written>;
  try {
    written = Written.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw badCursor();
  }
  const [writtenSort, value, id] = written;
  if (writtenSort !== sort) throw badCursor();
  return { sort, value, id };
}

function badCursor(): Problem {
  return new Problem('BAD_CURSOR', 'We couldn’t find this page of the list. Please go back to the first page.');
}
