import { createHash } from 'node:crypto';
import { SIGN_IN_CODE_MS } from '@kaagazz/domain';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { type Mail, enqueueMail } from '../mail/outbox.ts';
import { type CodeMail, accountExistsMail, codeMail, deletionCodeMail } from '../mail/account-mails.ts';
import { authKeys } from './auth-keys.ts';
import { RESEND_MS, afterMail, isNewestUsable, secondsUntilNextMail, withCurrentWindows } from './code-limits.ts';
import {
  type MailboxRow,
  mailboxCodesRepository as mailboxes,
  mailboxWithoutAccount,
  phoneKey,
} from './mailbox-codes.repository.ts';
import { CodeHasher, newCode } from './one-time-code.ts';
import { usersRepository as users } from './users.repository.ts';

/**
 * Reason for sending a code. If it is `phone`, the shopper entered only a phone number, so the
 * response must not reveal the account's email address.
 */
type Purpose = 'register' | 'login' | 'resend' | 'phone' | 'deletion';

interface CodeRequest {
  mailbox: string;
  purpose: Purpose;
  requester: string;
  fullname?: string;
  /** Path of the page to open after sign-in. Defaults to `/`. */
  next?: string | undefined;
}

/**
 * Sends sign-in codes by email. Runs the same SQL statements for known and unknown addresses, so
 * that response times don't reveal which accounts exist.
 */
export class CodeRequests {
  readonly #context: AppContext;
  readonly #hasher: CodeHasher;

  constructor(context: AppContext) {
    this.#context = context;
    this.#hasher = new CodeHasher(authKeys(context.config));
  }

  /** Returns false without sending an email if the previous code can still be used. */
  send(request: CodeRequest): Promise<boolean> {
    return inTransaction(this.#context.database, (tx) => this.#send(tx, request));
  }

  /** @throws Problem 429 `RESEND_TOO_SOON` */
  sendByPhone(phone: string, requester: string): Promise<void> {
    return inTransaction(this.#context.database, async (tx) => {
      const now = this.#context.now();
      const key = phoneKey(phone);
      const row = await mailboxes.lock(tx, key, now);
      if (row.nextSendAt > now) throw resendTooSoon(row, now);
      await mailboxes.save(tx, key, { windowStartedAt: now, nextSendAt: new Date(now.getTime() + RESEND_MS) });
      const account = await users.byPhone(tx, phone);
      const mailbox = account?.email ?? mailboxWithoutAccount(phone);
      await this.#send(tx, { mailbox, purpose: 'phone', requester });
    });
  }

  async #send(tx: Database, { mailbox, purpose, requester, fullname, next = '/' }: CodeRequest): Promise<boolean> {
    const now = this.#context.now();
    const row = await mailboxes.lock(tx, mailbox, now);
    const state = withCurrentWindows(row, now);
    const account = await users.byEmail(tx, mailbox);
    const wait = secondsUntilNextMail(state, now);
    if (wait > 0) {
      if (purpose === 'phone') return pretendToSend(tx, row, now);
      throw tooManyCodes(wait);
    }

    const requesterHash = hashRequester(requester);
    const own = state.codes.find((code) => code.requester === requesterHash);
    // Store the name even if the account exists. Otherwise, response times would reveal existing
    // accounts.
    const name = fullname ?? own?.fullname;
    if (row.nextSendAt > now) {
      if (purpose === 'resend' || purpose === 'deletion') throw resendTooSoon(row, now);
      if (purpose === 'phone') return pretendToSend(tx, row, now);
      if (isNewestUsable(state, requesterHash, now)) {
        // Clear the name if it was entered in a different browser, so that a stranger can't choose
        // the name of the new account.
        const codes = state.codes.map((code, at) =>
          at === 0 ? { ...code, fullname: code === own ? name : undefined } : code,
        );
        await mailboxes.save(tx, mailbox, { codes });
        return false;
      }
    }

    const code = newCode();
    const isReal = account !== null || purpose !== 'phone';
    const hash = isReal ? this.#hasher.hash(mailbox, code) : this.#hasher.decoy();
    await mailboxes.save(tx, mailbox, {
      ...afterMail(state, { hash, requester: requesterHash, fullname: name }, now),
    });
    const { siteOrigin } = this.#context.config;
    const mail = { to: mailbox, code, expiresAt: new Date(now.getTime() + SIGN_IN_CODE_MS), siteOrigin, next };
    await enqueueMail(tx, isReal ? mailWithCode(mail, purpose, account !== null) : unsentMail(mailbox, now), now);
    return true;
  }
}

function mailWithCode(mail: CodeMail, purpose: Purpose, hasAccount: boolean): Mail {
  if (purpose === 'deletion') return deletionCodeMail(mail);
  return hasAccount && purpose === 'register' ? accountExistsMail(mail) : codeMail(mail);
}

/**
 * Does the same database work as sending a code, so that response times don't reveal which accounts
 * exist.
 */
async function pretendToSend(tx: Database, { mailbox, codes }: MailboxRow, now: Date): Promise<false> {
  await mailboxes.save(tx, mailbox, { codes });
  await enqueueMail(tx, unsentMail(mailboxWithoutAccount(mailbox), now), now);
  return false;
}

/**
 * Returns an email that has already expired and is never sent. The caller must store this email, so
 * that response times don't reveal whether an account exists.
 */
function unsentMail(to: string, now: Date): Mail {
  const mail = { to, code: newCode(), expiresAt: now, siteOrigin: '', next: '/' };
  return { ...codeMail(mail), forgetWhenDone: true };
}

/** Hashes the requester's cookie, so that a leaked table doesn't reveal the cookie. */
export function hashRequester(requester: string): string {
  return createHash('sha256').update(requester).digest('base64url');
}

function resendTooSoon({ nextSendAt }: Pick<MailboxRow, 'nextSendAt'>, now: Date): Problem {
  const retryAfter = Math.max(1, Math.ceil((nextSendAt.getTime() - now.getTime()) / 1000));
  const message = `We have just sent you a code. You can request another one in ${retryAfter} s.`;
  return new Problem('RESEND_TOO_SOON', message, { retryAfter });
}

function tooManyCodes(retryAfter: number): Problem {
  const message = `Too many codes requested. Use the one in the latest email, or try again in ${inWords(retryAfter)}.`;
  return new Problem('TOO_MANY_CODES', message, { retryAfter });
}

/** Formats a duration, for example as `12 min` or `5 h`. */
export function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 90 ? `${Math.ceil(minutes / 60)} h` : `${minutes} min`;
}
