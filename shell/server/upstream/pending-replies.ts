import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

import type { UpstreamPool } from './upstream-pool.ts';

export type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>;

interface Pending {
  reply: AnyReply;
  timer: NodeJS.Timeout;
  /** Processes that the request was forwarded to. The current one is last. */
  tried: Set<string>;
  /** Number of processes that have neither responded nor failed. */
  open: number;
}

/**
 * Requests waiting for the upstream. The timeout starts when a request arrives and includes the
 * wait for a connection.
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

  /** Chooses a process for a request and returns its origin. */
  assign(request: unknown, pool: UpstreamPool): string {
    const pending = this.#pending.get(request);
    const origin = pool.pick(pending?.tried);
    pending?.tried.delete(origin);
    pending?.tried.add(origin);
    if (pending) pending.open += 1;
    return origin;
  }

  /**
   * Records that a process failed to respond. Returns true if no other process can still respond.
   */
  fail({ request }: AnyReply): boolean {
    const pending = this.#pending.get(request.raw);
    if (pending) pending.open -= 1;
    return pending?.open === 0;
  }

  /** Returns whether the request may be repeated and an untried process is left. */
  canMove({ request }: AnyReply, pool: UpstreamPool): boolean {
    const pending = this.#pending.get(request.raw);
    return pending !== undefined && ['GET', 'HEAD'].includes(request.method) && pending.tried.size < pool.size;
  }

  /** Returns the requests that are waiting for this process. */
  at(origin: string): AnyReply[] {
    return [...this.#pending.values()].filter(({ tried }) => [...tried].at(-1) === origin).map(({ reply }) => reply);
  }

  /**
   * Stops waiting for a request. Returns false if the request was already answered or the visitor
   * has left.
   */
  settle({ request }: AnyReply): boolean {
    clearTimeout(this.#pending.get(request.raw)?.timer);
    return this.#pending.delete(request.raw);
  }
}
