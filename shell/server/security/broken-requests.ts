import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { REQUEST_ID_HEADER, requestIdOf } from '@kaagazz/http-server';
import type { FastifyInstance } from 'fastify';

const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};
const BODY = JSON.stringify({
  success: false,
  message: 'The server could not understand the request.',
  code: 'BAD_REQUEST',
});

export function rejectBrokenRequest(
  this: Pick<FastifyInstance, 'log'>,
  { code = '' }: Error & { code?: string },
  socket: Socket,
): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS[code] ?? 400;
  const requestId = requestIdOf({ headers: {} });
  this.log.info({ requestId, status, code }, 'a request could not be parsed');
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${BODY.length}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `${REQUEST_ID_HEADER}: ${requestId}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${BODY}`);
  socket.destroy();
}
