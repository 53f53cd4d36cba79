import type { IncomingMessage } from 'node:http';

/**
 * Number of bytes to discard beyond the limit, because most clients read the response only after
 * sending the whole body. A client that sends more is disconnected.
 */
const DISCARDED_BYTES = 8 * 1024 * 1024;

/**
 * Calls `onTooLarge` as soon as a request's body exceeds `maxBytes`. The caller must still read the
 * body.
 */
export function limitBody(request: IncomingMessage, maxBytes: number, onTooLarge: () => void): void {
  let bytes = 0;
  request.on('data', (piece: Buffer) => {
    const wasAllowed = bytes <= maxBytes;
    bytes += piece.length;
    if (wasAllowed && bytes > maxBytes) onTooLarge();
    if (bytes > maxBytes + DISCARDED_BYTES) request.socket.destroy();
  });
}

/** Reads and discards a request's body. Resolves with false if the body exceeds `maxBytes`. */
export function discardBody(request: IncomingMessage, maxBytes: number): Promise<boolean> {
  if (request.complete) return Promise.resolve(true);
  return new Promise((resolve) => {
    limitBody(request, maxBytes, () => resolve(false));
    request.once('end', () => resolve(true));
  });
}
