import { createHash } from 'node:crypto';

/**
 * How long a request counts as a retry of an earlier one with the same content, in milliseconds.
 */
const RETRY_WINDOW_MS = 10 * 60_000;

/** The id of a request, and the id that it would have had in the previous time window. */
export type RequestIds = readonly [own: string, earlier: string];

/**
 * Derives ids from a request's content and the current ten-minute window. A retry in the same
 * window gets the same id. A retry in the next window is recognised by its `earlier` id.
 */
export function requestIds(kind: string, request: object, now: Date): RequestIds {
  const window = Math.floor(now.getTime() / RETRY_WINDOW_MS);
  const content = JSON.stringify(Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1)));
  return [uuidOf(`${kind}:${window}:${content}`), uuidOf(`${kind}:${window - 1}:${content}`)];
}

/** Returns a version 8 UUID (RFC 9562) derived from the text's hash. */
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
