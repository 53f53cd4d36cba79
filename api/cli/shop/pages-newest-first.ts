/** What the shop gives at once. */
const LARGEST_PAGE = 100;

/**
 * Reads a list that is newest first, page after page.
 *
 * @param read reads a page; `query` is what stands behind the `?`
 * @param limit how many at most
 */
export async function readNewest<Item>(
  limit: number,
  read: (query: URLSearchParams) => Promise<{ items: readonly Item[]; nextCursor: string | null }>,
): Promise<Item[]> {
  const found: Item[] = [];
  let cursor: string | null = null;
  do {
    const page = Math.min(limit - found.length, LARGEST_PAGE);
    const { items, nextCursor } = await read(new URLSearchParams({ limit: `${page}`, ...(cursor && { cursor }) }));
    found.push(...items);
    cursor = nextCursor;
  } while (cursor !== null && found.length < limit);
  return found;
}

/** `2026-11-21 05:48`, in UTC like the head above it says. @param at ISO 8601 */
export function minuteOf(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}
