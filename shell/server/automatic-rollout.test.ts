import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { FolderStorage, ReleaseRegistry, rolloutChanges } from '@kaagazz/releases';
import type { AppRollout } from '@kaagazz/releases';

import { PAGES, TestReleases } from './test-support/test-releases.ts';
import { TestServer } from './test-support/test-server.ts';

const LONG = process.env.LONG !== undefined;
const STAGES = LONG ? [1, 10, 50, 100] : [50, 100];
const APP = 'mfe-print';
const PAGE = PAGES[APP] ?? '';
const AT_ONCE = 5;

jest.setTimeout(LONG ? 600_000 : 180_000);

let releases: TestReleases;
let registry: ReleaseRegistry;
let receiver: http.Server;
let events: string[];
const servers: TestServer[] = [];

beforeAll(async () => {
  events = [];
  receiver = http.createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const { type, data } = JSON.parse(body) as { type: string; data: { to: string } };
      events.push(`${type}: ${data.to}`);
      response.writeHead(204).end();
    });
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  releases = await TestReleases.make();
  registry = new ReleaseRegistry(new FolderStorage(releases.folder));
  for (const name of ['one', 'two']) servers.push(await start(name));
  await until(async () => (await registry.storage.stamp('webhook.json')) !== undefined);
});
beforeEach(() => (events = []));
afterAll(async () => {
  receiver.close();
  receiver.closeAllConnections();
  await Promise.all(servers.map((server) => server.stop()));
  await releases.remove();
});

function start(name: string): Promise<TestServer> {
  const { port } = receiver.address() as AddressInfo;
  return TestServer.start(releases.folder, {
    SERVER_NAME: name,
    RENDER_WORKERS: '1',
    RELEASES_WEBHOOK_URL: `http://127.0.0.1:${port}`,
    RELEASES_WEBHOOK_SECRET: 'a secret of at least thirty-two characters',
  });
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50);
}

const part = async () => (await registry.rollout()).apps[APP];
const change = (what: string, how: (app: AppRollout) => AppRollout) =>
  registry.change({ app: APP, what, who: 'asha' }, how, { patienceMs: 10_000 });

const visit = () => Promise.all(servers.flatMap((server) => Array.from({ length: AT_ONCE }, () => server.get(PAGE))));

it('a rollout plan continues to its last stage even if the servers restart', async () => {
  const { stable } = (await part()) ?? {};
  const candidate = await releases.add(APP);
  await change('publish', (app) => rolloutChanges.publish(app, candidate));
  await change('rollout', (app) =>
    rolloutChanges.startPlan(app, { stages: STAGES, views: 40, minutes: 0 }, new Date()),
  );

  for (const stage of LONG ? STAGES : STAGES.slice(-1)) {
    const restarted = servers.slice(0, LONG ? 2 : 1);
    await Promise.all(restarted.map((server) => server.stop()));
    servers.splice(0, restarted.length, ...(await Promise.all(['one', 'two'].slice(0, restarted.length).map(start))));
    await until(async () => {
      await visit();
      return ((await part())?.candidate?.percent ?? 100) >= stage;
    });
  }

  await until(async () => {
    await visit();
    return (await part())?.stable === candidate;
  });
  const expected = STAGES.map((stage, at) =>
    stage === 100
      ? `release.advance: ${candidate}`
      : `release.${at === 0 ? 'rollout' : 'advance'}: ${stable}, ${candidate} at ${stage} % (stage ${at + 1} of ${STAGES.length})`,
  );
  await until(() => events.length >= expected.length);
  expect(events).toEqual(expected);
  expect(await part()).toMatchObject({ previous: stable, candidate: null });
});

it('a failing stable release is rolled back and reported to the webhook', async () => {
  const { stable } = (await part()) ?? {};
  for (let round = 0; round < 10; round += 1) await visit();
  const broken = await releases.add(APP, () => `exports.default = { contract: 1, draw: async () => { throw 'no'; } };`);
  await change('publish', (app) => rolloutChanges.publish(app, broken));
  await change('promote', (app) => rolloutChanges.promote(app, 100));

  await until(async () => {
    await visit();
    return (await part())?.stable === stable;
  });

  expect(await part()).toMatchObject({ stops: [{ version: broken, was: 'stable' }] });
  await until(() => events.length >= 2);
  expect(events).toEqual([`release.promote: ${broken}`, `release.rollback: ${stable}`]);
});
