import { z } from 'zod';

const Uuid = z.uuid();

/** PostgreSQL fails on anything else, so callers treat it as not found. */
export function isUuid(text: string): boolean {
  return Uuid.safeParse(text).success;
}
