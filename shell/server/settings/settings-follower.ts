import fs from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import type { SiteSettings } from '@kaagazz/contract';
import { FolderStorage } from '@kaagazz/releases';
import { z } from 'zod';

import type { UpstreamPool } from '../upstream/index.ts';

const INTERVAL_MS = 2_000;
const CALL_TIMEOUT_MS = 1_000;
const FILE = '.last-good-settings.json';

/** Don't validate the settings here, because their format differs between releases. */
const Answer = z.object({ settings: z.record(z.string(), z.unknown()) });

interface FollowerOptions {
  api: Pick<UpstreamPool, 'pick'>;
  /** Folder for the saved settings. They let the server start while the api is down. */
  keepIn: string;
  log: { warn(details: object, message: string): void; info(details: object, message: string): void };
  intervalMs?: number;
}

export class SettingsFollower {
  readonly #options: FollowerOptions;
  readonly #listeners: (() => void)[] = [];
  #current: Partial<SiteSettings> | undefined;
  #isFailing = false;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(options: FollowerOptions) {
    this.#options = options;
  }

  static async open(options: FollowerOptions): Promise<SettingsFollower> {
    const follower = new SettingsFollower(options);
    follower.#current = await readFile(options.keepIn);
    const first = follower.#refresh();
    if (!follower.#current) await first;
    return follower;
  }

  get current(): Partial<SiteSettings> | undefined {
    return this.#current;
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #refresh(): Promise<void> {
    const { log, intervalMs = INTERVAL_MS } = this.#options;
    try {
      await this.#follow(await this.#fetch());
      if (this.#isFailing) log.info({}, 'the settings are up to date again');
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) log.warn({ reason: String(error) }, 'the settings could not be loaded');
      this.#isFailing = true;
    }
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#refresh(), intervalMs).unref();
  }

  async #fetch(): Promise<Partial<SiteSettings>> {
    const url = `${this.#options.api.pick()}/api/site/settings`;
    const response = await fetch(url, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`the api responded ${response.status}`);
    return Answer.parse(await response.json()).settings;
  }

  async #follow(settings: Partial<SiteSettings>): Promise<void> {
    if (isDeepStrictEqual(settings, this.#current)) return;
    this.#current = settings;
    for (const listener of this.#listeners) listener();
    await this.#save(settings);
  }

  async #save(settings: Partial<SiteSettings>): Promise<void> {
    const { keepIn, log } = this.#options;
    try {
      // Fail if the folder is missing, because the storage may not be mounted. The write below
      // would create the folder.
      await fs.access(keepIn);
      await new FolderStorage(keepIn).write(FILE, Buffer.from(`${JSON.stringify({ settings })}\n`));
    } catch (error) {
      log.warn({ reason: String(error) }, 'could not save the settings for the next start');
    }
  }
}

async function readFile(folder: string): Promise<Partial<SiteSettings> | undefined> {
  try {
    return Answer.parse(JSON.parse(await fs.readFile(path.join(folder, FILE), 'utf8'))).settings;
  } catch {
    return undefined;
  }
}
