import { get, problem, put, server } from '@kaagazz/testing';

import { browserApiClient } from './browser-api-client.ts';

const client = browserApiClient(async () => ({ data: 'token' }));
const { signal } = new AbortController();

it('sends a file as its bytes', async () => {
  server.use(put('/api/print/files/file-1/parts/0', { success: true }));
  const body = new Blob(['%PDF-1.7 bytes'], { type: 'application/pdf' });

  const answer = await client.request(
    { url: '/print/files/file-1/parts/0', method: 'PUT', body, auth: 'session' },
    signal,
  );

  expect(answer).toEqual({ data: { success: true } });
  expect(server.requests[0]?.body).toBe('%PDF-1.7 bytes');
  expect(server.requests[0]?.headers.get('content-type')).toBe('application/octet-stream');
  expect(server.requests[0]?.headers.get('authorization')).toBe('Bearer token');
});

it('hands a file over as it is, and a refusal in its words', async () => {
  const call = { url: '/print/lines/print_1/print-file', answer: 'file', auth: 'session' } as const;
  server.use(get('/api/print/lines/print_1/print-file', { looks: 'like JSON' }));

  const file = await client.request(call, signal);
  server.use(get('/api/print/lines/print_1/print-file', problem(404, 'NOT_FOUND', 'There is no such print.')));
  const refused = await client.request(call, signal);

  expect('data' in file && (await (file.data as Blob).text())).toBe('{"looks":"like JSON"}');
  expect(refused).toMatchObject({ error: { status: 404, code: 'NOT_FOUND', message: 'There is no such print.' } });
});

it('tells why there is no token to call with, and calls nobody', async () => {
  const error = { status: 0, code: 'NO_ANSWER', message: 'We could not reach the shop.' };
  const withoutAnswer = browserApiClient(async () => ({ error }));

  const answer = await withoutAnswer.request({ url: '/auth/my-order', auth: 'session' }, signal);

  expect(answer).toEqual({ error });
  expect(server.requests).toHaveLength(0);
});
