import http from 'node:http';

import autocannon from 'autocannon';

const CONNECTIONS = 16;
/** Far beyond what is measured: a machine may do other things while a server starts. Seconds. */
const ANSWERS_WITHIN = 30;

export interface Loaded {
  perSecond: number;
  /** milliseconds */
  p99: number;
}

/** Asks for one page over and over, on 16 connections or so many. @throws when an answer is not the page */
export async function load(
  url: string,
  {
    encoding,
    connections = CONNECTIONS,
    ...until
  }: { encoding?: string; connections?: number } & ({ duration: number } | { amount: number }),
): Promise<Loaded> {
  const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    headers,
    connections,
    timeout: ANSWERS_WITHIN,
    setupClient: withoutReading,
    ...until,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no page, ${errors} did not come`);
  return { perSecond: requests.average, p99: latency.p99 };
}

/**
 * Autocannon reads all answers as text, though nobody looks at it. For 28 KB of Brotli that takes it 0.8 ms, twice what the server takes to send them: of any
 * server it would get 1,100 a second.
 */
function withoutReading(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(part: Buffer): void } };
  pipelinedRequests.addBody = () => undefined;
}

/** Resolves when a page is there: the first ones may come before everything has started. */
export async function untilThere(url: string): Promise<void> {
  const deadline = AbortSignal.timeout(ANSWERS_WITHIN * 2_000);
  for (let isThere = false; !isThere;) {
    deadline.throwIfAborted();
    const answer = await fetch(url, { signal: deadline }).catch(() => undefined);
    await answer?.arrayBuffer();
    isThere = answer?.ok ?? false;
  }
}

/** @returns milliseconds until the first byte of a page comes, on a connection that is there */
export async function timeToFirstByte(url: string, agent: http.Agent, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = performance.now();
    http
      .get(url, { agent, headers: { 'accept-encoding': encoding } }, (answer) => {
        const took = performance.now() - asked;
        answer.resume().once('end', () => resolve(took));
      })
      .once('error', reject);
  });
}
