import fc from 'fast-check';

import { ReleaseProblem } from './release-problem.ts';
import {
  activate,
  advance,
  endPlan,
  forget,
  isTestable,
  newApp,
  pause,
  promote,
  publish,
  publishPreview,
  removePreviews,
  rollBack,
  servedVersions,
  startPlan,
  stopCandidate,
} from './rollout-changes.ts';
import { inWords, parseRollout } from './rollout.ts';
import type { AppRollout } from './rollout.ts';

const launched: AppRollout = promote(publish(newApp('salt'), 'a'), 100);
const canary: AppRollout = promote(publish(launched, 'b'), 10);

const problem = (code: string) => expect.objectContaining({ code }) as ReleaseProblem;

it('a rollback restores the release that was stable before the promotion', () => {
  expect(() => publish(canary, 'c')).toThrow('b has 10 % of visitors');
  expect(publish(launched, 'b')).toMatchObject({ stable: 'a', candidate: { version: 'b', percent: 0 } });
  expect(inWords(canary)).toBe('a, b at 10 %');

  const done = promote(canary, 100);
  expect(done).toMatchObject({ stable: 'b', previous: 'a', candidate: null, published: ['a', 'b'] });

  expect(rollBack(done)).toMatchObject({ stable: 'a', previous: null });
});

it('a rollback while the candidate is at 0% restores the previous stable release', () => {
  const third = promote(publish(promote(canary, 100), 'c'), 50);

  const first = rollBack(third);
  expect(first).toMatchObject({ stable: 'b', candidate: { version: 'c', percent: 0 } });

  expect(rollBack(first)).toMatchObject({ stable: 'a', candidate: null });
});

it('rolls back only to an earlier stable release', () => {
  const four = ['b', 'c', 'd'].reduce((app, version) => promote(publish(app, version), 100), launched);

  const back = rollBack(four, 'c');

  expect(back).toMatchObject({ stable: 'c', previous: 'b' });
  expect(() => rollBack(four, 'x')).toThrow(problem('UNKNOWN_VERSION'));
  expect(() => rollBack(four, 'd')).toThrow(problem('NOT_NOW'));
});

it('a rollback does not restore a candidate that was stopped', () => {
  let app = newApp('salt');
  for (const version of ['a', 'b']) app = promote(publish(app, version), 100);
  app = stopCandidate(promote(publish(app, 'broken'), 10), 'broken', 'it failed', new Date(0));
  app = promote(publish(app, 'c'), 100);

  expect(rollBack(app)).toMatchObject({ stable: 'b', previous: 'a' });
  expect(rollBack(promote(publish(app, 'd'), 100), 'c')).toMatchObject({ stable: 'c', previous: 'b' });
});

it('after a rollback, `previous` is the release that was stable before the restored one', () => {
  const three = ['b', 'c'].reduce((app, version) => promote(publish(app, version), 100), launched);
  const previous = (app: AppRollout, ...rollbacks: (string | undefined)[]) =>
    rollbacks.reduce((now, version) => rollBack(now, version), app).previous;

  expect(previous(three, undefined)).toBe('a');
  expect(previous(three, undefined, 'c')).toBe('b');
  expect(previous(three, 'a')).toBeNull();
  expect(previous(three, 'a', 'c')).toBe('a');
  expect(previous(three, 'a', 'c', undefined, 'b')).toBe('a');
  expect(previous(promote(publish(rollBack(three), 'd'), 100))).toBe('b');
  expect(previous(publish(publish(three, 'd'), 'e'), 'd')).toBe('c');
});

it('rolls back to a stopped release only if forced', () => {
  const stopped = stopCandidate(canary, 'b', 'it failed', new Date('2026-01-01T00:00:00Z'));
  const next = promote(publish(stopped, 'c'), 100);

  expect(() => rollBack(next, 'b')).toThrow('b was stopped on 2026-01-01 (it failed): use --force');
  expect(rollBack(next, 'b', { force: true })).toMatchObject({ stable: 'b', previous: 'a' });
  const promoted = promote(publish(promote(publish(next, 'b'), 100), 'd'), 100);
  expect(rollBack(promoted, 'b')).toMatchObject({ stable: 'b' });
});

it('keeps a candidate’s percentage if the same release is published again', () => {
  expect(publish(canary, 'b')).toBe(canary);
});

it('allows only rollbacks while the rollout is paused', () => {
  const paused = pause(canary, true);

  expect(() => publish(paused, 'c')).toThrow(problem('NOT_NOW'));
  expect(() => promote(paused, 20)).toThrow(problem('NOT_NOW'));
  expect(() => pause(paused, true)).toThrow(problem('NOT_NOW'));
  expect(rollBack(paused).candidate).toMatchObject({ percent: 0 });
  expect(promote(pause(paused, false), 20).candidate).toMatchObject({ percent: 20 });
});

it('promoting a stopped candidate clears the reason why it was stopped', () => {
  const at = new Date('2026-01-01T00:00:00Z');

  const stopped = stopCandidate(canary, 'b', 'it failed', at);

  expect(stopped.candidate).toMatchObject({ percent: 0, stopped: { why: 'it failed', at: at.toISOString() } });
  expect(stopCandidate(stopped, 'b', 'again', at)).toBe(stopped);
  expect(stopCandidate(canary, 'c', 'another', at)).toBe(canary);
  expect(promote(stopped, 5).candidate).toEqual({ version: 'b', percent: 5 });
});

it('activating a version that has already been published does not change the rollout', () => {
  const active = activate(launched, 'b');
  expect(active).toMatchObject({ stable: 'b', previous: 'a' });
  expect(activate(active, 'b')).toBe(active);

  const back = rollBack(active);
  expect(activate(back, 'b')).toBe(back);
  expect(activate(canary, 'b')).toBe(canary);
});

it('makes a preview visible only to testers', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const first = publishPreview(canary, 'pr-1', 'c', at(1));
  const both = publishPreview(publishPreview(first, 'pr-1', 'd', at(2)), 'pr-2', 'e', at(3));

  expect(servedVersions(both)).toEqual(servedVersions(canary));
  expect(['a', 'b', 'c', 'd', 'e'].filter((version) => isTestable(both, version))).toEqual(['a', 'b', 'd', 'e']);
  const left = removePreviews(both, (_name, published) => published < at(3));
  expect(Object.keys(left.previews)).toEqual(['pr-2']);
  expect(removePreviews(left, (name) => name === 'pr-9')).toBe(left);
});

describe('a plan', () => {
  const at = new Date('2026-01-01T00:00:00Z');
  const plan = { stages: [1, 10, 50, 100], views: 300, minutes: 10 };
  const started = startPlan(promote(canary, 0), plan, at);
  const later = { at: new Date('2026-01-01T00:10:00Z'), viewsBefore: 7 };
  const next = (app: AppRollout) => (app.candidate ? advance(app, app.candidate, later) : app);

  it('a rollout plan raises the candidate’s percentage to 100% in stages', () => {
    expect(inWords(started)).toBe('a, b at 1 % (stage 1 of 4)');
    expect(next(started).candidate).toMatchObject({
      percent: 10,
      plan: { since: later.at.toISOString(), viewsBefore: 7 },
    });
    expect(next(next(next(started)))).toMatchObject({ stable: 'b', previous: 'a', candidate: null });
  });

  it('a rollout plan starts at the stage that matches the candidate’s current percentage', () => {
    expect(inWords(startPlan(canary, plan, at))).toBe('a, b at 10 % (stage 2 of 4)');
    expect(() => startPlan(canary, { ...plan, stages: [1, 10] }, at)).toThrow(problem('NOT_NOW'));
    expect(() => startPlan(launched, plan, at)).toThrow(problem('NOT_NOW'));
    expect(() => startPlan(pause(canary, true), plan, at)).toThrow(problem('NOT_NOW'));
  });

  it('a rollout plan does not advance if the rollout has changed since the health check', () => {
    const judged = started.candidate!;

    for (const changed of [next(started), promote(started, 10), pause(started, true), rollBack(started), launched]) {
      expect(advance(changed, judged, later)).toBe(changed);
    }
  });

  it('a rollout plan continues after a manual promotion', () => {
    expect(inWords(promote(started, 20))).toBe('a, b at 20 % (stage 2 of 4)');
    expect(next(promote(started, 20)).candidate).toMatchObject({ percent: 50 });
    expect(promote(rollBack(started), 10).candidate?.plan).toBeUndefined();
    expect(promote(stopCandidate(started, 'b', 'it failed', at), 10).candidate?.plan).toBeUndefined();
    expect(endPlan(started).candidate).toEqual({ version: 'b', percent: 1 });
    expect(() => endPlan(canary)).toThrow(problem('NOT_NOW'));
  });
});

type Step = (app: AppRollout) => AppRollout;
const version = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const step = fc.oneof(
  version.map<Step>((name) => (app) => publish(app, name)),
  fc.integer({ min: 0, max: 100 }).map<Step>((percent) => (app) => promote(app, percent)),
  fc.option(version, { nil: undefined }).map<Step>((name) => (app) => rollBack(app, name)),
  fc.constant<Step>((app) => startPlan(app, { stages: [1, 10, 100], views: 0, minutes: 0 }, new Date())),
  fc.constant<Step>((app) => (app.candidate ? advance(app, app.candidate, { at: new Date(), viewsBefore: 0 }) : app)),
  fc.boolean().map<Step>((paused) => (app) => pause(app, paused)),
  version.map<Step>((name) => (app) => stopCandidate(app, name, 'failed', new Date())),
  version.map<Step>((name) => (app) => activate(app, name)),
  version.map<Step>((name) => (app) => (servedVersions(app).includes(name) ? app : forget(app, [name]))),
);

it('after any sequence of rollout changes, only published releases are served', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let app = newApp('salt');
      for (const next of steps) {
        try {
          app = next(app);
        } catch (error) {
          expect(error).toBeInstanceOf(ReleaseProblem);
        }

        expect(app.published).toEqual(expect.arrayContaining(servedVersions(app)));
        expect(new Set(app.published).size).toBe(app.published.length);
        expect(app.previous === null || app.previous !== app.stable).toBe(true);
        expect(app.stable === null || app.candidate?.version !== app.stable).toBe(true);
        expect(app.salt).toBe('salt');
        expect(parseRollout(JSON.stringify({ apps: { app } })).apps.app).toEqual(app);
      }
    }),
  );
});

it('rolls back to the previous release if the rollout file has no list of published releases', () => {
  const { apps } = parseRollout('{"apps":{"shell":{"stable":"b","previous":"a"}}}');

  expect(rollBack(apps.shell!)).toMatchObject({ stable: 'a' });
});
