import http from 'node:http';
import https from 'node:https';

interface RequestOptions {
  method: string;
  /** Any of these aborts the request. */
  signals: readonly AbortSignal[];
  timeoutMs: number;
}

export interface ApiResponse {
  status: number;
  ok: boolean;
  /** @throws if the body is not JSON */
  json: () => unknown;
}

const transports = {
  'http:': { request: http.request, agent: new http.Agent({ keepAlive: true }) },
  'https:': { request: https.request, agent: new https.Agent({ keepAlive: true }) },
};

/**
 * Calls the api like `fetch`, but at half its cost: web streams and header lists take a twelfth of
 * the time of rendering a page.
 *
 * @throws if there is no response
 */
export async function requestApi(url: string, options: RequestOptions): Promise<ApiResponse> {
  try {
    return await send(url, options);
  } catch (error) {
    // The api closed an idle connection just as it was used again, so it has not seen the request.
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
