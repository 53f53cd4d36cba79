import type { FastifyBaseLogger } from 'fastify';

const SEND_EVERY_MS = 5_000;
const TIMEOUT_MS = 5_000;

interface SavedRevisionOptions {
  apiUrls: readonly string[];
  token: string | undefined;
  revision: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Sends the revision of the signed rollout to the api, so that new servers can reject older
 * rollouts.
 */
export class SavedRevision {
  readonly #options: SavedRevisionOptions;
  #saved = 0;
  #isFailing = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SavedRevisionOptions) {
    this.#options = options;
  }

  start(): void {
    if (this.#options.token === undefined) return;
    void this.#save();
    this.#timer = setInterval(() => void this.#save(), SEND_EVERY_MS).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #save(): Promise<void> {
    const { apiUrls, log } = this.#options;
    const revision = this.#options.revision();
    if (revision <= this.#saved) return;
    for (const url of apiUrls) {
      if (!(await this.#sendTo(url, revision))) continue;
      this.#saved = revision;
      this.#isFailing = false;
      return;
    }
    if (!this.#isFailing) log.warn({ revision }, 'the api did not save the revision of the rollout');
    this.#isFailing = true;
  }

  async #sendTo(url: string, revision: number): Promise<boolean> {
    try {
      const response = await fetch(`${url}/api/operator/rollout-revision`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.#options.token ?? ''}`, 'content-type': 'application/json' },
        body: JSON.stringify({ revision }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return response.ok;
    } catch {
      return false;
    }
  }
}
