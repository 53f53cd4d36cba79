import type { Server, ServerResponse } from 'node:http';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

interface Stoppable {
  /** balancers are told that nothing more should come */
  announce: () => void;
  /** in milliseconds: so long balancers need to hear of it; what comes meanwhile is served */
  announcedFor: number;
  /** takes nothing more, and ends what was taken */
  close: () => Promise<void>;
  /** ends what does not end by itself */
  breakOff: () => void;
  /** in milliseconds, for all of it; then it is broken off */
  within: number;
}

/**
 * Stops a process in good order at the first SIGTERM or SIGINT, and lets it exit with 0. Another signal meanwhile changes
 * nothing: a second Ctrl-C must not leave half an order behind.
 */
export function stopInOrder({ announce, announcedFor, close, breakOff, within }: Stoppable): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    announce();
    await pause(announcedFor);
    // Right after a look for new connections: what was waiting at the door has been let in.
    await turn();
    const ended = close().then(
      () => true,
      () => false,
    );
    const inTime = await Promise.race([ended, pause(within, 'late' as const, { ref: false })]);
    if (inTime === 'late') breakOff();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

/**
 * Prepares a server for ending: what is given back makes each answer the last one on its connection, those that are under way included. A
 * connection that a balancer keeps, closed at once, would take along the request that is on its way on it; one that nobody closes keeps the
 * process from ending.
 */
export function lastAnswers(server: Server): () => void {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  server.prependListener('request', (_request, response) => {
    if (isEnding) response.setHeader('connection', 'close');
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return () => {
    isEnding = true;
    for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
  };
}
