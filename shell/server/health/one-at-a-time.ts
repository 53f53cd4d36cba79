import { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

const MAX_WAITING = 8;

interface RequestQueue {
  isBusy: boolean;
  waiting: (() => void)[];
}

/**
 * Handles the requests of each connection one at a time, because pipelined requests could otherwise
 * occupy all render workers.
 */
export function handleOneAtATime(app: FastifyInstance): void {
  const queues = new WeakMap<Socket, RequestQueue>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    if (!(socket instanceof Socket)) return;
    const queue = queues.get(socket) ?? { isBusy: false, waiting: [] };
    queues.set(socket, queue);
    if (queue.waiting.length >= MAX_WAITING) socket.destroy();
    else if (queue.isBusy) await new Promise<void>((resolve) => queue.waiting.push(resolve));
    if (socket.destroyed) return reply.hijack();
    queue.isBusy = true;
    reply.raw.once('close', () => {
      const next = queue.waiting.shift();
      queue.isBusy = next !== undefined;
      next?.();
    });
  });
}
