import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { Problem } from '../plugins/problem.ts';

/** Position of a row in a list sorted by time and id, newest first. */
export interface Place {
  createdAt: Date;
  id: string;
}

/**
 * A cursor contains the last row's time and id. Dates before 1970 are rejected, because PostgreSQL
 * fails on some of them (it has no year 0).
 */
const Cursor = z.tuple([z.iso.datetime().refine((text) => Date.parse(text) >= 0), z.uuid()]);

/**
 * Returns the rows of a page and the cursor of the next page.
 *
 * @param found up to `limit + 1` rows; the extra row shows that there is a next page
 */
export function pageOf<Row extends Place>(found: readonly Row[], limit: number) {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: found.length > page.length && last ? writeCursor(last) : null };
}

function writeCursor({ createdAt, id }: Place): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');
}

/** Returns a condition for the rows that follow `after` in the list. */
export function placesAfter(
  { createdAt, id }: Record<keyof Place, PgColumn>,
  after: Place | undefined,
): SQL | undefined {
  // A row comparison can use an index on both columns.
  return after && sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
}

/**
 * Parses a cursor and returns the position that it contains.
 *
 * @throws Problem 400 `BAD_CURSOR`
 */
export function readCursor(text: string): Place {
  try {
    const [createdAt, id] = Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { createdAt: new Date(createdAt), id };
  } catch {
    throw new Problem('BAD_CURSOR', 'The cursor is invalid.');
  }
}
