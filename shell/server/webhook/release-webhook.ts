import { createHmac } from 'node:crypto';

import { ReleaseProblem } from '@kaagazz/releases';
import type { AuditLine, ReleaseRegistry, Rollout } from '@kaagazz/releases';
import { z } from 'zod';

const STATE_FILE = 'webhook.json';
const REPORTED = ['rollout', 'advance', 'promote', 'stop', 'rollback', 'end plan'];

const INTERVAL_MS = 1_000;
const TIMEOUT_MS = 5_000;
const LEASE_MS = 60_000;
const EVENTS_PER_TURN = 10;
const BUSY_MS = 2_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 5 * 60_000;
const EXPIRES_AFTER_MS = 24 * 60 * 60_000;

const State = z.object({
  revision: z.number().int().nonnegative(),
  lease: z.object({ server: z.string(), until: z.number() }).optional(),
});
type State = z.infer<typeof State>;

interface ReleaseWebhookOptions {
  registry: ReleaseRegistry;
  rollout: () => Rollout;
  url: string;
  secret: string;
  server: string;
  log: { error(details: object, message: string): void; info(details: object, message: string): void };
  now?: () => number;
}

/** Delivers rollout changes in order and at least once (https://www.standardwebhooks.com). */
export class ReleaseWebhook {
  readonly #options: ReleaseWebhookOptions;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> | undefined;
  #delivered = -1;
  #notBefore = 0;
  #retryMs = FIRST_RETRY_MS;
  #complaint = '';

  constructor(options: ReleaseWebhookOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  start(): void {
    this.#timer = setInterval(() => void this.turn(), INTERVAL_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#turn;
  }

  turn(): Promise<void> {
    this.#turn ??= this.#deliverDue()
      .catch((error: unknown) => {
        this.#notBefore = Math.max(this.#notBefore, this.#now() + FIRST_RETRY_MS);
        if (error instanceof ReleaseProblem && error.code === 'LOCKED') return;
        this.#complain(error);
      })
      .finally(() => (this.#turn = undefined));
    return this.#turn;
  }

  async #deliverDue(): Promise<void> {
    if (this.#now() < this.#notBefore || this.#options.rollout().revision <= this.#delivered) return;
    const state = await this.#claim();
    if (!state) {
      this.#notBefore = this.#now() + BUSY_MS;
      return;
    }
    if (!state.lease) {
      this.#delivered = state.revision;
      return;
    }
    const lines = await this.#options.registry.auditAfter(state.revision);
    let { revision } = state;
    try {
      for (const line of lines.slice(0, EVENTS_PER_TURN)) {
        if (REPORTED.includes(line.what)) await this.#deliver(line);
        ({ revision } = line);
      }
    } finally {
      await this.#changeState(() => ({ revision }));
      this.#delivered = revision;
    }
  }

  /**
   * Claims the next delivery for this server. Returns undefined while another server is delivering.
   */
  async #claim(): Promise<State | undefined> {
    const { rollout, server } = this.#options;
    const known = await this.#readState();
    const { revision } = rollout();
    if (known && known.revision >= revision) return { revision: known.revision };
    if (this.#isLeased(known)) return undefined;
    // When the webhook is first set up, skip all earlier changes.
    return this.#changeState((now) => {
      if (!now) return { revision };
      return this.#isLeased(now) ? undefined : { ...now, lease: { server, until: this.#now() + LEASE_MS } };
    });
  }

  #isLeased(state: State | undefined): boolean {
    const { lease } = state ?? {};
    return lease !== undefined && lease.server !== this.#options.server && lease.until > this.#now();
  }

  async #changeState(change: (state: State | undefined) => State | undefined): Promise<State | undefined> {
    const { registry } = this.#options;
    const { storage } = registry;
    await registry.assertRolloutExists();
    const unlock = await storage.lock(BUSY_MS);
    try {
      const next = change(await this.#readState());
      if (next) await storage.write(STATE_FILE, Buffer.from(`${JSON.stringify(next)}\n`));
      return next;
    } finally {
      await unlock();
    }
  }

  async #readState(): Promise<State | undefined> {
    const content = await this.#options.registry.storage.read(STATE_FILE);
    return content && State.parse(JSON.parse(Buffer.from(content).toString('utf8')));
  }

  async #deliver(line: AuditLine): Promise<void> {
    const { url, secret, log } = this.#options;
    const id = `rollout-${line.revision}`;
    const body = JSON.stringify({ type: `release.${line.what.replaceAll(' ', '-')}`, timestamp: line.at, data: line });
    const seconds = String(Math.floor(this.#now() / 1000));
    const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64');
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': seconds,
          'webhook-signature': `v1,${signature}`,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the webhook responded with ${response.status}`);
      this.#retryMs = FIRST_RETRY_MS;
      if (this.#complaint !== '') log.info({}, 'the webhook receives events again');
      this.#complaint = '';
    } catch (error) {
      if (this.#now() - Date.parse(line.at) > EXPIRES_AFTER_MS) {
        log.error(
          { err: error, revision: line.revision },
          'dropped an event that the webhook did not accept for a day',
        );
        return;
      }
      this.#retryLater();
      throw error;
    }
  }

  #retryLater(): void {
    this.#notBefore = this.#now() + this.#retryMs;
    this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
  }

  #complain(error: unknown): void {
    const complaint = error instanceof Error ? error.message : String(error);
    if (complaint === this.#complaint) return;
    this.#complaint = complaint;
    this.#options.log.error({ err: error }, 'could not deliver an event to the webhook, and will try again');
  }
}
