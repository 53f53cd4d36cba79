import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { serverApiClient } from '../../src/api-client/server-api-client.ts';

let behave: http.RequestListener;
let api: http.Server;
let origin: string;

beforeEach(async () => {
  api = http.createServer((request, reply) => behave(request, reply));
  await once(api.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});

afterEach(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

function response(reply: http.ServerResponse, status: number, body: string): void {
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);
}

function client(pageClosed = new AbortController().signal) {
  const { request, isWaiting } = serverApiClient({ apiUrl: origin }, pageClosed);
  const ask = (url: string, signal = new AbortController().signal) =>
    request({ url, auth: 'none' }, signal, 'mfe-shop');
  return { ask, isWaiting };
}

it('the server api client decodes non-Latin text', async () => {
  behave = ({ method, url, headers }, reply) =>
    response(reply, 200, JSON.stringify({ method, url, accepts: headers.accept, title: 'गेंदे का फूल, ₹245' }));

  const read = await client().ask('/product/list?sort=popular');

  expect(read).toEqual({
    data: {
      method: 'GET',
      url: '/api/product/list?sort=popular',
      accepts: 'application/json',
      title: 'गेंदे का फूल, ₹245',
    },
  });
});

it('the server api client returns the api’s error', async () => {
  behave = (_request, reply) =>
    response(reply, 404, '{"success":false,"code":"NOT_FOUND","message":"No such product"}');

  const read = await client().ask('/product/none');

  expect(read).toMatchObject({ error: { status: 404, code: 'NOT_FOUND', message: 'No such product' } });
});

it.each([
  ['is not JSON', (reply: http.ServerResponse) => response(reply, 502, '<h1>Bad gateway</h1>'), 'UNREADABLE_ANSWER'],
  ['is incomplete', (reply: http.ServerResponse) => void reply.write('{"title":', () => reply.destroy()), 'NO_ANSWER'],
  ['is missing', (reply: http.ServerResponse) => void reply.destroy(), 'NO_ANSWER'],
])('the server api client returns an error if a response %s', async (_, reply, code) => {
  behave = (_request, toReply) => reply(toReply);

  const read = await client().ask('/product/list');

  expect(read).toMatchObject({ error: { code } });
});

it('the server api client retries if the api has closed an idle connection', async () => {
  const { ask } = client();
  behave = (_request, reply) => response(reply, 200, '"first"');
  await ask('/product/one');
  let calls = 0;
  behave = (request, reply) => {
    calls += 1;
    if (calls === 1) request.socket.resetAndDestroy();
    else response(reply, 200, '"second"');
  };

  const read = await ask('/product/list');

  expect(read).toEqual({ data: 'second' });
});

it('pages that are rendered at the same time share one api call for the same data', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'Date'] });
  jest.advanceTimersByTime(1);
  let calls = 0;
  behave = (_request, reply) => {
    calls += 1;
    setImmediate(() => response(reply, 200, `{"price":${calls}}`));
  };
  const first = await Promise.all([client().ask('/product/list'), client().ask('/product/list')]);

  jest.advanceTimersByTime(99);
  const next = await client().ask('/product/list');
  jest.advanceTimersByTime(2);
  const later = await client().ask('/product/list');
  jest.useRealTimers();

  expect([...first, next]).toEqual(Array(3).fill({ data: { price: 1 } }));
  expect(later).toEqual({ data: { price: 2 } });
});

it.each([
  ['is an error', (reply: http.ServerResponse) => response(reply, 503, '{"code":"NOT_READY","message":"Soon"}')],
  ['does not come', (reply: http.ServerResponse) => void reply.destroy()],
])('the server api client calls the api again if a response %s', async (_, fail) => {
  behave = (_request, reply) => fail(reply);
  const failed = await client().ask('/product/list');
  behave = (_request, reply) => response(reply, 200, '1');

  const next = await client().ask('/product/list');

  expect(failed).toHaveProperty('error');
  expect(next).toEqual({ data: 1 });
});

it('two pages that share an api call get separate copies of its data', async () => {
  behave = (_request, reply) => response(reply, 200, '{"tags":[]}');

  const [one, other] = await Promise.all([client().ask('/product/list'), client().ask('/product/list')]);

  expect(one).toEqual(other);
  expect((one as { data: unknown }).data).not.toBe((other as { data: unknown }).data);
});

it('an api call shared by two pages continues after one of them is closed', async () => {
  const page = new AbortController();
  behave = (_request, reply) => {
    page.abort();
    response(reply, 200, '1');
  };

  const asked = [client(page.signal).ask('/product/list'), client().ask('/product/list')];

  expect(await Promise.all(asked)).toMatchObject([{ error: { code: 'NO_ANSWER' } }, { data: 1 }]);
});

it('a page calls the api itself if another page’s call has been pending for over 100 ms', async () => {
  const asked: http.ServerResponse[] = [];
  behave = (_request, reply) => {
    asked.push(reply);
    if (asked.length === 2) asked.forEach((open, i) => response(open, 200, `${i + 1}`));
  };
  const first = client().ask('/product/list');
  await new Promise((resolve) => setTimeout(resolve, 150));

  const second = client().ask('/product/list');

  expect(await Promise.all([first, second])).toEqual([{ data: 1 }, { data: 2 }]);
});

it('pending api calls fail once the visitor has left the page', async () => {
  const page = new AbortController();
  const { ask, isWaiting } = client(page.signal);
  behave = () => page.abort();

  const asked = ask('/product/list');
  expect(isWaiting()).toBe(true);
  const read = await asked;

  expect(read).toMatchObject({ error: { code: 'NO_ANSWER' } });
  expect(isWaiting()).toBe(false);
});

it('no api call is sent for a page whose visitor has left', async () => {
  const asked = jest.fn();
  behave = (_request, reply) => {
    asked();
    reply.end('1');
  };

  const read = await client(AbortSignal.abort()).ask('/product/list');

  expect(read).toMatchObject({ error: { code: 'NO_ANSWER' } });
  expect(asked).not.toHaveBeenCalled();
});

it('a page calls another api process if the first one does not respond', async () => {
  behave = (_request, reply) => response(reply, 200, '"from the other process"');
  const frozen = http.createServer(() => undefined);
  await once(frozen.listen(0, '127.0.0.1'), 'listening');
  const apiUrl = `http://127.0.0.1:${(frozen.address() as AddressInfo).port}`;
  const { request } = serverApiClient({ apiUrl, otherApiUrl: origin }, new AbortController().signal);

  const read = await request({ url: '/product/list', auth: 'none' }, new AbortController().signal, 'mfe-shop');
  frozen.closeAllConnections();
  frozen.close();

  expect(read).toEqual({ data: 'from the other process' });
});

it('a draft from a preview link is never cached', async () => {
  behave = (_request, reply) => response(reply, 200, '"draft"');
  await client().ask('/site/post/vat?preview=token');
  behave = (_request, reply) => response(reply, 404, '{"code":"NOT_FOUND","message":"Gone"}');

  expect(await client().ask('/site/post/vat?preview=token')).toHaveProperty('error');
});

describe('published content', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'Date'] });
    jest.advanceTimersByTime(1);
  });
  afterEach(() => jest.useRealTimers());

  it('published content is cached for one second', async () => {
    behave = (_request, reply) => response(reply, 200, '"first"');
    await client().ask('/site/policy/changed');
    behave = (_request, reply) => response(reply, 200, '"second"');

    const cached = await client().ask('/site/policy/changed');
    jest.advanceTimersByTime(1_001);
    const later = await client().ask('/site/policy/changed');

    expect([cached, later]).toEqual([{ data: 'first' }, { data: 'second' }]);
  });

  it.each([
    ['responds with an error', 'error', (reply: http.ServerResponse) => response(reply, 503, '{"code":"NOT_READY"}')],
    ['does not respond', 'none', (reply: http.ServerResponse) => void reply.destroy()],
  ])('pages keep the last published content while the api %s', async (_, slug, fail) => {
    const path = `/site/policy/${slug}`;
    behave = (_request, reply) => response(reply, 200, '"the text"');
    await client().ask(path);
    behave = (_request, reply) => fail(reply);
    jest.advanceTimersByTime(1_001);

    expect(await client().ask(path)).toEqual({ data: 'the text' });
    expect(await client().ask(`/site/policy/never-${slug}`)).toHaveProperty('error');
  });
});
