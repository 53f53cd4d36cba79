import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { Problem } from './problem.ts';

/** The place of a row in a list that is sorted by time, then id, newest first. */
export interface Place {
  createdAt: Date;
  id: string;
}

/** No row is older than 1970, and the database has no year 0. */
const Cursor = z.tuple([z.iso.datetime().refine((text) => Date.parse(text) >= 0), z.uuid()]);

/**
 * Cuts a page out of a list that is read newest first. Ask the database for one row more than the page holds: that tells whether
 * the list goes on.
 *
 * @param found up to `limit + 1` rows
 */
export function pageOf<Row extends Place>(found: readonly Row[], limit: number) {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: found.length > page.length && last ? writeCursor(last) : null };
}

function writeCursor({ createdAt, id }: Place): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');
}

/** For the `where` of such a list, sorted by these two columns: what comes after that place, or everything. */
export function placesAfter(
  { createdAt, id }: Record<keyof Place, PgColumn>,
  after: Place | undefined,
): SQL | undefined {
  // Compared as a pair, an index of both leads straight to it.
  return after && sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
}

/** @throws Problem 400 `BAD_CURSOR` */
export function readCursor(text: string): Place {
  try {
    const [createdAt, id] = Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { createdAt: new Date(createdAt), id };
  } catch {
    throw new Problem('BAD_CURSOR', 'The cursor is not one of ours.');
  }
}
