import { machineSlowness } from './machine-slowness.ts';
import { PAGES, TestReleases, tracesOf } from './test-releases.ts';
import { TestServer } from './test-server.ts';

/**
 * A running server while releases come and go. In `npm test` with hand-made releases and few of them; `npm run test:long` (LONG=1) does it with the
 * built ones, as often as is promised.
 */
const LONG = process.env.LONG !== undefined;
const CHANGES = LONG ? 100 : 10;
const PUBLISHES = LONG ? 300 : 24;
const WARM_ROUNDS = LONG ? 40 : 10;
const IN_FLIGHT = LONG ? 8 : 4;

/** A change is served after this at the latest. */
const KNOWN_WITHIN_MS = 2_000;
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

async function printVersion(): Promise<string | undefined> {
  return tracesOf((await server.get(PRINT)).body).drawn.print;
}

/** @returns milliseconds until pages are drawn with it */
async function untilServed(version: string): Promise<number> {
  const since = performance.now();
  while ((await printVersion()) !== version) {
    if (performance.now() - since > 20_000) throw new Error(`${version} is not served`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - since;
}

it('serves a change within two seconds, without a restart', async () => {
  const [first, second] = [await releases.add('mfe-print'), await releases.add('mfe-print')];
  const times = [];
  await printVersion();
  let slowness = machineSlowness();

  await releases.publish('mfe-print', first);
  times.push(await untilServed(first));
  await releases.publish('mfe-print', second);
  times.push(await untilServed(second));
  await releases.rollBack('mfe-print');
  times.push(await untilServed(first));

  slowness = Math.max(slowness, machineSlowness());
  expect(Math.max(...times)).toBeLessThan(KNOWN_WITHIN_MS * slowness);
});

it(`answers every request while ${CHANGES} times a release is published or taken back, never mixes two sets, and keeps files of old pages`, async () => {
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
      const answering = filesAnswering.get(file) ?? server.get(file).then((answer) => answer.status);
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
    if (change % 5 === 0) await releases.rollBack('mfe-print');
    else await releases.publish(app, await releases.add(app));
    // about as often as the server looks
    await new Promise((resolve) => setTimeout(resolve, 400));
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

/** A page's calls have deadlines, which hold on to its release a while longer than the page does. */
async function settledHeaps(): Promise<Awaited<ReturnType<TestServer['heaps']>>> {
  await new Promise((resolve) => setTimeout(resolve, DEADLINES_MS));
  return server.heaps();
}

it(`holds no more after ${PUBLISHES} publishes than before`, async () => {
  const apps = Object.keys(PAGES);
  const pages = Object.values(PAGES);
  const publishAll = async () => {
    const versions = await Promise.all(apps.map((app) => releases.add(app)));
    for (const [i, app] of apps.entries()) await releases.publish(app, versions[i] ?? '');
    await new Promise((resolve) => setTimeout(resolve, 150));
    // in both workers
    await Promise.all([...pages, ...pages].map((page) => server.get(page)));
  };

  // what is compiled and kept for the pages' sake grows with them at first, publishes or not
  for (let rounds = 0; rounds < WARM_ROUNDS; rounds++)
    await Promise.all([...pages, ...pages].map((page) => server.get(page)));
  for (let rounds = 0; rounds < 4; rounds++) await publishAll();
  const before = await settledHeaps();
  for (let published = 0; published < PUBLISHES; published += apps.length) await publishAll();
  const after = await settledHeaps();

  process.stdout.write(`heap before ${JSON.stringify(before)}, after ${JSON.stringify(after)}\n`);
  expect(after.server).toBeLessThan(before.server * 1.1);
  expect(after.workers).toHaveLength(before.workers.length);
  // One that had drawn little by then grows up to what the others hold.
  expect(Math.max(...after.workers)).toBeLessThan(Math.max(...before.workers) * 1.1);
});
