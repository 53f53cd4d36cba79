import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import Fastify from 'fastify';

import { VisitCounter } from './visit-counter.ts';

const FROM_ELSEWHERE = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

async function countedSite() {
  const received: unknown[] = [];
  let status = 200;
  const api = createServer((request, response) => {
    request.setEncoding('utf8');
    let body = '';
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ token: request.headers.authorization, body: JSON.parse(body) as unknown });
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const app = Fastify();
  app.decorateRequest('servedPage', undefined);
  const visits = new VisitCounter({
    apiUrls: [`http://127.0.0.1:${port}`],
    token: 'the-token',
    log: { warn: () => undefined },
  });
  visits.count(app);
  app.get('/*', (request, reply) => {
    request.servedPage = { set: { releases: {} }, owner: undefined, pattern: '/', tester: false } as never;
    return reply.send('page');
  });
  return {
    app,
    visits,
    received,
    respondWith: (next: number) => (status = next),
    async close() {
      await app.close();
      api.close();
    },
  };
}

it('a page view from outside the site counts as a visit', async () => {
  const { app, visits, received, close } = await countedSite();
  await app.inject({ url: '/', headers: FROM_ELSEWHERE });
  await app.inject({ url: '/shop', headers: { ...FROM_ELSEWHERE, 'sec-fetch-site': 'cross-site' } });

  await visits.send();

  expect(received).toEqual([{ token: 'Bearer the-token', body: { visits: 2 } }]);
  await close();
});

it.each([
  ['a page reached from another page of the site', { ...FROM_ELSEWHERE, 'sec-fetch-site': 'same-origin' }],
  ['a prefetch', { ...FROM_ELSEWHERE, 'sec-purpose': 'prefetch' }],
  ['a program without Fetch Metadata headers', {}],
])('%s does not count as a visit', async (_name, headers) => {
  const { app, visits, received, close } = await countedSite();
  await app.inject({ url: '/', headers });

  await visits.send();

  expect(received).toEqual([]);
  await close();
});

it('visits are sent again if the api responds with 503', async () => {
  const { app, visits, received, respondWith, close } = await countedSite();
  await app.inject({ url: '/', headers: FROM_ELSEWHERE });
  respondWith(503);
  await visits.send();
  respondWith(200);

  await visits.send();

  expect(received).toHaveLength(2);
  await close();
});
