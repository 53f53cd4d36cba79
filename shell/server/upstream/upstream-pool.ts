import { z } from 'zod';

const CHECK_INTERVAL_MS = 1_000;
const CHECK_TIMEOUT_MS = 750;
const MAX_MISSED = 2;

const Readyz = z.object({ apiVersion: z.number(), rolloutRevision: z.number().optional() });

interface PoolLog {
  error(details: object, message: string): void;
  info(details: object, message: string): void;
}

/**
 * Number of consecutive health checks that must report a new api version before the shell uses it.
 */
const VERSION_CHECKS = 3;

export class UpstreamPool {
  readonly #missed: Map<string, number>;
  readonly #log: PoolLog;
  readonly #versions = new Map<string, number[]>();
  #firstVersions: Promise<void> | undefined;
  readonly #leaveListeners: ((origin: string) => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #picked = 0;
  #rolloutRevision = 0;

  constructor(origins: readonly string[], log: PoolLog) {
    this.#missed = new Map(origins.map((origin) => [origin, 0]));
    this.#log = log;
  }

  get size(): number {
    return this.#missed.size;
  }

  start(): void {
    if (this.size > 1) this.#timer ??= setInterval(() => void this.#checkAll(), CHECK_INTERVAL_MS).unref();
  }

  followVersion(): Promise<void> {
    this.#firstVersions ??= this.#checkAll();
    this.#timer ??= setInterval(() => void this.#checkAll(), CHECK_INTERVAL_MS).unref();
    return this.#firstVersions;
  }

  /**
   * Lowest api version that any healthy process reports, or undefined if none reports a version.
   */
  get version(): number | undefined {
    const stated = [...this.#versions].filter(([origin]) => this.#isHealthy(origin) || this.size === 1);
    return stated.length === 0 ? undefined : Math.min(...stated.flatMap(([, versions]) => versions));
  }

  /** Revision of the rollout that the api has saved, or 0 if the api has saved none. */
  get rolloutRevision(): number {
    return this.#rolloutRevision;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  onLeave(listener: (origin: string) => void): void {
    this.#leaveListeners.push(listener);
  }

  pick(tried: ReadonlySet<string> = new Set()): string {
    const all = [...this.#missed.keys()];
    const untried = all.filter((origin) => !tried.has(origin));
    const candidates = [untried.filter((origin) => this.#isHealthy(origin)), untried, all].find(
      (origins) => origins.length > 0,
    );
    this.#picked += 1;
    return candidates?.[this.#picked % candidates.length] ?? '';
  }

  isReady(): Promise<boolean> {
    return this.#ask(this.pick());
  }

  #isHealthy(origin: string): boolean {
    return (this.#missed.get(origin) ?? 0) < MAX_MISSED;
  }

  async #ask(origin: string): Promise<boolean> {
    try {
      const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
      const stated = Readyz.safeParse(await response.json().catch(() => undefined));
      if (response.ok && stated.success) {
        this.#note(origin, stated.data.apiVersion);
        this.#rolloutRevision = Math.max(this.#rolloutRevision, stated.data.rolloutRevision ?? 0);
      }
      return response.ok;
    } catch {
      return false;
    }
  }

  #note(origin: string, version: number): void {
    const last = this.#versions.get(origin) ?? Array<number>(VERSION_CHECKS).fill(version);
    this.#versions.set(origin, [...last, version].slice(-VERSION_CHECKS));
  }

  async #checkAll(): Promise<void> {
    await Promise.all([...this.#missed.keys()].map((origin) => this.#check(origin)));
  }

  async #check(origin: string): Promise<void> {
    const answers = await this.#ask(origin);
    if (this.size === 1) return;
    const missed = this.#missed.get(origin) ?? 0;
    this.#missed.set(origin, answers ? 0 : missed + 1);
    if (answers && missed >= MAX_MISSED) this.#log.info({ upstream: origin }, 'a process is back in the pool');
    if (answers || missed + 1 !== MAX_MISSED) return;
    this.#log.error({ upstream: origin }, 'a process missed its health checks and left the pool');
    for (const listener of this.#leaveListeners) listener(origin);
  }
}
