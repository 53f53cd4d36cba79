import { z } from 'zod';

const Uuid = z.uuid();

/**
 * Returns whether `text` is a UUID. Callers treat any other id as not found, because PostgreSQL
 * would reject it.
 */
export function isUuid(text: string): boolean {
  return Uuid.safeParse(text).success;
}
