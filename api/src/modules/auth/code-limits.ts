import { LIMITS } from '../throttle/limits.ts';

const MINUTE_MS = 60 * 1000;

/** Lifetime of a code. */
export const CODE_MS = 10 * MINUTE_MS;
/** Attempts per code for the browser that requested it, and as many for all others together. */
export const MAX_ATTEMPTS = 5;
/** Minimum time between two codes that are resent to one mailbox. */
export const RESEND_MS = 30_000;

const MAILS_AN_HOUR = LIMITS['mailbox-codes'];
const MAILS_A_DAY = LIMITS['mailbox-codes-a-day'];
const ATTEMPTS_AN_HOUR = LIMITS['mailbox-wrong-codes-an-hour'];
const ATTEMPTS_A_DAY = LIMITS['mailbox-wrong-codes'];

/** A code that was sent to a mailbox, or a decoy if the mailbox has no account. */
export interface PendingCode {
  /** HMAC-SHA256 of mailbox and code in hex, or random bytes for a decoy. */
  hash: string;
  /** Hash of the browser's cookie or the session that requested the code. */
  requester: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** False if no name was known. Then an unknown mailbox got an email without a code. */
  named: boolean;
  /** Attempts by the requester. */
  ownTries: number;
  /** Attempts by everybody else. */
  otherTries: number;
}

/** The codes of a mailbox, and what counts against its limits. */
export interface MailboxState {
  /** Newest first. */
  codes: PendingCode[];
  nextSendAt: Date;
  windowStartedAt: Date;
  sentInWindow: number;
  triesInWindow: number;
  dayStartedAt: Date;
  sentInDay: number;
  triesInDay: number;
}

/** A code that this attempt may match, and whose attempts it counts against. */
export interface Candidate {
  hash: string;
  countsFor: 'requester' | 'others';
}

type Refusal = { code: 'INVALID_OTP' | 'OTP_EXPIRED' | 'OTP_LOCKED' } | { code: 'TOO_MANY_TRIES'; retryAfter: number };

/**
 * Starts new windows if the stored ones are over. Call it before the other functions here.
 *
 * These pure functions limit how many codes a mailbox gets and how often they can be guessed. The
 * browser that requested a code has attempts that nobody else can use up, so a stranger can't lock
 * a shopper out by typing wrong codes or by requesting new ones. New codes don't reset the counts.
 * The limits allow per day
 *
 *     16 emails × 5 attempts of the requester + 20 attempts of others = 100 guesses
 *
 * at one in a million each, which is a chance of 1 in 10,000. A code that was used doesn't count.
 */
export function withCurrentWindows(stored: MailboxState, now: Date): MailboxState {
  const state = { ...stored };
  if (isOver(stored.windowStartedAt, MAILS_AN_HOUR.withinMs, now)) {
    Object.assign(state, { windowStartedAt: now, sentInWindow: 0, triesInWindow: 0 });
  }
  if (isOver(stored.dayStartedAt, MAILS_A_DAY.withinMs, now)) {
    Object.assign(state, { dayStartedAt: now, sentInDay: 0, triesInDay: 0 });
  }
  return state;
}

/** Returns the seconds until an email may be sent, 0 if it may be sent now. */
export function secondsUntilNextMail(state: MailboxState, now: Date): number {
  if (state.sentInDay >= MAILS_A_DAY.most) return secondsLeft(state.dayStartedAt, MAILS_A_DAY.withinMs, now);
  if (state.sentInWindow >= MAILS_AN_HOUR.most) {
    return secondsLeft(state.windowStartedAt, MAILS_AN_HOUR.withinMs, now);
  }
  return 0;
}

/** Adds a code that is being sent. It replaces the same requester's previous code only. */
export function afterMail(
  state: MailboxState,
  code: Omit<PendingCode, 'expiresAt' | 'ownTries' | 'otherTries'>,
  now: Date,
): MailboxState {
  const others = state.codes.filter((held) => held.requester !== code.requester && held.expiresAt > now.getTime());
  const added = { ...code, expiresAt: now.getTime() + CODE_MS, ownTries: 0, otherTries: 0 };
  return {
    ...state,
    codes: [added, ...others],
    nextSendAt: new Date(now.getTime() + RESEND_MS),
    sentInWindow: state.sentInWindow + 1,
    sentInDay: state.sentInDay + 1,
  };
}

/** Returns true if the requester can still use the newest code, so no second one is needed. */
export function isNewestUsable({ codes }: MailboxState, requester: string, now: Date): boolean {
  const [newest] = codes;
  if (!newest || newest.expiresAt <= now.getTime()) return false;
  return (newest.requester === requester ? newest.ownTries : newest.otherTries) < MAX_ATTEMPTS;
}

/**
 * Counts an attempt and returns the codes that it may match: the requester's own code, and the
 * newest one, because that is the one on top of the mailbox.
 *
 * @param requester null without a cookie
 */
export function afterAttempt(
  state: MailboxState,
  requester: string | null,
  now: Date,
): { state: MailboxState; candidates: Candidate[]; refusal: Refusal } {
  const [newest] = state.codes;
  const own = state.codes.find((code) => code.requester === requester);
  const isPending = (code: PendingCode) => code.expiresAt > now.getTime();
  const othersWait = secondsUntilOthersMayTry(state, now);

  const candidates: Candidate[] = [];
  if (own && isPending(own) && own.ownTries < MAX_ATTEMPTS) candidates.push({ hash: own.hash, countsFor: 'requester' });
  if (newest && newest !== own && isPending(newest) && newest.otherTries < MAX_ATTEMPTS && othersWait === 0) {
    candidates.push({ hash: newest.hash, countsFor: 'others' });
  }

  const triesOf = (code: PendingCode, who: Candidate['countsFor']) =>
    candidates.some(({ hash, countsFor }) => hash === code.hash && countsFor === who) ? 1 : 0;
  const triesOfOthers = candidates.some(({ countsFor }) => countsFor === 'others') ? 1 : 0;
  return {
    candidates,
    refusal: refusal(),
    state: {
      ...state,
      codes: state.codes.map((code) => ({
        ...code,
        ownTries: code.ownTries + triesOf(code, 'requester'),
        otherTries: code.otherTries + triesOf(code, 'others'),
      })),
      triesInWindow: state.triesInWindow + triesOfOthers,
      triesInDay: state.triesInDay + triesOfOthers,
    },
  };

  /**
   * Decoys count and expire like codes, so the refusal doesn't reveal whether there is an account.
   */
  function refusal(): Refusal {
    const code = own ?? newest;
    if (!code || candidates.length > 0) return { code: 'INVALID_OTP' };
    if (!isPending(code)) return { code: 'OTP_EXPIRED' };
    if (code === own || code.otherTries >= MAX_ATTEMPTS) return { code: 'OTP_LOCKED' };
    return { code: 'TOO_MANY_TRIES', retryAfter: othersWait };
  }
}

/** Removes all codes after one was used. The email and the attempt no longer count. */
export function afterUse(state: MailboxState, { countsFor }: Candidate, now: Date): MailboxState {
  const tries = countsFor === 'others' ? 1 : 0;
  return {
    ...state,
    codes: [],
    nextSendAt: now,
    sentInWindow: Math.max(0, state.sentInWindow - 1),
    sentInDay: Math.max(0, state.sentInDay - 1),
    triesInWindow: Math.max(0, state.triesInWindow - tries),
    triesInDay: Math.max(0, state.triesInDay - tries),
  };
}

function secondsUntilOthersMayTry(state: MailboxState, now: Date): number {
  if (state.triesInDay >= ATTEMPTS_A_DAY.most) return secondsLeft(state.dayStartedAt, ATTEMPTS_A_DAY.withinMs, now);
  if (state.triesInWindow >= ATTEMPTS_AN_HOUR.most) {
    return secondsLeft(state.windowStartedAt, ATTEMPTS_AN_HOUR.withinMs, now);
  }
  return 0;
}

function isOver(startedAt: Date, lengthMs: number, now: Date): boolean {
  return now.getTime() - startedAt.getTime() >= lengthMs;
}

function secondsLeft(startedAt: Date, lengthMs: number, now: Date): number {
  return Math.max(1, Math.ceil((startedAt.getTime() + lengthMs - now.getTime()) / 1000));
}
