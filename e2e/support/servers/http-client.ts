import http from 'node:http';

const TIMEOUT_MS = 40_000;

export interface HttpResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: unknown;
}

interface RequestOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

let clients = 0;

/**
 * Reuses connections like a browser. Each client has its own loopback address, because rate limits
 * apply per address.
 */
export class HttpClient {
  readonly address: string;
  readonly #agent: http.Agent;

  constructor() {
    clients += 1;
    this.address = `127.77.${(clients >> 8) & 255}.${clients & 255}`;
    this.#agent = new http.Agent({ keepAlive: true, localAddress: this.address, maxSockets: 6 });
  }

  /**
   * Sends one request without retries.
   *
   * @throws Error if there is no complete response within 40 seconds
   */
  request(
    origin: string,
    method: string,
    path: string,
    { token, body, headers = {} }: RequestOptions = {},
  ): Promise<HttpResponse> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const request = http.request(
        new URL(path, origin),
        {
          method,
          agent: this.#agent,
          signal: AbortSignal.timeout(TIMEOUT_MS),
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
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: parse(text) });
          });
        },
      );
      request.once('error', reject);
      request.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
