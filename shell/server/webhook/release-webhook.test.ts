import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { FolderStorage, ReleaseRegistry, rolloutChanges } from '@kaagazz/releases';
import type { AppRollout, Rollout } from '@kaagazz/releases';

import { ReleaseWebhook } from './release-webhook.ts';

const SECRET = 'a secret of at least thirty-two characters';
const APP = 'mfe-print';

interface Received {
  headers: http.IncomingHttpHeaders;
  body: string;
}

let folder: string;
let registry: ReleaseRegistry;
let receiver: http.Server;
let received: Received[];
let statuses: number[];
let time: number;
let webhooks: ReleaseWebhook[];
const log = { error: jest.fn(), info: jest.fn() };

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'webhook-'));
  registry = new ReleaseRegistry(new FolderStorage(folder));
  [received, statuses, time] = [[], [], Date.now()];
  jest.clearAllMocks();
  receiver = http.createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  await change('publish', (app) => rolloutChanges.publish(app, '1.0.0-a'));
  webhooks = [await webhook('one'), await webhook('two')];
  await turnAll();
});
afterEach(async () => {
  receiver.close();
  receiver.closeAllConnections();
  fs.rmSync(folder, { recursive: true });
});

const storedRollout = () => JSON.parse(fs.readFileSync(path.join(folder, 'rollout.json'), 'utf8')) as Rollout;

async function webhook(server: string, rollout = storedRollout): Promise<ReleaseWebhook> {
  const { port } = receiver.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/hook`;
  return new ReleaseWebhook({ registry, rollout, url, secret: SECRET, server, log, now: () => time });
}

async function change(what: string, how: (app: AppRollout) => AppRollout): Promise<void> {
  await registry.change({ app: APP, what, who: 'asha', why: 'routine' }, how);
}

async function turnAll(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    for (const each of webhooks) await each.turn();
    time += 3_000;
  }
}

const types = () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type);

it('two servers together deliver each webhook event exactly once', async () => {
  await change('promote', (app) => rolloutChanges.promote(app, 100));
  await change('publish', (app) => rolloutChanges.publish(app, '1.0.1-b'));
  const plan = { stages: [1, 10, 100], views: 0, minutes: 0 };
  await change('rollout', (app) => rolloutChanges.startPlan(app, plan, new Date()));
  await turnAll();
  await change('stop', (app) => rolloutChanges.stopCandidate(app, '1.0.1-b', 'it failed', new Date()));
  await change('pause', (app) => rolloutChanges.pause(app, true));
  await change('rollback', (app) => rolloutChanges.rollBack(app, '1.0.1-b', { force: true }));
  await turnAll();

  expect(types()).toEqual(['release.promote', 'release.rollout', 'release.stop', 'release.rollback']);
  expect(JSON.parse(received[1]?.body ?? '')).toMatchObject({
    data: { app: APP, who: 'asha', why: 'routine', to: '1.0.0-a, 1.0.1-b at 1 % (stage 1 of 3)', revision: 4 },
  });
});

it('a webhook signature includes the event’s id and timestamp', async () => {
  await change('promote', (app) => rolloutChanges.promote(app, 10));
  await turnAll();

  const { headers, body } = received[0] ?? { headers: {}, body: '' };
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  expect(headers['webhook-id']).toBe('rollout-2');
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', SECRET).update(signed).digest('base64')}`);
});

it('failed webhook deliveries are retried with increasing delays', async () => {
  statuses = [500, 503];
  await change('promote', (app) => rolloutChanges.promote(app, 10));
  await webhooks[0]?.turn();
  expect(received).toHaveLength(1);
  await webhooks[0]?.turn();
  expect(received).toHaveLength(1);

  time += 1_000;
  await webhooks[0]?.turn();
  expect(received).toHaveLength(2);
  time += 1_000;
  await webhooks[0]?.turn();
  expect(received).toHaveLength(2);

  webhooks = [await webhook('three')];
  await turnAll();
  expect(types()).toEqual(Array.from({ length: 3 }, () => 'release.promote'));
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(log.error).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('will try again'));
});

it('a webhook event is dropped if it cannot be delivered within a day', async () => {
  await change('promote', (app) => rolloutChanges.promote(app, 10));
  statuses = [500];
  time += 25 * 60 * 60_000;
  await turnAll();
  expect(types()).toEqual(['release.promote']);
  expect(log.error).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('dropped an event'));

  time = Date.now();
  await change('rollback', (app) => rolloutChanges.rollBack(app));
  webhooks = [await webhook('three')];
  await turnAll();
  expect(types()).toEqual(['release.promote', 'release.rollback']);
});

it('webhook events are sent after the missing releases folder is restored', async () => {
  await change('promote', (app) => rolloutChanges.promote(app, 10));
  const rollout = storedRollout();
  const follower = await webhook('three', () => rollout);
  fs.renameSync(folder, `${folder}-away`);

  await follower.turn();
  expect(fs.existsSync(folder)).toBe(false);
  fs.renameSync(`${folder}-away`, folder);
  time += 3_000;
  await follower.turn();

  expect(types()).toEqual(['release.promote']);
});
