import autocannon from 'autocannon';

const CONNECTIONS = 20;
const TIMEOUT_SECONDS = 30;

export interface LoadResult {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

export interface LoadRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface LoadOptions {
  until: { seconds: number } | { requests: number };
  connections?: number;
}

export async function load(
  url: string,
  sequences: readonly LoadRequest[][],
  { until, connections = CONNECTIONS }: LoadOptions,
): Promise<LoadResult> {
  let next = 0;
  let lastResponseAt = 0;
  const options: autocannon.Options = {
    url,
    ...('requests' in until ? { amount: until.requests } : { duration: until.seconds }),
    timeout: TIMEOUT_SECONDS,
    connections: sequences.length > 1 ? sequences.length : connections,
    setupClient(client) {
      client.setRequests(
        (sequences[next++ % sequences.length] ?? []).map((request) => ({ method: 'GET', ...request })),
      );
      skipBodies(client);
    },
  };
  const started = performance.now();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, finished) => (error ? reject(error) : resolve(finished)));
    run.on('response', () => (lastResponseAt = performance.now()));
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || result['2xx'] === 0) throw new Error(`${url}: ${failed} requests failed`);
  const seconds = 'requests' in until ? (lastResponseAt - started) / 1000 : result.duration;
  return { perSecond: result['2xx'] / seconds, p99: result.latency.p99 };
}

function skipBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(part: Buffer): void } };
  pipelinedRequests.addBody = () => undefined;
}

export async function waitUntilServed(url: string): Promise<void> {
  const deadline = AbortSignal.timeout(TIMEOUT_SECONDS * 2_000);
  for (let isServed = false; !isServed;) {
    deadline.throwIfAborted();
    const response = await fetch(url, { signal: deadline }).catch(() => undefined);
    await response?.arrayBuffer();
    isServed = response?.ok ?? false;
  }
}
