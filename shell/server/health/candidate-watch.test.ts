import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { FolderStorage, ReleaseRegistry, rolloutChanges } from '@kaagazz/releases';
import type { AppRollout, Rollout } from '@kaagazz/releases';

import { CandidateWatch } from './candidate-watch.ts';
import { ReleaseHealth } from './release-health.ts';

const APP = 'mfe-print';
const STABLE = { app: APP, version: '1.0.0-a' };
const CANDIDATE = { app: APP, version: '1.0.1-b' };

let folder: string;
let time: number;
let registry: ReleaseRegistry;
let health: ReleaseHealth;
let rollout: Rollout;
let watch: CandidateWatch;
const log = { error: jest.fn() };

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'watch-'));
  time = Date.UTC(2026, 0, 1);
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
  return new CandidateWatch({ registry, health, rollout: () => rollout, server, log });
}

async function change(how: (app: AppRollout) => AppRollout): Promise<void> {
  rollout = await registry.change({ app: APP, what: 'promote', who: 'asha' }, how);
}

function views(release: typeof STABLE, count: number, failures: number): void {
  for (let view = 0; view < count; view += 1) health.view([release]);
  for (let failure = 0; failure < failures; failure += 1) health.failure({ ...release, kind: 'render' }, 'server');
}

const percent = async () => (await registry.rollout()).apps[APP]?.candidate?.percent;

it('CandidateWatch sets a failing candidate to 0% and records it in the audit trail and log', async () => {
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

it('CandidateWatch ignores a healthy candidate and a candidate at 0%', async () => {
  views(STABLE, 900, 9);
  views(CANDIDATE, 100, 1);
  await watch.look();
  expect(await percent()).toBe(10);

  await change((app) => rolloutChanges.promote(app, 0));
  views(CANDIDATE, 100, 90);
  await watch.look();

  expect(await registry.audit(1)).toMatchObject([{ what: 'promote' }]);
});

it('a candidate stopped by two servers simultaneously is logged and recorded once', async () => {
  views(STABLE, 900, 9);
  views(CANDIDATE, 100, 30);
  const other = watchOf('two');

  await watch.look();
  await other.look();

  expect(log.error).toHaveBeenCalledTimes(1);
  expect((await registry.rollout()).revision).toBe(rollout.revision + 1);
});

it('CandidateWatch tries again after the rollout was locked', async () => {
  views(CANDIDATE, 100, 60);
  const unlock = await registry.storage.lock(0);
  await watch.look();
  expect(await percent()).toBe(10);
  expect(log.error).not.toHaveBeenCalled();
  await unlock();

  await watch.look();

  expect(await percent()).toBe(0);
});

it('CandidateWatch ignores failures from before a candidate was promoted again', async () => {
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

it('CandidateWatch judges by the last day if half an hour has too few page views', async () => {
  for (let hour = 0; hour < 20; hour += 1) {
    views(STABLE, 30, 0);
    views(CANDIDATE, 4, 2);
    time += 60 * 60_000;
  }

  await watch.look();

  expect(await percent()).toBe(0);
});

it('CandidateWatch logs a recurring error once', async () => {
  views(CANDIDATE, 100, 60);
  const broken = path.join(folder, 'rollout.json');
  fs.writeFileSync(broken, '{');

  await watch.look();
  await watch.look();

  expect(log.error).toHaveBeenCalledTimes(1);
  expect(fs.readFileSync(broken, 'utf8')).toBe('{');
});
