import { z } from 'zod';

const Uuid = z.uuid();

/**
 * Returns whether a text is a UUID. PostgreSQL fails on any other id, so callers treat it as not
 * found.
 */
export function isUuid(text: string): boolean {
  return Uuid.safeParse(text).success;
}
