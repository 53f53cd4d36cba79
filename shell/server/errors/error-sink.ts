import { randomUUID } from 'node:crypto';

export interface ReportedError {
  app: string;
  version: string;
  kind: string;
  message: string;
  stack: string;
  route: string;
  browser: string;
}

const TIMEOUT_MS = 5_000;
const MAX_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

export class ErrorSink {
  readonly #url: URL;
  readonly #auth: string;
  readonly #log: { warn(details: object, message: string): void };
  #minute = 0;
  #sent = 0;
  #isFailing = false;

  /** @param dsn `https://<key>@<host>/<project>`, optionally with a path before `<project>` */
  constructor(dsn: string, log: { warn(details: object, message: string): void }) {
    const { protocol, username, host, pathname } = new URL(dsn);
    const [, folder = '', project = ''] = /^(.*\/)([^/]+)$/.exec(pathname) ?? [];
    this.#url = new URL(`${folder}api/${project}/envelope/`, `${protocol}//${host}`);
    this.#auth = `Sentry sentry_version=7, sentry_client=kaagazz/1.0, sentry_key=${username}`;
    this.#log = log;
  }

  /**
   * Sends an error, but drops all errors beyond 60 per minute. The returned promise never rejects.
   */
  async send(error: ReportedError): Promise<void> {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#sent = 0;
    }
    this.#sent += 1;
    if (this.#sent > MAX_PER_MINUTE) return;
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': this.#auth },
        body: envelopeOf(error),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`status ${response.status}`);
      this.#isFailing = false;
    } catch (err) {
      if (!this.#isFailing) this.#log.warn({ err }, 'could not send an error to ERROR_SINK_DSN');
      this.#isFailing = true;
    }
  }
}

/** Formats an error as a Sentry envelope (https://develop.sentry.dev/sdk/envelopes/). */
function envelopeOf({ app, version, kind, message, stack, route, browser }: ReportedError): string {
  const id = randomUUID().replaceAll('-', '');
  const at = new Date().toISOString();
  const [, type = 'Error', value = message] = /^(\w*(?:Error|Exception)): ([^]*)$/.exec(message) ?? [];
  const event = {
    event_id: id,
    timestamp: at,
    platform: 'javascript',
    level: 'error',
    release: `${app}@${version}`,
    transaction: route,
    tags: { app, kind, browser },
    exception: { values: [{ type, value, stacktrace: { frames: framesIn(stack).toReversed() } }] },
  };
  return [{ event_id: id, sent_at: at }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n');
}

function framesIn(stack: string) {
  return [...stack.matchAll(/^at (.*) \((.*):(\d+):(\d+)\)$/gm)].map(([, name, filename, line, column]) => ({
    function: name,
    filename,
    lineno: Number(line),
    colno: Number(column),
    in_app: !filename?.includes('node_modules/'),
  }));
}
