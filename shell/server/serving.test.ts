import fs from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

import { PAGES, TestReleases, tracesOf } from './test-support/test-releases.ts';
import { TestServer } from './test-support/test-server.ts';

const LONG = process.env.LONG !== undefined;
const CHANGES = LONG ? 100 : 10;
const PUBLISHES = LONG ? 300 : 24;
const WARM_ROUNDS = LONG ? 40 : 10;
const IN_FLIGHT = LONG ? 8 : 4;

const DEADLINES_MS = LONG ? 4_000 : 0;
const PRINT = PAGES['mfe-print'] ?? '';
const WARN = 40;

jest.setTimeout(240_000);

let releases: TestReleases;
let server: TestServer;

beforeAll(async () => {
  releases = await TestReleases.make(LONG ? (process.env.RELEASES_DIR ?? 'releases') : undefined);
  server = await TestServer.start(releases.folder);
});
afterAll(async () => {
  await server.stop();
  await releases.remove();
});

async function untilServed(app: string, version: string): Promise<void> {
  const page = PAGES[app] ?? PRINT;
  while (tracesOf((await server.get(page)).body).named[app]?.[0] !== version) await pause(20);
}

it('a new release and its rollback take effect without a server restart', async () => {
  const [first, second] = [await releases.add('mfe-print'), await releases.add('mfe-print')];

  await releases.publish('mfe-print', first);
  await untilServed('mfe-print', first);
  await releases.publish('mfe-print', second);
  await untilServed('mfe-print', second);
  await releases.rollBack('mfe-print');
  await untilServed('mfe-print', first);
});

it(`every request succeeds during ${CHANGES} rollouts`, async () => {
  const wrong: unknown[] = [];
  const filesAnswering = new Map<string, Promise<number>>();
  const versions = new Set<string>();
  let pages = 0;
  let isOver = false;
  const check = async () => {
    const { status, body } = await server.get(PRINT);
    pages++;
    const { named, drawn, files } = tracesOf(body);
    versions.add(`${drawn.shell} ${drawn.print}`);
    const isMixed =
      Object.values(named).some((each) => each.length !== 1) ||
      (drawn.print !== undefined && drawn.print !== named['mfe-print']?.[0]) ||
      (drawn.shell !== undefined && drawn.shell !== named.shell?.[0]);
    if (status !== 200 || isMixed) wrong.push({ status, named, drawn });
    for (const file of files) {
      const answering = filesAnswering.get(file) ?? server.get(file).then((response) => response.status);
      filesAnswering.set(file, answering);
      if ((await answering) !== 200) wrong.push({ file, status: await answering });
    }
  };
  const oldPage = tracesOf((await server.get(PRINT)).body);
  const load = Array.from({ length: IN_FLIGHT }, async () => {
    while (!isOver) await check();
  });

  for (let change = 1; change <= CHANGES; change++) {
    const app = change % 4 === 2 ? 'shell' : 'mfe-print';
    if (change % 5 === 0) {
      await releases.rollBack('mfe-print');
      continue;
    }
    const version = await releases.add(app);
    await releases.publish(app, version);
    await untilServed(app, version);
  }
  isOver = true;
  await Promise.all(load);

  expect(wrong).toEqual([]);
  expect(pages).toBeGreaterThan(CHANGES * IN_FLIGHT);
  expect(versions.size).toBeGreaterThan(CHANGES / 2);
  expect(oldPage.files.length).toBeGreaterThan(1);
  for (const file of oldPage.files) expect(await server.get(file)).toMatchObject({ status: 200 });
  expect(server.logged(WARN)).toEqual([]);
});

it('pages stay available while the releases folder is missing', async () => {
  const others = await TestReleases.make();
  const other = await TestServer.start(others.folder);
  try {
    await other.said(/the render workers have loaded the releases/);
    await fs.rename(others.folder, `${others.folder}-away`);

    const pages = [...Object.values(PAGES), ...Object.values(PAGES)];
    const statuses = await Promise.all(pages.map(async (page) => (await other.get(page)).status));

    expect(statuses).toEqual(pages.map(() => 200));
    await other.said(/rollout\.json is missing/);
    expect(await fs.stat(others.folder).catch(() => 'absent')).toBe('absent');
  } finally {
    await other.stop();
    await others.remove();
    await fs.rm(`${others.folder}-away`, { recursive: true });
  }
});

/**
 * Returns the heap sizes once all api calls have timed out. Until then, their timers keep old
 * releases in memory.
 */
async function settledHeaps(): Promise<Awaited<ReturnType<TestServer['heaps']>>> {
  await pause(DEADLINES_MS);
  return server.heaps();
}

it(`memory use stays constant while ${PUBLISHES} releases are published`, async () => {
  const apps = Object.keys(PAGES);
  const pages = Object.values(PAGES);
  const publishAll = async () => {
    const versions = await Promise.all(apps.map((app) => releases.add(app)));
    for (const [i, app] of apps.entries()) await releases.publish(app, versions[i] ?? '');
    const last = apps.at(-1) ?? '';
    await untilServed(last, versions.at(-1) ?? '');
    await Promise.all([...pages, ...pages].map((page) => server.get(page)));
  };

  for (let rounds = 0; rounds < WARM_ROUNDS; rounds++)
    await Promise.all([...pages, ...pages].map((page) => server.get(page)));
  for (let rounds = 0; rounds < 4; rounds++) await publishAll();
  const before = await settledHeaps();
  for (let published = 0; published < PUBLISHES; published += apps.length) await publishAll();
  const after = await settledHeaps();

  process.stdout.write(`heap before ${JSON.stringify(before)}, after ${JSON.stringify(after)}\n`);
  expect(after.server).toBeLessThan(before.server * 1.1);
  expect(after.workers).toHaveLength(before.workers.length);
  expect(Math.max(...after.workers)).toBeLessThan(Math.max(...before.workers) * 1.1);
});
