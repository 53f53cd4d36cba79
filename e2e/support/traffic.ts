import type { Page } from 'playwright-core';

export interface Request {
  url: string;
  path: string;
  type: string;
  method: string;
  start: number;
  end?: number;
  bytes: number;
}

export async function recordTraffic(page: Page, { latency = 0 } = {}): Promise<Request[]> {
  const requests: Request[] = [];
  const byId = new Map<string, Request>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  if (latency > 0) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    const { pathname, search, protocol } = new URL(request.url);
    if (protocol === 'data:') return;
    const seen = {
      url: request.url,
      path: pathname + search,
      type,
      method: request.method,
      start: timestamp,
      bytes: 0,
    };
    byId.set(requestId, seen);
    requests.push(seen);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const seen = byId.get(requestId);
    if (seen) seen.bytes = -response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const seen = byId.get(requestId);
    if (seen) Object.assign(seen, { end: timestamp, bytes: seen.bytes + encodedDataLength });
  });
  return requests;
}

export function chainDepth(requests: readonly Request[]): number {
  const depths = new Map<Request, number>();
  const inOrder = requests.filter(({ end }) => end !== undefined).toSorted((one, other) => one.start - other.start);
  for (const request of inOrder) {
    const before = inOrder.filter((other) => depths.has(other) && (other.end ?? Infinity) <= request.start);
    depths.set(request, 1 + Math.max(0, ...before.map((other) => depths.get(other) ?? 0)));
  }
  return Math.max(0, ...depths.values());
}
