import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { runUntil } from '../../support/running-process.ts';
import type { RunningProcess } from '../../support/running-process.ts';

const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 200;
/** Timers and clocks may differ by this. */
const INEXACT_MS = 5;

const body = randomBytes(60_000);
let site: http.Server;
let line: RunningProcess;
let url = '';

beforeAll(async () => {
  site = http.createServer(({ url: path }, response) => {
    if (path === '/last') response.setHeader('connection', 'close');
    response.end(path === '/nothing' ? '' : body);
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  const { port } = site.address() as AddressInfo;
  line = await runUntil(/^listening line (\d+)$/m, 'e2e/bench/composition/slow-line.ts', { args: [`${port}`] });
  url = `http://127.0.0.1:${line.match[1]}`;
});

afterAll(async () => {
  await line.stop();
  site.closeAllConnections();
  await new Promise((closed) => site.close(closed));
});

async function ask(path: string) {
  const start = performance.now();
  const answer = Buffer.from(await (await fetch(url + path)).arrayBuffer());
  return { answer, ms: performance.now() - start + INEXACT_MS };
}

describe('the line of a slow phone', () => {
  it('takes 150 ms there and back', async () => {
    expect((await ask('/nothing')).ms).toBeGreaterThan(ROUND_TRIP_MS);
  });

  it('lets 200 bytes through in a millisecond, all of them and in order', async () => {
    const { answer, ms } = await ask('/');

    expect(answer.equals(body)).toBe(true);
    expect(ms).toBeGreaterThan(ROUND_TRIP_MS + body.length / BYTES_PER_MS);
  });

  it('is shared by connections: both of two answers come late, and neither after the other', async () => {
    const [one, other] = await Promise.all([ask('/'), ask('/?other')]);

    expect(one.answer.equals(body) && other.answer.equals(body)).toBe(true);
    const alone = ROUND_TRIP_MS + body.length / BYTES_PER_MS;
    expect(Math.min(one.ms, other.ms)).toBeGreaterThan(alone + body.length / BYTES_PER_MS / 2);
    expect(Math.max(one.ms, other.ms)).toBeGreaterThan(alone + body.length / BYTES_PER_MS);
  });

  it('brings all of an answer whose connection the site has ended', async () => {
    expect((await ask('/last')).answer.equals(body)).toBe(true);
  });
});
