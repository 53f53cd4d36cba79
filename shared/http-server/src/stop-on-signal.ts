import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Must be shorter than `TimeoutStopSec` in deploy/systemd and `stop_grace_period` in
 * deploy/compose.yaml (30 s).
 */
const TIMEOUT_MS = 20_000;

interface Stop {
  onSignal: () => void;
  /**
   * Milliseconds to wait before closing, so that load balancers can detect that the process is
   * stopping.
   */
  noticeMs: number;
  close?: () => Promise<unknown>;
}

export function stopOnSignal(app: FastifyInstance, { onSignal, noticeMs, close = () => app.close() }: Stop): void {
  const endConnections = connectionCloser(app.server);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    onSignal();
    endConnections();
    await pause(noticeMs);
    await nextTurn();
    const closed = close().catch((err: unknown) => app.log.error({ err }, 'could not stop gracefully'));
    const timeout = pause(TIMEOUT_MS, 'timeout' as const, { ref: false });
    if ((await Promise.race([closed, timeout])) === 'timeout') app.server.closeAllConnections();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

/**
 * Returns a function that closes every connection after its next response. Closing connections
 * immediately could drop requests that clients have already sent.
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
