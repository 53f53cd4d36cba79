import http from 'node:http';
import https from 'node:https';

interface RequestOptions {
  method: string;
  /** Aborts the request when any of these signals fires. */
  signals: readonly AbortSignal[];
  timeoutMs: number;
}

export interface ApiResponse {
  status: number;
  ok: boolean;
  json: () => unknown;
}

const transports = {
  'http:': { request: http.request, agent: new http.Agent({ keepAlive: true }) },
  'https:': { request: https.request, agent: new https.Agent({ keepAlive: true }) },
};

/**
 * Sends a request to the api like `fetch`, but with half the CPU time. With `fetch`, requests took
 * a twelfth of the rendering time.
 *
 * @throws if there is no response
 */
export async function requestApi(url: string, options: RequestOptions): Promise<ApiResponse> {
  try {
    return await send(url, options);
  } catch (error) {
    // The api closed the idle connection before it received the request, so it is safe to retry.
    if (error instanceof ClosedWhileIdle && options.method === 'GET') return send(url, options);
    throw error;
  }
}

class ClosedWhileIdle extends Error {}

function send(url: string, { method, signals, timeoutMs }: RequestOptions): Promise<ApiResponse> {
  const { request, agent } = transports[url.startsWith('https:') ? 'https:' : 'http:'];
  return new Promise((resolve, reject) => {
    for (const signal of signals) signal.throwIfAborted();
    const sent = request(url, { method, agent, headers: { accept: 'application/json' } });
    const abort = () => sent.destroy(new Error('aborted or timed out'));
    const timer = setTimeout(abort, timeoutMs);
    for (const signal of signals) signal.addEventListener('abort', abort);
    sent.once('close', () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', abort);
    });
    sent.once('error', (error: NodeJS.ErrnoException) =>
      reject(sent.reusedSocket && error.code === 'ECONNRESET' ? new ClosedWhileIdle() : error),
    );
    sent.once('response', (response) => {
      const { statusCode: status = 0 } = response;
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status, ok: status >= 200 && status < 300, json: (): unknown => JSON.parse(body) }),
      );
    });
    sent.end();
  });
}
