import http from 'node:http';
import https from 'node:https';

interface Question {
  method: string;
  /** Each of them aborts the call. */
  signals: readonly AbortSignal[];
  timeoutMs: number;
}

export interface Answer {
  status: number;
  ok: boolean;
  /** @throws if the body is not JSON */
  json: () => unknown;
}

/** Connections are kept for the next page. */
const transports = {
  'http:': { request: http.request, agent: new http.Agent({ keepAlive: true }) },
  'https:': { request: https.request, agent: new https.Agent({ keepAlive: true }) },
};

/**
 * Calls the api like `fetch`, but at half its cost: web streams and header lists take a twelfth of
 * the time of rendering a page.
 *
 * @throws if no response came
 */
export async function askApi(url: string, question: Question): Promise<Answer> {
  try {
    return await ask(url, question);
  } catch (error) {
    // The api closed an idle connection just as it was used again, so it has not seen the request.
    if (error instanceof ClosedWhileIdle && question.method === 'GET') return ask(url, question);
    throw error;
  }
}

class ClosedWhileIdle extends Error {}

function ask(url: string, { method, signals, timeoutMs }: Question): Promise<Answer> {
  const { request, agent } = transports[url.startsWith('https:') ? 'https:' : 'http:'];
  return new Promise((resolve, reject) => {
    for (const signal of signals) signal.throwIfAborted();
    const asked = request(url, { method, agent, headers: { accept: 'application/json' } });
    const giveUp = () => asked.destroy(new Error('aborted or timed out'));
    const deadline = setTimeout(giveUp, timeoutMs);
    for (const signal of signals) signal.addEventListener('abort', giveUp);
    asked.once('close', () => {
      clearTimeout(deadline);
      for (const signal of signals) signal.removeEventListener('abort', giveUp);
    });
    asked.once('error', (error: NodeJS.ErrnoException) =>
      reject(asked.reusedSocket && error.code === 'ECONNRESET' ? new ClosedWhileIdle() : error),
    );
    asked.once('response', (response) => {
      const { statusCode: status = 0 } = response;
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status, ok: status >= 200 && status < 300, json: (): unknown => JSON.parse(body) }),
      );
    });
    asked.end();
  });
}
