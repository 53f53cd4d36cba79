import { LIMITS } from '../throttle/limits.ts';

const MINUTE_MS = 60 * 1000;

/** How long a code may be typed in. */
export const CODE_MS = 10 * MINUTE_MS;
/** How often one code may be tried by the browser that asked for it, and as often by all others together. */
export const MAXIMUM_TRIES = 5;
/** Between two codes to one mailbox that are asked for by "resend". */
export const RESEND_MS = 30_000;

const MAILS_AN_HOUR = LIMITS['mailbox-codes'];
const MAILS_A_DAY = LIMITS['mailbox-codes-a-day'];
const TRIES_AN_HOUR = LIMITS['mailbox-wrong-codes-an-hour'];
const TRIES_A_DAY = LIMITS['mailbox-wrong-codes'];

/** A code under way to a mailbox, or what stands for one where there is no account. */
export interface LiveCode {
  /** HMAC-SHA256 of mailbox and code, hex; of a decoy nothing */
  hash: string;
  /** the browser or session that asked, as a hash */
  asker: string;
  /** milliseconds since 1970 */
  expiresAt: number;
  /** whether a name had been given: without one an unknown mailbox got no code */
  named: boolean;
  /** tries of the one that asked */
  ownTries: number;
  /** tries of all others */
  otherTries: number;
}

/** What is counted for a mailbox. */
export interface Budget {
  codes: LiveCode[];
  nextSendAt: Date;
  windowStartedAt: Date;
  sentInWindow: number;
  triesInWindow: number;
  dayStartedAt: Date;
  sentInDay: number;
  triesInDay: number;
}

/** A code that may be compared with, and who pays for it. */
export interface Granted {
  hash: string;
  by: 'asker' | 'others';
}

type Refusal = { code: 'INVALID_OTP' | 'OTP_EXPIRED' | 'OTP_LOCKED' } | { code: 'TOO_MANY_TRIES'; retryAfter: number };

/**
 * What may be sent to a mailbox, and how often a code for it may be guessed. Pure: who keeps it, keeps it under a lock.
 *
 * Whoever asks for a code is given tries that nobody else can use up; everybody without that browser's cookie shares another few,
 * and only those may run out for somebody who has done nothing wrong. So a stranger can neither spoil the code in a shopper's hand
 * by typing wrong ones, nor by asking for more. Each comparison with one code is paid from one budget, therefore in a day at most
 *
 *     16 mails x 5 tries of the one that asked + 20 tries of all others = 100 guesses at one in a million: 1 in 10,000
 *
 * and a new code begins none of these anew. A mail whose code was typed in counts as little as the try that was right.
 */
export function budgetAt(stored: Budget, moment: Date): Budget {
  const begun = { ...stored };
  if (isOver(stored.windowStartedAt, MAILS_AN_HOUR.withinMs, moment)) {
    Object.assign(begun, { windowStartedAt: moment, sentInWindow: 0, triesInWindow: 0 });
  }
  if (isOver(stored.dayStartedAt, MAILS_A_DAY.withinMs, moment)) {
    Object.assign(begun, { dayStartedAt: moment, sentInDay: 0, triesInDay: 0 });
  }
  return begun;
}

/** @returns 0 when a mail may be sent, else after how many seconds it may */
export function mailAllowedIn(budget: Budget, moment: Date): number {
  if (budget.sentInDay >= MAILS_A_DAY.most) return secondsLeft(budget.dayStartedAt, MAILS_A_DAY.withinMs, moment);
  if (budget.sentInWindow >= MAILS_AN_HOUR.most) {
    return secondsLeft(budget.windowStartedAt, MAILS_AN_HOUR.withinMs, moment);
  }
  return 0;
}

/** The budget after a mail with this code: it replaces the code that the same browser asked for before, not those of others. */
export function afterMail(budget: Budget, code: Omit<LiveCode, 'expiresAt' | 'ownTries' | 'otherTries'>, moment: Date) {
  const others = budget.codes.filter(({ asker, expiresAt }) => asker !== code.asker && expiresAt > moment.getTime());
  const fresh = { ...code, expiresAt: moment.getTime() + CODE_MS, ownTries: 0, otherTries: 0 };
  return {
    ...budget,
    codes: [fresh, ...others],
    nextSendAt: new Date(moment.getTime() + RESEND_MS),
    sentInWindow: budget.sentInWindow + 1,
    sentInDay: budget.sentInDay + 1,
  };
}

/** Whether the mail that was sent last still serves this asker, so that no second one is needed a moment later. */
export function newestServes({ codes }: Budget, asker: string, moment: Date): boolean {
  const [newest] = codes;
  if (!newest || newest.expiresAt <= moment.getTime()) return false;
  return (newest.asker === asker ? newest.ownTries : newest.otherTries) < MAXIMUM_TRIES;
}

/**
 * Pays for a try: with the asker's own code, and with the newest one if somebody else asked for that, because it lies on top in
 * the mailbox.
 *
 * @param asker null without a cookie
 */
export function spendAttempt(
  budget: Budget,
  asker: string | null,
  moment: Date,
): { budget: Budget; granted: Granted[]; refusal: Refusal } {
  const [newest] = budget.codes;
  const own = budget.codes.find((code) => code.asker === asker);
  const isLive = (code: LiveCode) => code.expiresAt > moment.getTime();
  const othersIn = othersMayTryIn(budget, moment);

  const granted: Granted[] = [];
  if (own && isLive(own) && own.ownTries < MAXIMUM_TRIES) granted.push({ hash: own.hash, by: 'asker' });
  if (newest && newest !== own && isLive(newest) && newest.otherTries < MAXIMUM_TRIES && othersIn === 0) {
    granted.push({ hash: newest.hash, by: 'others' });
  }

  const paid = (code: LiveCode, by: Granted['by']) =>
    granted.some((grant) => grant.hash === code.hash && grant.by === by) ? 1 : 0;
  const byOthers = granted.some(({ by }) => by === 'others') ? 1 : 0;
  return {
    granted,
    refusal: refusal(),
    budget: {
      ...budget,
      codes: budget.codes.map((code) => ({
        ...code,
        ownTries: code.ownTries + paid(code, 'asker'),
        otherTries: code.otherTries + paid(code, 'others'),
      })),
      triesInWindow: budget.triesInWindow + byOthers,
      triesInDay: budget.triesInDay + byOthers,
    },
  };

  /** A decoy counts and expires like a code, so the answer tells nothing about the account. */
  function refusal(): Refusal {
    const looked = own ?? newest;
    if (!looked || granted.length > 0) return { code: 'INVALID_OTP' };
    if (!isLive(looked)) return { code: 'OTP_EXPIRED' };
    if (looked === own || looked.otherTries >= MAXIMUM_TRIES) return { code: 'OTP_LOCKED' };
    return { code: 'TOO_MANY_TRIES', retryAfter: othersIn };
  }
}

/** The budget after a code was right: whoever typed it in owns the mailbox, and the next one may go out at once. */
export function afterUse(budget: Budget, { by }: Granted, moment: Date): Budget {
  const tries = by === 'others' ? 1 : 0;
  return {
    ...budget,
    codes: [],
    nextSendAt: moment,
    sentInWindow: Math.max(0, budget.sentInWindow - 1),
    sentInDay: Math.max(0, budget.sentInDay - 1),
    triesInWindow: Math.max(0, budget.triesInWindow - tries),
    triesInDay: Math.max(0, budget.triesInDay - tries),
  };
}

function othersMayTryIn(budget: Budget, moment: Date): number {
  if (budget.triesInDay >= TRIES_A_DAY.most) return secondsLeft(budget.dayStartedAt, TRIES_A_DAY.withinMs, moment);
  if (budget.triesInWindow >= TRIES_AN_HOUR.most) {
    return secondsLeft(budget.windowStartedAt, TRIES_AN_HOUR.withinMs, moment);
  }
  return 0;
}

function isOver(startedAt: Date, lengthMs: number, moment: Date): boolean {
  return moment.getTime() - startedAt.getTime() >= lengthMs;
}

function secondsLeft(startedAt: Date, lengthMs: number, moment: Date): number {
  return Math.max(1, Math.ceil((startedAt.getTime() + lengthMs - moment.getTime()) / 1000));
}
