import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { Problem } from '../plugins/problem.ts';

export interface Place {
  createdAt: Date;
  id: string;
}

const Cursor = z.tuple([z.iso.datetime().refine((text) => Date.parse(text) >= 0), z.uuid()]);

export function pageOf<Row extends Place>(found: readonly Row[], limit: number) {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: found.length > page.length && last ? writeCursor(last) : null };
}

function writeCursor({ createdAt, id }: Place): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');
}

export function placesAfter(
  { createdAt, id }: Record<keyof Place, PgColumn>,
  after: Place | undefined,
): SQL | undefined {
  return after && sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
}

/** @throws Problem 400 `BAD_CURSOR` */
export function readCursor(text: string): Place {
  try {
    const [createdAt, id] = Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { createdAt: new Date(createdAt), id };
  } catch {
    throw new Problem('BAD_CURSOR', 'The cursor is invalid.');
  }
}
