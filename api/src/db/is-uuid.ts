import { z } from 'zod';

const Uuid = z.uuid();

/**
 * Returns whether `text` is a UUID. PostgreSQL rejects any other id, so callers treat such an id as
 * not found.
 */
export function isUuid(text: string): boolean {
  return Uuid.safeParse(text).success;
}
