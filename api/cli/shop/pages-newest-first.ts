const MAX_PAGE = 100;

/** Requests pages until there are `limit` items or no more pages. */
export async function readNewest<Item>(
  limit: number,
  read: (query: URLSearchParams) => Promise<{ items: readonly Item[]; nextCursor: string | null }>,
): Promise<Item[]> {
  const found: Item[] = [];
  let cursor: string | null = null;
  do {
    const page = Math.min(limit - found.length, MAX_PAGE);
    const { items, nextCursor } = await read(new URLSearchParams({ limit: `${page}`, ...(cursor && { cursor }) }));
    found.push(...items);
    cursor = nextCursor;
  } while (cursor !== null && found.length < limit);
  return found;
}

/** Formats an ISO 8601 time, for example `2026-11-21 05:48`. */
export function minuteOf(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}
