import { HttpClient } from '../support/servers/http-client.ts';

export interface Visit {
  path: string;
  /** HTTP status, or an error code if there was no response. */
  status: number | string;
  ms: number;
}

interface Step {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

/**
 * Sends requests at a constant rate. Returns a function that stops sending and waits for pending
 * responses.
 */
export function sendVisitors(
  url: string,
  steps: readonly Step[],
  perSecond: number,
  onVisit: (visit: Visit) => void,
): () => Promise<void> {
  const clients = Array.from({ length: 20 }, () => new HttpClient());
  const open = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;

  async function visit({ method, path, body }: Step, client: HttpClient): Promise<void> {
    const start = performance.now();
    const send = async () => (await client.request(url, method, path, { body })).status;
    let status = await send().catch(codeOf);
    // Retry like a browser, because the server may close an idle connection just as it is reused.
    if (status === 'ECONNRESET') status = await send().catch(codeOf);
    onVisit({ path, status, ms: performance.now() - start });
  }

  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond;
    for (; sent < due; sent += 1) {
      const [step, client] = [steps[sent % steps.length], clients[sent % clients.length]];
      if (!step || !client) continue;
      const request = visit(step, client).finally(() => open.delete(request));
      open.add(request);
    }
  }, 25);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    for (const client of clients) client.close();
  };
}

/** Avoids `instanceof Error`, which is false for errors from outside Jest's realm. */
function codeOf(error: unknown): string {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'code' in error ? String(error.code) : String(error);
}
