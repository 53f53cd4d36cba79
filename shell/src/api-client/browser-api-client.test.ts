import { get, post, problem, put, reply, server } from '@kaagazz/testing';

import { browserApiClient } from './browser-api-client.ts';

const client = browserApiClient(async () => ({ data: 'token' }));
const { signal } = new AbortController();

it('the api client sends a Blob as application/octet-stream', async () => {
  server.use(put('/api/print/files/file-1/parts/0', { success: true }));
  const body = new Blob(['%PDF-1.7 bytes'], { type: 'application/pdf' });

  const result = await client.request(
    { url: '/print/files/file-1/parts/0', method: 'PUT', body, auth: 'session' },
    signal,
    'mfe-account',
  );

  expect(result).toEqual({ data: { success: true } });
  expect(server.requests[0]?.body).toBe('%PDF-1.7 bytes');
  expect(server.requests[0]?.headers.get('content-type')).toBe('application/octet-stream');
  expect(server.requests[0]?.headers.get('authorization')).toBe('Bearer token');
});

it('a request that adds a print to the cart has a longer timeout', async () => {
  const timeouts = jest.spyOn(AbortSignal, 'timeout');
  server.use(post('/api/print/lines', { success: true }), post('/api/print/requests', { success: true }));

  for (const url of ['/print/lines', '/print/requests']) {
    await client.request({ url, method: 'POST', body: {}, auth: 'session' }, signal, 'mfe-print');
  }

  expect(timeouts.mock.calls).toEqual([[60_000], [15_000]]);
});

it('the api client returns a requested file as a Blob', async () => {
  const call = { url: '/print/lines/print_1/print-file', answer: 'file', auth: 'session' } as const;
  server.use(get('/api/print/lines/print_1/print-file', { looks: 'like JSON' }));

  const file = await client.request(call, signal, 'mfe-account');
  server.use(get('/api/print/lines/print_1/print-file', problem(404, 'NOT_FOUND', 'There is no such print.')));
  const missing = await client.request(call, signal, 'mfe-account');

  expect('data' in file && (await (file.data as Blob).text())).toBe('{"looks":"like JSON"}');
  expect(missing).toMatchObject({ error: { status: 404, code: 'NOT_FOUND', message: 'There is no such print.' } });
});

it('the api client returns an empty message if an error response has no message', async () => {
  server.use(get('/api/auth/my-order', reply(500, { success: false, code: 'INTERNAL' })));

  const result = await client.request({ url: '/auth/my-order', auth: 'session' }, signal, 'mfe-account');

  expect(result).toMatchObject({ error: { status: 500, code: 'INTERNAL', message: '' } });
});

it('the api client fails without sending a request if there is no token', async () => {
  const error = { status: 0, code: 'NO_ANSWER', message: 'We could not reach the shop.' };
  const clientWithoutToken = browserApiClient(async () => ({ error }));

  const result = await clientWithoutToken.request({ url: '/auth/my-order', auth: 'session' }, signal, 'mfe-account');

  expect(result).toEqual({ error });
  expect(server.requests).toHaveLength(0);
});
