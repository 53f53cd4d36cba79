import { openAttackedSite } from '../test-support/attacked-site.ts';
import type { AttackedSite } from '../test-support/attacked-site.ts';

const HIDDEN = 'GET /api/hidden HTTP/1.1\r\nhost: shop.example\r\nx-eats: ';
const CHUNKED_HIDDEN = `0\r\n\r\n${HIDDEN}`;

let site: AttackedSite;
beforeAll(async () => {
  site = await openAttackedSite();
});
afterAll(() => site.close());

function post(lines: readonly string[], body: string, [first = 'POST /api/x HTTP/1.1', ending = '\r\n'] = []): string {
  return `${[first, 'host: shop.example', 'content-type: text/plain', ...lines].join(ending)}${ending}${ending}${body}`;
}

const LENGTH = `content-length: ${CHUNKED_HIDDEN.length}`;
const CHUNKED = 'transfer-encoding: chunked';

describe('an ambiguous request', () => {
  it.each([
    ['a length and chunks', post([LENGTH, CHUNKED], CHUNKED_HIDDEN)],
    ['chunks and a length', post([CHUNKED, 'content-length: 4'], CHUNKED_HIDDEN)],
    ['two lengths', post(['content-length: 0', `content-length: ${HIDDEN.length}`], HIDDEN)],
    ['a list of lengths', post([`content-length: 0, ${HIDDEN.length}`], HIDDEN)],
    ['a signed length', post([`content-length: +${HIDDEN.length}`], HIDDEN)],
    ['a negative length', post(['content-length: -1'], HIDDEN)],
    ['a hexadecimal length', post(['content-length: 0x10'], HIDDEN)],
    ['a length that overflows', post(['content-length: 99999999999999999999999'], HIDDEN)],
    ['a space before the colon', post(['content-length : 0', CHUNKED], CHUNKED_HIDDEN)],
    ['a space before the colon of chunks', post(['transfer-encoding : chunked', LENGTH], CHUNKED_HIDDEN)],
    ['chunked plus another encoding', post(['transfer-encoding: chunked, identity', LENGTH], CHUNKED_HIDDEN)],
    ['an unknown encoding', post(['transfer-encoding: xchunked', LENGTH], CHUNKED_HIDDEN)],
    ['chunks named twice', post([CHUNKED, 'transfer-encoding: cow', LENGTH], CHUNKED_HIDDEN)],
    ['chunks behind a tab', post(['transfer-encoding:\tchunked', LENGTH], CHUNKED_HIDDEN)],
    ['chunks behind a vertical tab', post(['transfer-encoding:\vchunked', LENGTH], CHUNKED_HIDDEN)],
    ['chunks in a folded line', post(['transfer-encoding:', ' chunked', LENGTH], CHUNKED_HIDDEN)],
    ['a length in the fold of another line', post(['x-a: b', ` ${LENGTH}`, CHUNKED], CHUNKED_HIDDEN)],
    ['a bare CR in a value', post([`x-a: b\r${LENGTH}`, CHUNKED], CHUNKED_HIDDEN)],
    ['a bare LF in a value', post([`x-a: b\n${LENGTH}`, CHUNKED], CHUNKED_HIDDEN)],
    ['a NUL in a value', post(['x-a: b\0c', LENGTH], CHUNKED_HIDDEN)],
    ['a NUL in a name', post(['content-length\0: 0', CHUNKED], CHUNKED_HIDDEN)],
    ['a line without a colon', post(['content-length 0', CHUNKED], CHUNKED_HIDDEN)],
    ['a chunk without a length', post([CHUNKED], `\r\n${CHUNKED_HIDDEN}`)],
    ['a chunk of negative length', post([CHUNKED], `-1\r\n${CHUNKED_HIDDEN}`)],
    ['a chunk with a hexadecimal prefix', post([CHUNKED], `0x3\r\nabc\r\n${CHUNKED_HIDDEN}`)],
    ['a chunk length that overflows', post([CHUNKED], `ffffffffffffffffff\r\n${CHUNKED_HIDDEN}`)],
    ['a chunk longer than its length', post([CHUNKED], `1\r\nabc\r\n${CHUNKED_HIDDEN}`)],
    ['a chunk line ending in LF', post([CHUNKED], `3\nabc\r\n${CHUNKED_HIDDEN}`)],
    ['a chunk extension with LF', post([CHUNKED], `3;a\nb\r\nabc\r\n${CHUNKED_HIDDEN}`)],
    ['a last chunk ending in LF', post([CHUNKED], `3\r\nabc\n0\n\n${HIDDEN}`)],
    ['chunks in HTTP/1.0', post([CHUNKED, LENGTH], CHUNKED_HIDDEN, ['POST /api/x HTTP/1.0'])],
    ['another version of HTTP', post([LENGTH], CHUNKED_HIDDEN, ['POST /api/x HTTP/1.9'])],
    ['two versions in the request line', post([LENGTH], HIDDEN, ['POST /api/x HTTP/1.1 HTTP/1.1'])],
    ['a length in the trailer', post([CHUNKED], `3\r\nabc\r\n0\r\ncontent-length: 50\r\n\r\n`)],
    ['an invalid method', post([LENGTH], HIDDEN, ['PO\tST /api/x HTTP/1.1'])],
    ['a path with a space', post([LENGTH], HIDDEN, ['POST /api/x /api/hidden HTTP/1.1'])],
  ])('an ambiguous request is rejected and its connection closed: %s', async (_what, bytes) => {
    const before = site.asked.length;

    const response = await site.send(bytes);
    const next = await site.get('/api/next');

    expect(response).toMatchObject({
      status: 400,
      headers: { connection: 'close', 'cache-control': 'no-store' },
    });
    expect(JSON.parse(response?.body ?? '')).toMatchObject({ success: false, code: 'BAD_REQUEST' });
    expect(site.asked.slice(before).filter((asked) => asked !== 'POST /api/x')).toEqual(['GET /api/next']);
    expect(JSON.parse(next.body)).toEqual({ success: true, asked: '/api/next' });
  });

  it.each([
    ['a chunk extension', post([CHUNKED], `3;name="value"\r\nabc\r\n0\r\n\r\n`)],
    ['a trailer', post([CHUNKED], `3\r\nabc\r\n0\r\nx-forwarded-for: 6.6.6.6\r\n\r\n`)],
    ['a header similar to content-length', post(['content_length: 50', 'content-length: 3'], 'abc')],
    ['capitals', post(['TRANSFER-ENCODING: CHUNKED'], `3\r\nabc\r\n0\r\n\r\n`)],
    [
      'an upgrade to HTTP/2',
      post(['connection: upgrade, http2-settings', 'upgrade: h2c', 'http2-settings: AA', 'content-length: 3'], 'abc'),
    ],
    [
      'an upgrade to a socket',
      post(['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13', 'content-length: 3'], 'abc'),
    ],
    ['a method override', post(['x-http-method-override: DELETE', 'content-length: 3'], 'abc')],
  ])('an ambiguous request is normalised and forwarded once: %s', async (_what, bytes) => {
    const before = site.asked.length;

    const response = await site.send(bytes);
    const next = await site.get('/api/next');

    expect(response?.status).toBe(200);
    expect(site.asked.slice(before)).toEqual(['POST /api/x', 'GET /api/next']);
    expect(JSON.parse(next.body)).toEqual({ success: true, asked: '/api/next' });
    const { upgrade, ...headers } = site.requestHeaders[before] ?? {};
    expect(upgrade).toBeUndefined();
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('a request without a Host header is rejected', async () => {
    const before = site.asked.length;

    const response = await site.send(`POST /api/x HTTP/1.1\r\n${LENGTH}\r\n\r\n${CHUNKED_HIDDEN}`);

    expect(response).toMatchObject({ status: 400, headers: { connection: 'close' } });
    expect(site.asked.slice(before)).toEqual([]);
  });

  it('the proxy never forwards duplicate Content-Length headers or folded headers', () => {
    const heads = site
      .receivedBytes()
      .split(/(?=(?:GET|POST) \/api\/\w+ HTTP)/)
      .filter((each) => each.includes(' HTTP/1.1'))
      .map((each) => each.slice(0, each.indexOf('\r\n\r\n')));

    expect(heads.length).toBeGreaterThan(40);
    for (const head of heads) {
      expect(head.match(/^(content-length|transfer-encoding):/gim)?.length ?? 0).toBeLessThan(2);
      expect(head).not.toMatch(/\0|[^\r]\n|\r[^\n]|\n[ \t]/);
    }
  });
});

it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for, x-forwarded-host, cookie'])(
  'the proxy keeps %s even if the Connection header lists it',
  async (named) => {
    await site.get('/api/x', { connection: `keep-alive, ${named}`, 'x-forwarded-for': '6.6.6.6' });

    expect(site.requestHeaders.at(-1)).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'http',
    });
  },
);
