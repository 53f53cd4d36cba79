import { createHash } from 'node:crypto';

/** A request with the same content within this time is a retry. */
const RETRY_WINDOW_MS = 10 * 60_000;

/** The id of a request, and the id it would have had in the previous window. */
export type RequestIds = readonly [own: string, earlier: string];

/**
 * Derives ids from the content and the current window of ten minutes. A retry in the same window
 * has the same id, and a retry in the next window matches the previous id.
 */
export function requestIds(kind: string, request: object, now: Date): RequestIds {
  const window = Math.floor(now.getTime() / RETRY_WINDOW_MS);
  const content = JSON.stringify(Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1)));
  return [uuidOf(`${kind}:${window}:${content}`), uuidOf(`${kind}:${window - 1}:${content}`)];
}

/** Returns a UUID of version 8 (RFC 9562) made from the text's hash. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
