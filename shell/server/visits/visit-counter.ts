import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

const SEND_EVERY_MS = 10_000;
const TIMEOUT_MS = 5_000;

interface VisitCounterOptions {
  apiUrls: readonly string[];
  token: string | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Counts visits. A page view starts a visit if its Fetch Metadata headers show that the visitor
 * came from outside the site.
 */
export class VisitCounter {
  readonly #options: VisitCounterOptions;
  #visits = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: VisitCounterOptions) {
    this.#options = options;
  }

  count(app: FastifyInstance): void {
    if (this.#options.token === undefined) return;
    app.addHook('onResponse', async (request, reply) => {
      if (reply.statusCode === 200 && startsVisit(request)) this.#visits += 1;
    });
    this.#timer = setInterval(() => void this.send(), SEND_EVERY_MS);
    this.#timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(this.#timer);
      await this.send();
    });
  }

  async send(): Promise<void> {
    const visits = this.#visits;
    if (visits === 0) return;
    this.#visits = 0;
    for (const url of this.#options.apiUrls) {
      if (await this.#sendTo(url, visits)) return;
    }
    this.#visits += visits;
    this.#options.log.warn({ visits }, 'the api did not accept the visits');
  }

  async #sendTo(url: string, visits: number): Promise<boolean> {
    try {
      const response = await fetch(`${url}/api/operator/visits`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.#options.token ?? ''}`, 'content-type': 'application/json' },
        body: JSON.stringify({ visits }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return response.ok;
    } catch {
      return false;
    }
  }
}

function startsVisit({ method, headers, servedPage }: FastifyRequest): boolean {
  if (method !== 'GET' || !servedPage || servedPage.tester || servedPage.owner?.mountedAt !== undefined) return false;
  const isPrefetch = headers['sec-purpose'] !== undefined;
  const isDocument = headers['sec-fetch-dest'] === 'document';
  return isDocument && !isPrefetch && ['none', 'cross-site'].includes(String(headers['sec-fetch-site']));
}
