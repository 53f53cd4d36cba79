import { z } from 'zod';

const Uuid = z.uuid();

/** Check ids before a query, because PostgreSQL rejects invalid ones. */
export function isUuid(text: string): boolean {
  return Uuid.safeParse(text).success;
}
