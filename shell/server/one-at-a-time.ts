import { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/** Browsers and balancers send the next request after the answer; whoever has more than these waiting means no good. */
const MOST_WAITING = 8;

interface Line {
  isBusy: boolean;
  /** lets each go on, in the order they came */
  waiting: (() => void)[];
}

/**
 * Requests of one connection are answered one after the other. Node hands out together what a client sends at once: a few connections with dozens of
 * requests each would take all render workers, and hold as many answers in memory as were asked for.
 */
export function answerOneAtATime(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    // what tests inject comes over no connection
    if (!(socket instanceof Socket)) return;
    const line = lines.get(socket) ?? { isBusy: false, waiting: [] };
    lines.set(socket, line);
    if (line.waiting.length >= MOST_WAITING) socket.destroy();
    else if (line.isBusy) await new Promise<void>((resolve) => line.waiting.push(resolve));
    if (socket.destroyed) return reply.hijack();
    line.isBusy = true;
    reply.raw.once('close', () => {
      const next = line.waiting.shift();
      line.isBusy = next !== undefined;
      next?.();
    });
  });
}
