import { createHash } from 'node:crypto';

/** What is sent again after this, and surely after twice this, is meant as a second request; in milliseconds. */
const SAME_WITHIN_MS = 10 * 60_000;

/** The id of a request, and the one that it has if it came in shortly before. */
export type RequestIds = readonly [own: string, earlier: string];

/**
 * Ids made of the words themselves and of the time, counted in steps of ten minutes: two of the same words in one step collide, whichever
 * process they reach, and one in the step before is found by its id. So words sent twice within ten minutes are one request.
 */
export function requestIds(kind: string, request: object, now: Date): RequestIds {
  const step = Math.floor(now.getTime() / SAME_WITHIN_MS);
  const words = JSON.stringify(Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1)));
  return [uuidOf(`${kind}:${step}:${words}`), uuidOf(`${kind}:${step - 1}:${words}`)];
}

/** A UUID of version 8 (RFC 9562: made by a rule of one's own) of a text. */
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
