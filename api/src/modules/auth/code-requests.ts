import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { deletionCodeMail } from '../mail/deletion-mails.ts';
import { accountExistsMail, codeMail, noAccountMail } from '../mail/sign-in-mails.ts';
import { type MailboxRow, mailboxCodesRepository as mailboxes, phoneMailbox } from './mailbox-codes.repository.ts';
import { CODE_MS, codeHasher, MAXIMUM_MAILS_AN_HOUR, MAXIMUM_TRIES, newCode, RESEND_MS } from './one-time-code.ts';
import { usersRepository as users } from './users.repository.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Where a code was asked for. `phone` is a resend by number: it reaches the mailbox without being seen from outside. `deletion` is
 * asked for by the account's signed-in holder.
 */
type Door = 'register' | 'login' | 'resend' | 'phone' | 'deletion';

interface CodeRequest {
  mailbox: string;
  door: Door;
  /** as given at sign-up */
  fullname?: string;
}

/**
 * Asking for a code. Known and unknown addresses take the same way, leave the same traces and get the same answer (E7): only the
 * mail tells. One code for each mailbox, good at both doors (E29); a new one replaces it.
 */
export function codeRequests({ config, database, now }: AppContext) {
  const hasher = codeHasher(config.authSecret);

  async function ask(tx: Database, { mailbox, door, fullname }: CodeRequest): Promise<void> {
    const moment = now();
    const row = await mailboxes.lock(tx, mailbox, moment);
    const sentThisHour = isSameWindow(row, moment) ? row.sentInWindow : 0;
    if (sentThisHour >= MAXIMUM_MAILS_AN_HOUR) {
      if (door === 'phone') return;
      throw tooManyMails(row, moment);
    }

    const account = await users.byEmail(tx, mailbox);
    const pendingFullname = account ? null : (fullname ?? row.pendingFullname);
    const real = account !== null || pendingFullname !== null;
    if (row.nextSendAt > moment) {
      if (door === 'resend' || door === 'deletion') throw tooSoon(row, moment);
      // Back at the form a moment later: the mail under way still serves, unless it had no code and this one would.
      if (door === 'phone' || !real || hasUsableCode(row, moment)) {
        await mailboxes.save(tx, mailbox, { pendingFullname });
        return;
      }
    }

    const code = newCode();
    const expiresAt = new Date(moment.getTime() + CODE_MS);
    await mailboxes.save(tx, mailbox, {
      codeHash: real ? hasher.hash(mailbox, code) : hasher.decoy(),
      real,
      expiresAt,
      tries: 0,
      nextSendAt: new Date(moment.getTime() + RESEND_MS),
      windowStartedAt: isSameWindow(row, moment) ? row.windowStartedAt : moment,
      sentInWindow: sentThisHour + 1,
      pendingFullname,
    });
    await enqueueMail(tx, compose(mailbox, code, door, account !== null, real, expiresAt), moment);
  }

  function compose(to: string, code: string, door: Door, known: boolean, real: boolean, expiresAt: Date) {
    if (!real) return noAccountMail({ to, siteOrigin: config.siteOrigin, expiresAt });
    if (door === 'deletion') return deletionCodeMail({ to, code, expiresAt, siteOrigin: config.siteOrigin });
    return known && door === 'register'
      ? accountExistsMail({ to, code, expiresAt })
      : codeMail({ to, code, expiresAt });
  }

  return {
    /** @throws Problem 429 `TOO_MANY_CODES`, and for `resend` and `deletion` `RESEND_TOO_SOON` */
    ask: (request: CodeRequest): Promise<void> => inTransaction(database, (tx) => ask(tx, request)),

    /** A code to the mailbox of the account with this phone number, if there is one: there is no SMS (E29). */
    askByPhone(phone: string): Promise<void> {
      return inTransaction(database, async (tx) => {
        const moment = now();
        const key = phoneMailbox(phone);
        const row = await mailboxes.lock(tx, key, moment);
        if (row.nextSendAt > moment) throw tooSoon(row, moment);
        await mailboxes.save(tx, key, {
          expiresAt: moment,
          windowStartedAt: moment,
          nextSendAt: new Date(moment.getTime() + RESEND_MS),
        });
        const account = await users.byPhone(tx, phone);
        if (account) await ask(tx, { mailbox: account.email, door: 'phone' });
      });
    },
  };
}

function isSameWindow(row: MailboxRow, moment: Date): boolean {
  return moment.getTime() - row.windowStartedAt.getTime() < HOUR_MS;
}

function hasUsableCode(row: MailboxRow, moment: Date): boolean {
  return row.real && row.codeHash !== null && row.tries < MAXIMUM_TRIES && row.expiresAt > moment;
}

function tooSoon(row: MailboxRow, moment: Date): Problem {
  const retryAfter = Math.max(1, Math.ceil((row.nextSendAt.getTime() - moment.getTime()) / 1000));
  return new Problem(429, 'RESEND_TOO_SOON', `A code was just sent. Ask again in ${retryAfter} s.`, { retryAfter });
}

function tooManyMails(row: MailboxRow, moment: Date): Problem {
  const retryAfter = Math.max(1, Math.ceil((row.windowStartedAt.getTime() + HOUR_MS - moment.getTime()) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  return new Problem(429, 'TOO_MANY_CODES', `Too many codes were asked for. Try again in ${minutes} min.`, {
    retryAfter,
  });
}
