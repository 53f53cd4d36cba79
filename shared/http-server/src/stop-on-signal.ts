import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Maximum duration of a graceful stop. Supervisors kill a process after 30 s. */
const TIMEOUT_MS = 20_000;

interface Stop {
  /** Called as soon as the signal arrives, to fail the readiness check. */
  onSignal: () => void;
  /**
   * How long to accept requests after the signal, in milliseconds. Load balancers need this time to
   * notice the failed readiness check.
   */
  noticeMs: number;
  /** Closes the server, then the resources that its requests use. */
  close?: () => Promise<unknown>;
}

/**
 * Stops the process gracefully on the first SIGTERM or SIGINT. Finishes open requests and exits
 * with code 0. Ignores further signals, so that a second Ctrl-C can't interrupt an order.
 */
export function stopOnSignal(app: FastifyInstance, { onSignal, noticeMs, close = () => app.close() }: Stop): void {
  const endConnections = connectionCloser(app.server);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    onSignal();
    endConnections();
    await pause(noticeMs);
    // Wait for the poll phase of the event loop to end, so that pending connections have been
    // accepted.
    await nextTurn();
    const closed = close().catch((err: unknown) => app.log.error({ err }, 'could not stop gracefully'));
    const timeout = pause(TIMEOUT_MS, 'timeout' as const, { ref: false });
    if ((await Promise.race([closed, timeout])) === 'timeout') app.server.closeAllConnections();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

/**
 * Returns a function that makes each connection's next response its last. Idle connections must
 * neither be closed at once, because a request may be on its way, nor stay open, because the server
 * would never close.
 */
export function connectionCloser(server: Server): () => void {
  const open = new Set<ServerResponse>();
  let isClosing = false;
  server.prependListener('request', (_request, response) => {
    if (isClosing) response.setHeader('connection', 'close');
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return () => {
    isClosing = true;
    for (const response of open) if (!response.headersSent) response.setHeader('connection', 'close');
  };
}
