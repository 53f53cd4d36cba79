import { type AddressInfo, connect } from 'node:net';
import { LIMITS } from '../src/modules/throttle/limits.ts';
import { type AttackedShop, openAttackedShop } from './attacked-shop.ts';

const HIDDEN = 'GET /api/product/pen HTTP/1.1\r\nHost: shop\r\n\r\n';
const post = (headers: string, body: string) =>
  `POST /api/payment/quote HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;

const SPLIT: [name: string, message: string][] = [
  ['two lengths', post(`Content-Length: 2\r\nContent-Length: ${2 + HIDDEN.length}`, `{}${HIDDEN}`)],
  ['two lengths in one line', post(`Content-Length: 2, ${2 + HIDDEN.length}`, `{}${HIDDEN}`)],
  ['a length and pieces', post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${HIDDEN}`)],
  ['pieces by another name', post('Transfer-Encoding: xchunked', `0\r\n\r\n${HIDDEN}`)],
  ['pieces and something else', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${HIDDEN}`)],
  [
    'pieces named twice, once hidden',
    post('Transfer-Encoding: chunked\r\nTransfer-Encoding : x', `0\r\n\r\n${HIDDEN}`),
  ],
  ['a piece whose length is no number', post('Transfer-Encoding: chunked', `0x2\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
  ['a piece of less than nothing', post('Transfer-Encoding: chunked', `-1\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
  ['a length with a sign', post('Content-Length: +2', `{}${HIDDEN}`)],
  ['a length in hexadecimal', post('Content-Length: 0x2', `{}${HIDDEN}`)],
  ['a blank before the colon', post('Content-Length : 2', `{}${HIDDEN}`)],
  ['a header without a name', post(': 2', `{}${HIDDEN}`)],
  ['a header with a zero byte', post('X-A: a\0b', `{}${HIDDEN}`)],
  ['a header over two lines', post('X-A: a\r\n Content-Length: 2', `{}${HIDDEN}`)],
  ['a lone carriage return', 'GET /api/health HTTP/1.1\rHost: shop\r\n\r\n'],
  ['no host', 'GET /api/health HTTP/1.1\r\n\r\n'],
  ['two hosts', 'GET /api/health HTTP/1.1\r\nHost: shop\r\nHost: evil.example\r\nConnection: close\r\n\r\n'],
  ['another protocol', 'GET /api/health HTTP/9.9\r\nHost: shop\r\n\r\n'],
  ['a method of its own', 'STEAL /api/health HTTP/1.1\r\nHost: shop\r\n\r\n'],
  ['a blank in the address', 'GET /api/health /x HTTP/1.1\r\nHost: shop\r\n\r\n'],
  ['headers of 100 KB', `GET /api/health HTTP/1.1\r\nHost: shop\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`],
  ['an address of 100 KB', `GET /api/health?${'a'.repeat(100_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`],
];

describe('malformed HTTP messages', () => {
  let shop: AttackedShop;
  let port: number;
  beforeAll(async () => {
    shop = await openAttackedShop();
    await shop.app.listen({ host: '127.0.0.1', port: 0 });
    port = (shop.app.server.address() as AddressInfo).port;
  });
  afterAll(() => shop.close());

  async function raw(message: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.setEncoding('latin1').on('data', (text: string) => (response += text));
    socket.on('error', () => undefined);
    socket.write(message, 'latin1');
    await new Promise((resolve) => socket.once('close', resolve));
    return response;
  }

  it.each(SPLIT)(
    'a request with %s is rejected, and the request hidden behind it is not processed',
    async (_name, message) => {
      const response = await raw(message);

      expect(response.match(/HTTP\/1\.1 \d+/g) ?? []).toHaveLength(response === '' ? 0 : 1);
      expect(response).toMatch(/^(HTTP\/1\.1 (4\d\d|505)|$)/);
      expect(response).not.toContain('"_id":"pen"');
    },
  );

  it('two pipelined requests on one connection both get a response', async () => {
    const response = await raw(HIDDEN + HIDDEN.replace('Host: shop', 'Host: shop\r\nConnection: close'));

    expect(response.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });

  it('a forged Host header never appears in emails or responses', async () => {
    for (const headers of [
      { host: 'attacker.example' },
      { 'x-forwarded-host': 'attacker.example' },
      { forwarded: 'host=attacker.example' },
    ] as Record<string, string>[]) {
      const email = 'asha@example.com';
      const response = await shop.send({ method: 'POST', url: '/api/auth/login', payload: { email }, headers });
      shop.pass(61 * 60_000);

      expect(response.payload + JSON.stringify(response.headers)).not.toContain('attacker.example');
    }
    for (const { html, text } of await shop.mails()) expect(html + text).not.toContain('attacker.example');
  });

  it('a client cannot evade a rate limit with X-Forwarded-For', async () => {
    const { most } = LIMITS['partner-request'];
    const statuses: number[] = [];
    for (let n = 0; n <= most; n += 1) {
      const response = await shop.send({
        method: 'POST',
        url: '/api/partner/connect',
        remoteAddress: '203.0.113.7',
        headers: {
          'x-forwarded-for': `198.51.100.${n}`,
          'x-real-ip': `198.51.100.${n}`,
          forwarded: `for=198.51.100.${n}`,
          'true-client-ip': `198.51.100.${n}`,
        },
        payload: {
          fullname: 'Mallory',
          companyName: 'Press',
          email: `m${n}@example.com`,
          phone: '9876543210',
          serviceType: 'CSR',
        },
      });
      statuses.push(response.statusCode);
    }

    expect(statuses.slice(0, most)).toEqual(Array(most).fill(201));
    expect(statuses.at(-1)).toBe(429);
  });
});
