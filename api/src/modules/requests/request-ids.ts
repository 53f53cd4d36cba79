import { createHash } from 'node:crypto';

/** How long a request with the same content counts as a retry, in milliseconds. */
const RETRY_WINDOW_MS = 10 * 60_000;

/** A request's id, and the id that it would have had in the previous time window. */
export type RequestIds = readonly [own: string, earlier: string];

/**
 * Derives a request's ids from its content and the current ten-minute window. A retry in the same
 * window has the same id. A retry in the next window has that id as its `earlier` id.
 */
export function requestIds(kind: string, request: object, now: Date): RequestIds {
  const window = Math.floor(now.getTime() / RETRY_WINDOW_MS);
  const content = JSON.stringify(Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1)));
  return [uuidOf(`${kind}:${window}:${content}`), uuidOf(`${kind}:${window - 1}:${content}`)];
}

/** Derives a version 8 UUID (RFC 9562) from a text. */
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
