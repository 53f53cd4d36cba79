import type { z } from 'zod';
import type { ShopClient } from './shop-client.ts';

const MAX_PAGE = 100;

interface List<Key extends string, Item> {
  page: z.ZodType<{ nextCursor: string | null } & Record<Key, readonly Item[]>>;
  items: Key;
  limit: number;
  filter?: Record<string, string>;
}

export async function readNewest<Key extends string, Item>(
  shop: ShopClient,
  path: string,
  { page, items, limit, filter = {} }: List<Key, Item>,
): Promise<Item[]> {
  const found: Item[] = [];
  let cursor: string | null = null;
  do {
    const size = Math.min(limit - found.length, MAX_PAGE);
    const query = new URLSearchParams({ ...filter, limit: `${size}`, ...(cursor && { cursor }) });
    const response: z.output<typeof page> = await shop.call(`${path}?${query}`, page);
    found.push(...response[items]);
    cursor = response.nextCursor;
  } while (cursor !== null && found.length < limit);
  return found;
}

/** For example, `2026-11-21 05:48`. */
export function minuteOf(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}
