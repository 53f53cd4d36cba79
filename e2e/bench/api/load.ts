import autocannon from 'autocannon';

const CONNECTIONS = 20;

export interface Load {
  /** answers */
  perSecond: number;
  /** ms */
  p99: number;
}

/** A call as autocannon sends it, again and again. */
export interface LoadedCall {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Calls a server over as many connections as it is given rows of calls, each of which repeats its own row in turn; a single row is everybody's.
 *
 * @param until `seconds`: what is under way then is broken off, and may go on in the server; `calls`: all of them are answered
 * @throws when anything but 200 was answered: a refusal is quick, and would be counted as speed
 */
export async function loadOf(
  url: string,
  rows: readonly LoadedCall[][],
  until: { seconds: number } | { calls: number },
): Promise<Load> {
  let next = 0;
  let answeredAt = 0;
  const options: autocannon.Options = {
    url,
    ...('calls' in until ? { amount: until.calls } : { duration: until.seconds }),
    sampleInt: 250,
    connections: rows.length > 1 ? rows.length : CONNECTIONS,
    setupClient(client) {
      client.setRequests((rows[next++ % rows.length] ?? []).map((call) => ({ method: 'GET', ...call })));
    },
  };
  const began = performance.now();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(options, (error: Error | null, told) => (error ? reject(error) : resolve(told)));
    load.on('response', () => (answeredAt = performance.now()));
  });
  const wrong = result.non2xx + result.errors + result.timeouts;
  if (wrong > 0 || result['2xx'] === 0) throw new Error(`${url}: ${wrong} calls were not answered 200`);
  // The generator looks four times a second whether all calls are answered: too seldom for a load of two seconds.
  const seconds = 'calls' in until ? (answeredAt - began) / 1000 : result.duration;
  return { perSecond: result['2xx'] / seconds, p99: result.latency.p99 };
}
