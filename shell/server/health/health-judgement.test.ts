import fc from 'fast-check';

import { judge } from './health-judgement.ts';
import { SlidingWindow, WINDOW_NAMES } from './health-window.ts';
import type { Counts, Slots } from './health-window.ts';

const slot = (views: number, failures: number): Counts => ({ views, failures });
const slots = (...counts: Counts[]): Slots => new Map(counts.map((each, index) => [index, each]));
const verdictOf = (candidate: Slots, stable?: Slots) => judge(candidate, stable).verdict;

it('a candidate with fewer than 50 page views gets the verdict “too-few”', () => {
  expect(verdictOf(slots(slot(49, 49)), slots(slot(1000, 0)))).toBe('too-few');
  expect(verdictOf(slots(), slots())).toBe('too-few');
});

it('a candidate whose page views all fail is judged failing', () => {
  expect(judge(slots(slot(60, 60)), slots(slot(900, 9)))).toEqual({
    verdict: 'failing',
    reason:
      '60 of 60 page views failed (100.0 %); of the stable release in the same time 9 of 900 page views failed (1.0 %)',
  });
});

it('a candidate with a high failure rate but fewer than eight failures is judged doubtful', () => {
  expect(verdictOf(slots(slot(60, 7)), slots(slot(100_000, 0)))).toBe('doubtful');
});

it('a candidate that fails slightly more often than the stable release is judged doubtful', () => {
  expect(verdictOf(slots(slot(10_000, 250)), slots(slot(90_000, 900)))).toBe('doubtful');
  expect(verdictOf(slots(slot(10_000, 1900)), slots(slot(90_000, 9000)))).toBe('doubtful');
});

it('a candidate that fails about as often as the stable release is judged healthy', () => {
  expect(verdictOf(slots(slot(60, 0)), slots(slot(100_000, 900)))).toBe('healthy');
  expect(verdictOf(slots(slot(1_000, 12)), slots(slot(90_000, 900)))).toBe('healthy');
});

it('a candidate is judged healthy if an outage affects the stable release equally', () => {
  const quiet = Array.from({ length: 20 }, () => ({ candidate: slot(10, 0), stable: slot(990, 2) }));
  const outage = Array.from({ length: 5 }, () => ({ candidate: slot(500, 200), stable: slot(500, 200) }));
  const minutes = [...quiet, ...outage];
  const candidate = slots(...minutes.map((minute) => minute.candidate));
  const stable = slots(...minutes.map((minute) => minute.stable));

  expect(verdictOf(candidate, stable)).toBe('healthy');
});

it('a candidate without a stable release is judged by a fixed failure rate', () => {
  expect(verdictOf(slots(slot(200, 40)))).toBe('failing');
  expect(verdictOf(slots(slot(200, 12)))).toBe('healthy');
  expect(verdictOf(slots(slot(200, 40)), slots(slot(20, 0)))).toBe('failing');
});

const counts = fc
  .integer({ min: 0, max: 400 })
  .chain((views) => fc.record({ views: fc.constant(views), failures: fc.integer({ min: 0, max: views }) }));
const minutes = fc.array(fc.record({ candidate: counts, stable: counts }), { maxLength: 30 });

it('a candidate that fails no more often than the stable release is never judged failing', () => {
  fc.assert(
    fc.property(minutes, (all) => {
      const fair = all.map(({ candidate, stable }) => ({
        stable: slot(stable.views + 50, stable.failures),
        candidate: slot(candidate.views, Math.floor((candidate.views * stable.failures) / (stable.views + 50))),
      }));

      const verdict = verdictOf(
        slots(...fair.map((minute) => minute.candidate)),
        slots(...fair.map((minute) => minute.stable)),
      );

      expect(verdict).not.toBe('failing');
    }),
  );
});

it('a failing candidate is still judged failing after an additional failure', () => {
  fc.assert(
    fc.property(minutes, fc.nat(29), (all, which) => {
      const stable = slots(...all.map((minute) => minute.stable));
      const before = all.map((minute) => minute.candidate);
      const after = before.map((each, index) =>
        index === which ? slot(each.views, Math.min(each.views, each.failures + 1)) : each,
      );

      fc.pre(verdictOf(slots(...before), stable) === 'failing');

      expect(verdictOf(slots(...after), stable)).toBe('failing');
    }),
  );
});

describe('over a whole rollout with repeated judgements', () => {
  const LONG = process.env.LONG === '1';
  const HOUR = 3600;

  interface Rollout {
    viewsPerSecond: number;
    stages: [seconds: number, share: number][];
    candidate: number;
    stable: number;
  }

  const { imul } = Math;

  function randomOf(seed: number): () => number {
    let state = seed * 7919 + 1;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  function stoppedAfter(seed: number, { viewsPerSecond, stages, candidate, stable }: Rollout): number | undefined {
    const random = randomOf(seed);
    const windows = () => WINDOW_NAMES.map((name) => new SlidingWindow(name));
    const [ofCandidate, ofStable] = [windows(), windows()];
    let now = 0;
    let views = 0;
    for (const [seconds, share] of stages) {
      for (const end = now + seconds * 1000; now < end; now += 1000) {
        const second = { candidate: slot(0, 0), stable: slot(0, 0) };
        const count = Math.floor(viewsPerSecond) + (random() < viewsPerSecond % 1 ? 1 : 0);
        for (let view = 0; view < count; view += 1) {
          const isCandidate = random() < share;
          const seen = isCandidate ? second.candidate : second.stable;
          seen.views += 1;
          if (random() < (isCandidate ? candidate : stable)) seen.failures += 1;
        }
        for (const window of ofCandidate) window.add(second.candidate, now);
        for (const window of ofStable) window.add(second.stable, now);
        views += second.candidate.views;
        const look = second.candidate.failures > 0 || now % 60_000 === 0;
        if (look && isStopped(ofCandidate, ofStable, now)) return views;
      }
    }
    return undefined;
  }

  function isStopped(ofCandidate: SlidingWindow[], ofStable: SlidingWindow[], now: number): boolean {
    for (const [index, window] of ofCandidate.entries()) {
      const [own, other] = [new Map<number, Counts>(), new Map<number, Counts>()];
      window.addTo(own, now);
      ofStable[index]!.addTo(other, now);
      const { verdict } = judge(own, other);
      if (verdict !== 'too-few') return verdict === 'failing';
    }
    return false;
  }

  it.each(LONG ? [0.002, 0.01, 0.02, 0.05] : [0.01, 0.05])(
    'a candidate that fails as often as the stable release is not stopped at a failure rate of %d',
    (rate) => {
      const runs = LONG ? 60 : 4;
      const stages: Rollout['stages'] = [
        [HOUR, 0.01],
        [HOUR, 0.1],
        [2 * HOUR, 0.5],
      ];
      let stopped = 0;
      for (let seed = 0; seed < runs; seed += 1) {
        if (stoppedAfter(seed, { viewsPerSecond: 5, stages, candidate: rate, stable: rate }) !== undefined)
          stopped += 1;
      }

      expect(stopped).toBeLessThanOrEqual(runs * 0.01);
    },
  );

  it.each([0.01, 0.1, 0.25])(
    'a candidate with 20 %% failures (stable release: 1 %%) is stopped within 150 page views at a share of %d',
    (share) => {
      const runs = LONG ? 300 : 40;
      const rollout: Rollout = { viewsPerSecond: 10, stages: [[300 / share, share]], candidate: 0.2, stable: 0.01 };
      let late = 0;
      for (let seed = 0; seed < runs; seed += 1) {
        if ((stoppedAfter(seed, rollout) ?? Infinity) > 150) late += 1;
      }

      expect(late).toBeLessThanOrEqual(runs * 0.01);
    },
  );
});
