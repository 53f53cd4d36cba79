import fc from 'fast-check';

import { parseRollout } from './rollout.ts';
import type { AppRollout } from './rollout.ts';
import { BUCKETS, bucketOf, getsCandidate } from './visitor-bucket.ts';

const VISITORS = 100_000;
const visitors = Array.from({ length: VISITORS }, (_, index) => `visitor-${index}`);

function canary(percent: number, salt = 'salt'): AppRollout {
  const app = { stable: '1.0.0-a', candidate: { version: '1.0.1-b', percent }, salt };
  return parseRollout(JSON.stringify({ apps: { app } })).apps.app!;
}

it('always returns the same bucket for a visitor', () => {
  fc.assert(
    fc.property(fc.string(), fc.uuid(), (salt, visitor) => {
      const bucket = bucketOf('mfe-print', salt, visitor);

      expect(bucketOf('mfe-print', salt, visitor)).toBe(bucket);
      expect(Number.isInteger(bucket) && bucket >= 0 && bucket < BUCKETS).toBe(true);
    }),
  );
});

it('keeps a visitor on the candidate when the percentage increases', () => {
  const percent = fc.integer({ min: 0, max: BUCKETS }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(percent, percent, fc.uuid(), (one, other, visitor) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];

      if (getsCandidate('mfe-print', canary(less), visitor)) {
        expect(getsCandidate('mfe-print', canary(more), visitor)).toBe(true);
      }
    }),
  );
});

it('serves the candidate to no visitor at 0% and to every visitor at 100%', () => {
  fc.assert(
    fc.property(fc.uuid(), (visitor) => {
      const bucket = bucketOf('mfe-print', 'salt', visitor);

      expect(getsCandidate('mfe-print', canary(bucket / 100), visitor)).toBe(false);
      expect(getsCandidate('mfe-print', canary((bucket + 1) / 100), visitor)).toBe(true);
      expect(getsCandidate('mfe-print', canary(0), visitor)).toBe(false);
      expect(getsCandidate('mfe-print', canary(100), visitor)).toBe(true);
    }),
  );
});

it.each([1, 10, 50])(
  'gives a candidate at %d%% to that share of visitors, give or take half a percentage point',
  (percent) => {
    const app = canary(percent);

    const share = (visitors.filter((visitor) => getsCandidate('mfe-print', app, visitor)).length / VISITORS) * 100;

    expect(Math.abs(share - percent)).toBeLessThan(0.5);
  },
);

it.each([
  ['two apps', () => ['mfe-print', canary(10), 'mfe-shop', canary(10)] as const],
  ['two salts of one app', () => ['mfe-print', canary(10, 'one'), 'mfe-print', canary(10, 'other')] as const],
])('chooses the visitors for the candidates of %s independently', (_what, make) => {
  const [one, canaryOfOne, other, canaryOfOther] = make();

  const both = visitors.filter(
    (visitor) => getsCandidate(one, canaryOfOne, visitor) && getsCandidate(other, canaryOfOther, visitor),
  );

  expect(Math.abs(both.length / VISITORS - 0.01)).toBeLessThan(0.002);
});
