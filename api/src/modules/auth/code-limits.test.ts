import fc from 'fast-check';
import {
  type Candidate,
  MAX_ATTEMPTS,
  type MailboxState,
  afterAttempt,
  afterMail,
  afterUse,
  secondsUntilNextMail,
  withCurrentWindows,
} from './code-limits.ts';

const START = new Date('2026-07-01T00:00:00Z').getTime();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Step =
  | { do: 'request'; requester: string }
  | { do: 'guess'; requester: string | null }
  | { do: 'wait'; minutes: number };

const requester = fc.constantFrom('phone', 'laptop', 'stranger-1', 'stranger-2', 'stranger-3');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('request' as const), requester }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('guess' as const), requester: fc.option(requester, { nil: null }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 90 }) }) },
);

function mailbox() {
  let now = new Date(START);
  let mails = 0;
  let state: MailboxState = {
    codes: [],
    nextSendAt: now,
    windowStartedAt: now,
    sentInWindow: 0,
    triesInWindow: 0,
    dayStartedAt: now,
    sentInDay: 0,
    triesInDay: 0,
  };
  return {
    codes: () => state.codes,
    now: () => now,
    pass: (milliseconds: number) => (now = new Date(now.getTime() + milliseconds)),
    request(who: string): string | null {
      state = withCurrentWindows(state, now);
      if (secondsUntilNextMail(state, now) > 0) return null;
      mails += 1;
      state = afterMail(state, { hash: `code-${mails}`, requester: who }, now);
      return `code-${mails}`;
    },
    guess(who: string | null) {
      const attempt = afterAttempt(withCurrentWindows(state, now), who, now);
      state = attempt.state;
      return attempt;
    },
    use(matched: Candidate) {
      state = afterUse(withCurrentWindows(state, now), matched, now);
    },
  };
}

it('all clients together can try at most 100 codes a day for one mailbox', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 100, maxLength: 400 }), (steps) => {
      const box = mailbox();
      let guesses = 0;
      for (const each of steps) {
        if (each.do === 'wait') box.pass(each.minutes * MINUTE);
        else if (each.do === 'request') box.request(each.requester);
        else guesses += box.guess(each.requester).candidates.length;
        if (box.now().getTime() - START >= DAY) break;
      }
      expect(guesses).toBeLessThanOrEqual(100);
    }),
    { numRuns: 200 },
  );
});

it('a stranger’s wrong codes do not use up the attempts of the browser that requested the code', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), fc.array(step, { maxLength: 60 }), (before, between) => {
      const box = mailbox();
      const strangers = (steps: readonly Step[]) => {
        for (const each of steps) {
          if (each.do === 'wait') continue;
          const who = each.requester === null ? null : `not-me-${each.requester}`;
          if (each.do === 'request') box.request(who ?? 'nobody');
          else box.guess(who);
        }
      };
      strangers(before);
      const mine = box.request('me');
      fc.pre(mine !== null);
      strangers(between);

      for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
        expect(box.guess('me').candidates).toContainEqual({ hash: mine, countsFor: 'requester' });
      }
      expect(box.guess('me').candidates).not.toContainEqual({ hash: mine, countsFor: 'requester' });
    }),
    { numRuns: 200 },
  );
});

it('the newest code for a mailbox also works in browsers that did not request it', () => {
  const box = mailbox();
  box.request('me');
  const newer = box.request('stranger');

  expect(box.guess('me').candidates).toContainEqual({ hash: newer, countsFor: 'others' });
});

it('a shopper who always enters the correct code is never rate-limited', () => {
  const box = mailbox();
  for (let signIns = 0; signIns < 100; signIns += 1) {
    const code = box.request('me');
    const [matched] = box.guess(null).candidates;
    expect(matched?.hash).toBe(code);
    if (matched) box.use(matched);
  }

  expect(box.codes()).toEqual([]);
});

it('a code stops working after five wrong attempts in browsers that did not request it', () => {
  const box = mailbox();
  box.request('me');

  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) box.guess(null);

  expect(box.guess(null).refusal).toEqual({ code: 'OTP_LOCKED' });
});

it('browsers that did not request a code must wait an hour after ten wrong attempts', () => {
  const box = mailbox();
  for (let codes = 0; codes < 2; codes += 1) {
    box.request('me');
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) box.guess(null);
  }
  box.request('me');

  const { candidates, refusal } = box.guess(null);
  box.pass(60 * MINUTE);
  box.request('me');

  expect(candidates).toEqual([]);
  expect(refusal).toEqual({ code: 'TOO_MANY_TRIES', retryAfter: 3600 });
  expect(box.guess(null).candidates).toHaveLength(1);
});
