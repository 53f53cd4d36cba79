import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { FolderStorage, ReleaseRegistry, rolloutChanges, verdictKey } from '@kaagazz/releases';
import type { AppRollout, Rollout } from '@kaagazz/releases';

import { CandidateWatch } from './candidate-watch.ts';
import { ReleaseHealth } from './release-health.ts';
import { writeRelease } from '../test-support/hand-made-release.ts';

const APP = 'mfe-print';
const STABLE = { app: APP, version: '1.0.0-a' };
const CANDIDATE = { app: APP, version: '1.0.1-b' };

let folder: string;
let time: number;
let registry: ReleaseRegistry;
let health: ReleaseHealth;
let rollout: Rollout;
let watch: CandidateWatch;
let isApiHealthy: boolean;
const log = { error: jest.fn(), info: jest.fn() };

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'watch-'));
  time = Date.UTC(2026, 0, 1);
  isApiHealthy = true;
  log.error.mockClear();
  registry = new ReleaseRegistry(new FolderStorage(folder));
  health = new ReleaseHealth(() => time);
  await change((app) => rolloutChanges.activate(app, STABLE.version));
  await change((app) => rolloutChanges.publish(app, CANDIDATE.version));
  watch = watchOf('one');
  await watch.look();
  await change((app) => rolloutChanges.promote(app, 10));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function watchOf(server: string): CandidateWatch {
  return new CandidateWatch({
    registry,
    health,
    rollout: () => rollout,
    isApiHealthy: async () => isApiHealthy,
    server,
    log,
    now: () => time,
  });
}

async function change(how: (app: AppRollout) => AppRollout): Promise<void> {
  rollout = await registry.change({ app: APP, what: 'promote', who: 'asha' }, how);
}

function views(release: typeof STABLE, count: number, failures: number): void {
  for (let view = 0; view < count; view += 1) health.view([release]);
  for (let failure = 0; failure < failures; failure += 1) health.failure({ ...release, kind: 'render' }, 'server');
}

const percent = async () => (await registry.rollout()).apps[APP]?.candidate?.percent;

it('a failing candidate is stopped, with an entry in the audit trail', async () => {
  views(STABLE, 900, 9);
  views(CANDIDATE, 100, 30);

  await watch.look();

  const why = expect.stringContaining('30 of 100 page views failed (30.0 %)') as string;
  expect((await registry.rollout()).apps[APP]).toMatchObject({
    stable: STABLE.version,
    candidate: { version: CANDIDATE.version, percent: 0, stopped: { why } },
  });
  expect(await registry.audit(1)).toMatchObject([
    { what: 'stop', who: 'shell one', app: APP, to: `${STABLE.version}, ${CANDIDATE.version} at 0 %`, why },
  ]);
  expect(log.error).toHaveBeenCalledWith({ app: APP, release: CANDIDATE.version, why }, expect.any(String));
});

it('a healthy candidate is not stopped', async () => {
  views(STABLE, 900, 9);
  views(CANDIDATE, 100, 1);
  await watch.look();
  expect(await percent()).toBe(10);
});

it('the failures of a candidate at 0% are ignored', async () => {
  views(STABLE, 900, 9);
  await change((app) => rolloutChanges.promote(app, 0));
  views(CANDIDATE, 100, 90);
  await watch.look();

  expect(await registry.audit(1)).toMatchObject([{ what: 'promote' }]);
});

it('a failing candidate is stopped only once if two servers detect it', async () => {
  views(STABLE, 900, 9);
  views(CANDIDATE, 100, 30);
  const other = watchOf('two');

  await watch.look();
  await other.look();

  expect(log.error).toHaveBeenCalledTimes(1);
  expect((await registry.rollout()).revision).toBe(rollout.revision + 1);
});

it('a failing candidate is stopped on the first check after the rollout is unlocked', async () => {
  views(CANDIDATE, 100, 60);
  const unlock = await registry.storage.lock(0);
  await watch.look();
  expect(await percent()).toBe(10);
  expect(log.error).not.toHaveBeenCalled();
  await unlock();

  await watch.look();

  expect(await percent()).toBe(0);
});

it('earlier failures of a candidate that is promoted again are ignored', async () => {
  views(STABLE, 900, 9);
  views(CANDIDATE, 100, 30);
  await watch.look();
  rollout = await registry.rollout();
  await watch.look();
  await change((app) => rolloutChanges.promote(app, 10));

  await watch.look();
  views(CANDIDATE, 100, 1);
  await watch.look();
  expect(await percent()).toBe(10);

  views(CANDIDATE, 100, 30);
  await watch.look();
  expect(await percent()).toBe(0);
});

it('a candidate is judged by the last 24 hours if the last 30 minutes have too few page views', async () => {
  for (let hour = 0; hour < 20; hour += 1) {
    views(STABLE, 30, 0);
    views(CANDIDATE, 4, 2);
    time += 60 * 60_000;
  }

  await watch.look();

  expect(await percent()).toBe(0);
});

it('a recurring error is logged only once', async () => {
  views(CANDIDATE, 100, 60);
  const broken = path.join(folder, 'rollout.json');
  fs.writeFileSync(broken, '{');

  await watch.look();
  await watch.look();

  expect(log.error).toHaveBeenCalledTimes(1);
  expect(fs.readFileSync(broken, 'utf8')).toBe('{');
});

describe('a candidate with a plan', () => {
  const MINUTE = 60_000;
  const plan = { stages: [10, 50, 100], views: 100, minutes: 10 };
  let servers: CandidateWatch[];

  beforeEach(async () => {
    writeRelease(folder, APP, CANDIDATE.version);
    await change((app) => rolloutChanges.startPlan(app, plan, new Date(time)));
    servers = [watchOf('one'), watchOf('two')];
  });

  async function lookAtAll(): Promise<void> {
    for (const server of servers) await server.look();
    rollout = await registry.rollout();
  }

  const stored = async () => {
    const content = await registry.storage.read(verdictKey(APP));
    return JSON.parse(Buffer.from(content ?? '').toString('utf8')) as { verdict: string; reason: string };
  };

  it('a rollout stage ends only after a minimum duration and a minimum number of page views', async () => {
    views(STABLE, 900, 9);
    views(CANDIDATE, 60, 0);
    await lookAtAll();
    expect(await percent()).toBe(10);
    expect(await stored()).toMatchObject({
      verdict: 'waiting',
      reason: '60 of 100 page views in this stage so far',
      percent: 10,
    });

    time += 9 * MINUTE;
    views(CANDIDATE, 60, 1);
    await lookAtAll();
    expect(await percent()).toBe(10);
    expect(servers[0]?.verdict(APP)?.reason).toBe('9 of 10 minutes in this stage so far');

    time += MINUTE;
    await lookAtAll();
    expect(await percent()).toBe(50);
    expect(await registry.audit(1)).toMatchObject([
      {
        what: 'advance',
        who: 'shell one',
        to: `${STABLE.version}, ${CANDIDATE.version} at 50 % (stage 2 of 3)`,
        why: expect.stringContaining('1 of 120 page views failed') as string,
      },
    ]);
  });

  it('after a restart, page views from an earlier rollout stage are not counted', async () => {
    time += 10 * MINUTE;
    views(CANDIDATE, 150, 0);
    await lookAtAll();
    expect(await percent()).toBe(50);

    servers = [watchOf('one'), watchOf('two')];
    time += 11 * MINUTE;
    await lookAtAll();
    expect(await percent()).toBe(50);

    views(CANDIDATE, 100, 0);
    await lookAtAll();
    expect((await registry.rollout()).apps[APP]).toMatchObject({ stable: CANDIDATE.version, candidate: null });
    expect((await registry.rollout()).revision).toBe(rollout.revision);
  });

  it('a candidate that fails in any stage of its rollout plan is stopped', async () => {
    views(STABLE, 900, 9);
    views(CANDIDATE, 100, 30);
    time += 10 * MINUTE;

    await lookAtAll();
    await lookAtAll();

    const { candidate } = rollout.apps[APP] ?? {};
    expect(candidate).toMatchObject({ percent: 0, stopped: { why: expect.any(String) as string }, plan });
    expect(await stored()).toMatchObject({ verdict: 'failing', percent: 10 });
  });

  it('a rollout does not advance while the candidate’s health is doubtful', async () => {
    time += 10 * MINUTE;
    views(STABLE, 900, 9);
    views(CANDIDATE, 150, 7);
    await lookAtAll();
    expect(await percent()).toBe(10);
    expect(await stored()).toMatchObject({ verdict: 'doubtful' });

    views(CANDIDATE, 600, 1);
    await lookAtAll();
    expect(await percent()).toBe(50);
  });

  it('a rollout does not advance while it is paused', async () => {
    time += 10 * MINUTE;
    views(STABLE, 900, 9);
    views(CANDIDATE, 150, 0);
    await change((app) => rolloutChanges.pause(app, true));
    await lookAtAll();
    expect(await percent()).toBe(10);

    await change((app) => rolloutChanges.pause(app, false));
    await lookAtAll();
    expect(await percent()).toBe(50);
  });

  it('a rollout does not advance if a file of the release is missing', async () => {
    time += 10 * MINUTE;
    views(CANDIDATE, 150, 0);
    fs.rmSync(path.join(folder, APP, CANDIDATE.version, 'server/index.cjs'));

    await lookAtAll();

    expect(await percent()).toBe(10);
    expect(log.error).toHaveBeenCalledWith(expect.anything(), 'could not move the candidate to the next stage');
  });

  it('a failed advance to the next stage is retried after 30 seconds', async () => {
    const verified = jest.spyOn(registry, 'release').mockRejectedValueOnce(new Error('unreachable'));
    servers = servers.slice(0, 1);
    time += 10 * MINUTE;
    views(CANDIDATE, 150, 0);

    await lookAtAll();
    time += MINUTE / 2 - 1;
    await lookAtAll();
    expect(verified).toHaveBeenCalledTimes(1);

    time += 1;
    await lookAtAll();
    expect(await percent()).toBe(50);
  });

  it('a rollout stage counts page views from the last 24 hours if traffic is low', async () => {
    for (let hour = 0; hour < 20; hour += 1) {
      time += 60 * MINUTE;
      views(CANDIDATE, 6, 0);
    }

    await lookAtAll();

    expect(await percent()).toBe(50);
  });
});

describe('a release that has just become stable', () => {
  const MINUTE = 60_000;
  const OTHER = { app: 'mfe-shop', version: '1.0.0-a' };

  beforeEach(async () => {
    rollout = await registry.change({ app: OTHER.app, what: 'activate', who: 'asha' }, (app) =>
      rolloutChanges.activate(app, OTHER.version),
    );
    time += 60 * MINUTE;
    pages(STABLE, '/print', 500, 5);
    pages(OTHER, '/products', 500, 5);
    time += 10 * MINUTE;
    await change((app) => rolloutChanges.promote(app, 100, new Date(time)));
    time += MINUTE;
  });

  function pages(release: typeof STABLE, route: string, count: number, failures: number): void {
    for (let view = 0; view < count; view += 1) health.view([release], route);
    for (let each = 0; each < failures; each += 1) health.failure({ ...release, kind: 'render' }, 'server', route);
  }

  async function look(): Promise<AppRollout | undefined> {
    await watch.look();
    rollout = await registry.rollout();
    return rollout.apps[APP];
  }

  it('a release that is promoted again after an automatic rollback is not rolled back again', async () => {
    pages(CANDIDATE, '/print', 100, 60);

    const part = await look();

    const why =
      '60 of 100 page views failed (60.0 %); of its predecessor in the hour before 5 of 500 page views failed (1.0 %)';
    expect(part).toMatchObject({
      stable: STABLE.version,
      previous: null,
      stops: [{ version: CANDIDATE.version, was: 'stable', why }],
    });
    expect(await registry.audit(1)).toMatchObject([{ what: 'rollback', who: 'shell one', to: STABLE.version, why }]);

    await change((app) => rolloutChanges.promote(rolloutChanges.publish(app, CANDIDATE.version), 100, new Date(time)));
    pages(CANDIDATE, '/print', 100, 60);
    expect(await look()).toMatchObject({ stable: CANDIDATE.version });
  });

  it('a healthy new stable release is not rolled back', async () => {
    pages(CANDIDATE, '/print', 300, 3);

    expect(await look()).toMatchObject({ stable: CANDIDATE.version });
    expect(watch.verdict(APP)).toMatchObject({ version: CANDIDATE.version, verdict: 'healthy', percent: 100 });
  });

  it('failures on routes missing from the previous release do not cause a rollback', async () => {
    pages(CANDIDATE, '/print', 100, 1);
    pages(CANDIDATE, '/new', 100, 60);

    expect(await look()).toMatchObject({ stable: CANDIDATE.version });
  });

  it('a new stable release is not rolled back if another app starts to fail at the same time', async () => {
    pages(CANDIDATE, '/print', 100, 60);
    time += 5 * MINUTE;
    pages(OTHER, '/products', 100, 60);

    expect(await look()).toMatchObject({ stable: CANDIDATE.version });
    expect(watch.verdict(APP)?.reason).toMatch(/^no verdict, because mfe-shop fails too/);
  });

  it('failures that happen while the api is unhealthy do not cause a rollback', async () => {
    pages(CANDIDATE, '/print', 100, 60);
    isApiHealthy = false;
    expect(await look()).toMatchObject({ stable: CANDIDATE.version });
    expect(watch.verdict(APP)).toMatchObject({ verdict: 'waiting' });

    isApiHealthy = true;
    time += 10 * MINUTE;
    pages(CANDIDATE, '/print', 100, 1);
    expect(await look()).toMatchObject({ stable: CANDIDATE.version });

    time += 5 * MINUTE;
    pages(CANDIDATE, '/print', 100, 60);
    expect(await look()).toMatchObject({ stable: STABLE.version });
  });

  it('a release that has been stable for over an hour is not rolled back automatically', async () => {
    time += 61 * MINUTE;
    pages(CANDIDATE, '/print', 100, 60);

    expect(await look()).toMatchObject({ stable: CANDIDATE.version });
  });

  it('an automatic rollback does not change the percentage of visitors who get the candidate', async () => {
    await change((app) => rolloutChanges.promote(rolloutChanges.publish(app, '1.0.2-c'), 10));
    pages(CANDIDATE, '/print', 100, 60);

    expect(await look()).toMatchObject({ stable: STABLE.version, candidate: { version: '1.0.2-c', percent: 10 } });
  });
});
