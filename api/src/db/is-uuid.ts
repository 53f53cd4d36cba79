import { z } from 'zod';

const Uuid = z.uuid();

export function isUuid(text: string): boolean {
  return Uuid.safeParse(text).success;
}
