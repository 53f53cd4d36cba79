import fc from 'fast-check';
import {
  type Budget,
  type Granted,
  MAXIMUM_TRIES,
  afterMail,
  afterUse,
  budgetAt,
  mailAllowedIn,
  spendAttempt,
} from './code-limits.ts';

const START = new Date('2026-07-01T00:00:00Z').getTime();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What strangers and the owner do to one mailbox; `wait` in minutes. */
type Step = { do: 'ask'; asker: string } | { do: 'guess'; asker: string | null } | { do: 'wait'; minutes: number };

const asker = fc.constantFrom('phone', 'laptop', 'stranger-1', 'stranger-2', 'stranger-3');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('ask' as const), asker }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('guess' as const), asker: fc.option(asker, { nil: null }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 90 }) }) },
);

/** A mailbox in the hands of strangers. */
function mailbox() {
  let moment = new Date(START);
  let mails = 0;
  let budget: Budget = {
    codes: [],
    nextSendAt: moment,
    windowStartedAt: moment,
    sentInWindow: 0,
    triesInWindow: 0,
    dayStartedAt: moment,
    sentInDay: 0,
    triesInDay: 0,
  };
  return {
    codes: () => budget.codes,
    now: () => moment,
    pass: (milliseconds: number) => (moment = new Date(moment.getTime() + milliseconds)),
    /** @returns the hash of the code that was mailed, null when no mail may be sent */
    ask(who: string): string | null {
      budget = budgetAt(budget, moment);
      if (mailAllowedIn(budget, moment) > 0) return null;
      mails += 1;
      budget = afterMail(budget, { hash: `code-${mails}`, asker: who, named: true }, moment);
      return `code-${mails}`;
    },
    guess(who: string | null) {
      const paid = spendAttempt(budgetAt(budget, moment), who, moment);
      budget = paid.budget;
      return paid;
    },
    use(matched: Granted) {
      budget = afterUse(budgetAt(budget, moment), matched, moment);
    },
  };
}

it('lets strangers guess at most a hundred times a day, however they ask, wait and come with cookies', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 100, maxLength: 400 }), (steps) => {
      const box = mailbox();
      let guesses = 0;
      for (const each of steps) {
        if (each.do === 'wait') box.pass(each.minutes * MINUTE);
        else if (each.do === 'ask') box.ask(each.asker);
        else guesses += box.guess(each.asker).granted.length;
        if (box.now().getTime() - START >= DAY) break;
      }
      expect(guesses).toBeLessThanOrEqual(100);
    }),
    { numRuns: 200 },
  );
});

it('keeps five tries for the browser that asked, whatever strangers did before and do in between', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), fc.array(step, { maxLength: 60 }), (before, between) => {
      const box = mailbox();
      const strangers = (steps: readonly Step[]) => {
        for (const each of steps) {
          if (each.do === 'wait') continue;
          const who = each.asker === null ? null : `not-me-${each.asker}`;
          if (each.do === 'ask') box.ask(who ?? 'nobody');
          else box.guess(who);
        }
      };
      strangers(before);
      const mine = box.ask('me');
      fc.pre(mine !== null);
      strangers(between);

      for (let tries = 1; tries <= MAXIMUM_TRIES; tries += 1) {
        expect(box.guess('me').granted).toContainEqual({ hash: mine, by: 'asker' });
      }
      expect(box.guess('me').granted).not.toContainEqual({ hash: mine, by: 'asker' });
    }),
    { numRuns: 200 },
  );
});

it('lets the one who asked type in a newer code that a stranger asked for: it lies on top in the mailbox', () => {
  const box = mailbox();
  box.ask('me');
  const newer = box.ask('stranger');

  expect(box.guess('me').granted).toContainEqual({ hash: newer, by: 'others' });
});

it('counts neither a mail whose code was typed in nor the try that was right, so who signs in often is never stopped', () => {
  const box = mailbox();
  for (let signIns = 0; signIns < 100; signIns += 1) {
    const code = box.ask('me');
    const [matched] = box.guess(null).granted;
    expect(matched?.hash).toBe(code);
    if (matched) box.use(matched);
  }

  expect(box.codes()).toEqual([]);
});

it('tells those without a cookie how long they have to wait, and lets them in again after it', () => {
  const box = mailbox();
  for (let codes = 0; codes < 2; codes += 1) {
    box.ask('me');
    for (let tries = 0; tries < MAXIMUM_TRIES; tries += 1) box.guess(null);
  }
  expect(box.guess(null).refusal).toEqual({ code: 'OTP_LOCKED' });
  box.ask('me');

  const { granted, refusal } = box.guess(null);
  box.pass(60 * MINUTE);
  box.ask('me');

  expect(granted).toEqual([]);
  expect(refusal).toEqual({ code: 'TOO_MANY_TRIES', retryAfter: 3600 });
  expect(box.guess(null).granted).toHaveLength(1);
});
