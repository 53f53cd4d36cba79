import { createHash } from 'node:crypto';

/** Time within which a request with the same content counts as a retry. */
const RETRY_WINDOW_MS = 10 * 60_000;

export type RequestIds = readonly [own: string, earlier: string];

export function requestIds(kind: string, request: object, now: Date): RequestIds {
  const window = Math.floor(now.getTime() / RETRY_WINDOW_MS);
  const content = JSON.stringify(Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1)));
  return [uuidOf(`${kind}:${window}:${content}`), uuidOf(`${kind}:${window - 1}:${content}`)];
}

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
