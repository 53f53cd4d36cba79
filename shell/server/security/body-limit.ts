import type { IncomingMessage } from 'node:http';

/**
 * Bytes that are still read and discarded after the limit, because most clients read the response
 * only after sending the whole body. An endless body then loses its connection.
 */
const DISCARDED_BYTES = 8 * 1024 * 1024;

/** Calls `onTooLarge` once the body of a request exceeds `maxBytes`. The caller reads the body. */
export function limitBody(request: IncomingMessage, maxBytes: number, onTooLarge: () => void): void {
  let bytes = 0;
  request.on('data', (piece: Buffer) => {
    const wasAllowed = bytes <= maxBytes;
    bytes += piece.length;
    if (wasAllowed && bytes > maxBytes) onTooLarge();
    if (bytes > maxBytes + DISCARDED_BYTES) request.socket.destroy();
  });
}

/** Reads and discards the body of a request. Resolves with false if it exceeds `maxBytes`. */
export function discardBody(request: IncomingMessage, maxBytes: number): Promise<boolean> {
  if (request.complete) return Promise.resolve(true);
  return new Promise((resolve) => {
    limitBody(request, maxBytes, () => resolve(false));
    request.once('end', () => resolve(true));
  });
}
