import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

import type { UpstreamPool } from './upstream-pool.ts';

export type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>;

interface Pending {
  reply: AnyReply;
  timer: NodeJS.Timeout;
  tried: Set<string>;
  open: number;
}

/**
 * Tracks pending requests and times them out. Waiting for a connection counts towards the timeout.
 */
export class PendingReplies {
  readonly #pending = new Map<unknown, Pending>();
  readonly #timeoutMs: number;
  readonly #onTimeout: (reply: AnyReply) => void;

  constructor(timeoutMs: number, onTimeout: (reply: AnyReply) => void) {
    this.#timeoutMs = timeoutMs;
    this.#onTimeout = onTimeout;
  }

  await(reply: AnyReply): void {
    const giveUp = () => this.settle(reply) && this.#onTimeout(reply);
    const timer = setTimeout(giveUp, this.#timeoutMs).unref();
    this.#pending.set(reply.request.raw, { reply, timer, tried: new Set(), open: 0 });
    reply.raw.once('close', () => this.settle(reply));
  }

  assign(request: unknown, pool: UpstreamPool): string {
    const pending = this.#pending.get(request);
    const origin = pool.pick(pending?.tried);
    pending?.tried.delete(origin);
    pending?.tried.add(origin);
    if (pending) pending.open += 1;
    return origin;
  }

  fail({ request }: AnyReply): boolean {
    const pending = this.#pending.get(request.raw);
    if (pending) pending.open -= 1;
    return pending?.open === 0;
  }

  canMove({ request }: AnyReply, pool: UpstreamPool): boolean {
    const pending = this.#pending.get(request.raw);
    return pending !== undefined && ['GET', 'HEAD'].includes(request.method) && pending.tried.size < pool.size;
  }

  at(origin: string): AnyReply[] {
    return [...this.#pending.values()].filter(({ tried }) => [...tried].at(-1) === origin).map(({ reply }) => reply);
  }

  /**
   * Stops waiting for a response. Returns false if the request was already answered or the visitor
   * has left.
   */
  settle({ request }: AnyReply): boolean {
    clearTimeout(this.#pending.get(request.raw)?.timer);
    return this.#pending.delete(request.raw);
  }
}
