import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Maximum time for a graceful stop. Supervisors kill a process after 30 s, so the server must stop
 * before that.
 */
const TIMEOUT_MS = 20_000;

interface Stop {
  /** Called as soon as the signal arrives, to make the readiness check fail. */
  onSignal: () => void;
  /**
   * How long to accept requests after the signal, in milliseconds. Load balancers need this time to
   * notice the failing readiness check.
   */
  noticeMs: number;
  /** Closes the server, then the resources that its requests use. */
  close?: () => Promise<unknown>;
}

/**
 * Stops the process gracefully on the first SIGTERM or SIGINT. Finishes open requests and exits
 * with code 0. Ignores further signals, because a second Ctrl-C could interrupt an order.
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
 * Returns a function that makes each further response the last one on its connection. Idle
 * connections aren't closed immediately, because a request could be on its way, and they can't stay
 * open, because the server would never close.
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
