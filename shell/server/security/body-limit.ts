import type { IncomingMessage } from 'node:http';

/**
 * Maximum number of bytes to read after rejecting a body. Most clients see the response only after
 * they have sent the whole body.
 */
const DISCARDED_BYTES = 8 * 1024 * 1024;

export function limitBody(request: IncomingMessage, maxBytes: number, onTooLarge: () => void): void {
  let bytes = 0;
  request.on('data', (piece: Buffer) => {
    const wasAllowed = bytes <= maxBytes;
    bytes += piece.length;
    if (wasAllowed && bytes > maxBytes) onTooLarge();
    if (bytes > maxBytes + DISCARDED_BYTES) request.socket.destroy();
  });
}

/** Reads and discards the body. Resolves to false if the body exceeds `maxBytes`. */
export function discardBody(request: IncomingMessage, maxBytes: number): Promise<boolean> {
  if (request.complete) return Promise.resolve(true);
  return new Promise((resolve) => {
    limitBody(request, maxBytes, () => resolve(false));
    request.once('end', () => resolve(true));
  });
}
