import { SIGN_IN_CODE_MS } from '@kaagazz/domain';
import { LIMITS } from '../throttle/limits.ts';

export const MAX_ATTEMPTS = 5;
export const RESEND_MS = 30_000;

const MAILS_AN_HOUR = LIMITS['mailbox-codes'];
const MAILS_A_DAY = LIMITS['mailbox-codes-a-day'];
const ATTEMPTS_AN_HOUR = LIMITS['mailbox-wrong-codes-an-hour'];
const ATTEMPTS_A_DAY = LIMITS['mailbox-wrong-codes'];

export interface PendingCode {
  /** HMAC-SHA256 of the mailbox and the code, in hex. */
  hash: string;
  requester: string;
  /** The name for a new account. Ignored if the code is entered in a different browser. */
  fullname?: string | undefined;
  expiresAt: number;
  ownTries: number;
  otherTries: number;
}

export interface MailboxState {
  codes: PendingCode[];
  nextSendAt: Date;
  windowStartedAt: Date;
  sentInWindow: number;
  triesInWindow: number;
  dayStartedAt: Date;
  sentInDay: number;
  triesInDay: number;
}

export interface Candidate {
  hash: string;
  fullname?: string | undefined;
  countsFor: 'requester' | 'others';
}

type Refusal = { code: 'INVALID_OTP' | 'OTP_EXPIRED' | 'OTP_LOCKED' } | { code: 'TOO_MANY_TRIES'; retryAfter: number };

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

export function secondsUntilNextMail(state: MailboxState, now: Date): number {
  if (state.sentInDay >= MAILS_A_DAY.most) return secondsLeft(state.dayStartedAt, MAILS_A_DAY.withinMs, now);
  if (state.sentInWindow >= MAILS_AN_HOUR.most) {
    return secondsLeft(state.windowStartedAt, MAILS_AN_HOUR.withinMs, now);
  }
  return 0;
}

export function afterMail(
  state: MailboxState,
  code: Omit<PendingCode, 'expiresAt' | 'ownTries' | 'otherTries'>,
  now: Date,
): MailboxState {
  const others = state.codes.filter((held) => held.requester !== code.requester && held.expiresAt > now.getTime());
  const added = { ...code, expiresAt: now.getTime() + SIGN_IN_CODE_MS, ownTries: 0, otherTries: 0 };
  return {
    ...state,
    codes: [added, ...others],
    nextSendAt: new Date(now.getTime() + RESEND_MS),
    sentInWindow: state.sentInWindow + 1,
    sentInDay: state.sentInDay + 1,
  };
}

export function isNewestUsable({ codes }: MailboxState, requester: string, now: Date): boolean {
  const [newest] = codes;
  if (!newest || newest.expiresAt <= now.getTime()) return false;
  return (newest.requester === requester ? newest.ownTries : newest.otherTries) < MAX_ATTEMPTS;
}

export function afterAttempt(
  state: MailboxState,
  requester: string | null,
  now: Date,
): { state: MailboxState; candidates: Candidate[]; refusal: Refusal } {
  const [newest] = state.codes;
  const own = state.codes.find((code) => code.requester === requester);
  const isPending = (code: PendingCode) => code.expiresAt > now.getTime();
  const othersWait = secondsUntilOthersMayTry(state, now);

  const sentCode = ({ hash, fullname }: PendingCode) => ({ hash, fullname });
  const candidates: Candidate[] = [];
  if (own && isPending(own) && own.ownTries < MAX_ATTEMPTS)
    candidates.push({ ...sentCode(own), countsFor: 'requester' });
  if (newest && newest !== own && isPending(newest) && newest.otherTries < MAX_ATTEMPTS && othersWait === 0) {
    candidates.push({ ...sentCode(newest), countsFor: 'others' });
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

  /** The error must not reveal whether the email address has an account. */
  function refusal(): Refusal {
    const code = own ?? newest;
    if (!code || candidates.length > 0) return { code: 'INVALID_OTP' };
    if (!isPending(code)) return { code: 'OTP_EXPIRED' };
    if (code === own || code.otherTries >= MAX_ATTEMPTS) return { code: 'OTP_LOCKED' };
    return { code: 'TOO_MANY_TRIES', retryAfter: othersWait };
  }
}

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
