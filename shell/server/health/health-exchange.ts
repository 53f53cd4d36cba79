import { ROLLOUT_FILE } from '@kaagazz/releases';
import type { ReleaseStorage } from '@kaagazz/releases';
import { z } from 'zod';

import { ReleaseCounts, StoredCounts } from './health-counts.ts';
import type { ReleaseHealth } from './release-health.ts';

const HealthFile = z.object({
  at: z.number().int().nonnegative(),
  releases: z.array(StoredCounts).max(1000),
});

const FOLDER = 'health/';
const INTERVAL_MS = 5_000;
const HEARTBEAT_MS = 60 * 60_000;
const GONE_AFTER_MS = 24 * 60 * 60_000;

interface HealthExchangeOptions {
  health: ReleaseHealth;
  storage: ReleaseStorage;
  /** Name of this server. Must stay the same across restarts. */
  server: string;
  log: { error(details: object, message: string): void; info(details: object, message: string): void };
  now?: () => number;
}

/**
 * Shares health counts between shell servers. If the storage fails, each server uses only its own
 * counts.
 */
export class HealthExchange {
  readonly #options: HealthExchangeOptions;
  readonly #key: string;
  readonly #now: () => number;
  readonly #read = new Map<string, { stamp: string; at: number; releases: ReleaseCounts[] }>();
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();
  #resumed = false;
  #writtenChanges = 0;
  #writtenAt = 0;
  #isFailing = false;

  constructor(options: HealthExchangeOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#key = `${FOLDER}${options.server.replaceAll(/[^\w-]+/g, '-')}.json`;
  }

  start(): void {
    void this.turn();
    this.#timer = setInterval(() => void this.turn(), INTERVAL_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.turn();
  }

  turn(): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      try {
        await this.#exchange();
        if (this.#isFailing) this.#options.log.info({}, 'health counts are shared again');
        this.#isFailing = false;
      } catch (error) {
        if (!this.#isFailing) {
          this.#options.log.error({ err: error }, 'could not share health counts with other shell servers');
        }
        this.#isFailing = true;
      }
    });
    return this.#turn;
  }

  async #exchange(): Promise<void> {
    if (!this.#resumed) await this.#resume();
    // Read the other servers' counts first, because writing fails if the storage is full.
    await this.#readOthers();
    await this.#writeOwn();
  }

  async #resume(): Promise<void> {
    const own = await this.#readFile(this.#key);
    this.#resumed = true;
    this.#options.health.resume(own?.releases ?? []);
    this.#read.delete(this.#key);
  }

  async #writeOwn(): Promise<void> {
    const { health, storage } = this.#options;
    const { changes } = health;
    const now = this.#now();
    if (changes === this.#writtenChanges && now - this.#writtenAt < HEARTBEAT_MS) return;
    // If the rollout file is missing, the storage isn't mounted, so don't write to it.
    if ((await storage.stamp(ROLLOUT_FILE)) === undefined) throw new Error(`${ROLLOUT_FILE} is missing`);
    await storage.write(this.#key, Buffer.from(JSON.stringify({ at: now, releases: health.own() })));
    this.#writtenChanges = changes;
    this.#writtenAt = now;
  }

  async #readOthers(): Promise<void> {
    const { health, storage } = this.#options;
    const keys = (await storage.list(FOLDER)).filter((key) => key !== this.#key && key.endsWith('.json'));
    for (const key of keys) {
      const file = await this.#readFile(key);
      if (file && this.#now() - file.at > GONE_AFTER_MS) await storage.remove(key);
    }
    for (const key of this.#read.keys()) if (!keys.includes(key)) this.#read.delete(key);
    health.setOthers(new Map([...this.#read].map(([key, { releases }]) => [key, releases])));
  }

  async #readFile(key: string) {
    const { storage } = this.#options;
    const stamp = await storage.stamp(key);
    const known = this.#read.get(key);
    if (stamp === undefined) {
      this.#read.delete(key);
      return undefined;
    }
    if (known?.stamp === stamp) return known;
    const content = await storage.read(key);
    if (!content) return undefined;
    const file = { stamp, ...this.#parse(key, Buffer.from(content).toString('utf8')) };
    this.#read.set(key, file);
    return file;
  }

  #parse(key: string, text: string): { at: number; releases: ReleaseCounts[] } {
    try {
      const { at, releases } = HealthFile.parse(JSON.parse(text));
      return { at, releases: releases.map((each) => new ReleaseCounts(each.app, each.version, each)) };
    } catch (error) {
      this.#options.log.error({ err: error, file: key }, 'ignored the invalid counts of another shell server');
      return { at: this.#now(), releases: [] };
    }
  }
}
