import http from 'node:http';

const PATIENCE_MS = 40_000;

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** parsed JSON; the text itself where it is none */
  body: unknown;
}

/** What a caller may add to a call. */
interface Extras {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

let callers = 0;

/**
 * One client with connections that it keeps, as a browser does, and a network address of its own (127.x.y.z is all this machine), so that
 * limits per address count it alone.
 */
export class Caller {
  readonly address: string;
  readonly #agent: http.Agent;

  constructor() {
    callers += 1;
    this.address = `127.77.${(callers >> 8) & 255}.${callers & 255}`;
    this.#agent = new http.Agent({ keepAlive: true, localAddress: this.address, maxSockets: 6 });
  }

  /**
   * Makes one call, once.
   *
   * @throws when no whole answer came: connection refused, broken off, or nothing said for 40 seconds
   */
  call(origin: string, method: string, path: string, { token, body, headers = {} }: Extras = {}): Promise<Answer> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const request = http.request(
        new URL(path, origin),
        {
          method,
          agent: this.#agent,
          signal: AbortSignal.timeout(PATIENCE_MS),
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(payload !== undefined && {
              'content-type': 'application/json',
              'content-length': `${Buffer.byteLength(payload)}`,
            }),
            ...headers,
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
          response.once('error', reject);
          response.once('end', () => {
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: parsed(text) });
          });
        },
      );
      request.once('error', reject);
      request.end(payload);
    });
  }

  /** Closes its connections. */
  leave(): void {
    this.#agent.destroy();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
