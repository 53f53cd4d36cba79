import { createHash } from 'node:crypto';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { type Mail, enqueueMail } from '../mail/outbox.ts';
import { deletionCodeMail } from '../mail/deletion-mails.ts';
import { accountExistsMail, codeMail, noAccountMail } from '../mail/sign-in-mails.ts';
import { authKeys } from './auth-keys.ts';
import { type Budget, CODE_MS, RESEND_MS, afterMail, budgetAt, mailAllowedIn, newestServes } from './code-limits.ts';
import {
  type MailboxRow,
  mailboxCodesRepository as mailboxes,
  nobodysMailbox,
  phoneMailbox,
} from './mailbox-codes.repository.ts';
import { codeHasher, newCode } from './one-time-code.ts';
import { usersRepository as users } from './users.repository.ts';

/**
 * Where a code was asked for. `phone` is a resend by number: it reaches the mailbox without being seen from outside. `deletion` is
 * asked for by the account's signed-in holder.
 */
type Door = 'register' | 'login' | 'resend' | 'phone' | 'deletion';

interface CodeRequest {
  mailbox: string;
  door: Door;
  /** what tells the browser that asks from others: its cookie, or the session */
  asker: string;
  /** as given at sign-up */
  fullname?: string;
}

/**
 * Asking for a code. Known and unknown addresses take the same way, leave the same traces, cost the same statements and get the same
 * answer (E7): only the mail tells. A code is good at both doors (E29); a new one replaces what the same browser asked for before.
 */
export function codeRequests({ config, database, now }: AppContext) {
  const hasher = codeHasher(authKeys(config));

  /** @returns whether a mail was written, so that the one who asked holds a code of its own */
  async function ask(tx: Database, { mailbox, door, asker, fullname }: CodeRequest): Promise<boolean> {
    const moment = now();
    const row = await mailboxes.lock(tx, mailbox, moment);
    const budget = budgetAt(row, moment);
    const account = await users.byEmail(tx, mailbox);
    const wait = mailAllowedIn(budget, moment);
    if (wait > 0) {
      if (door === 'phone') return pretendToWrite(tx, row, moment);
      throw tooManyMails(wait);
    }

    // Kept beside an account too, where it means nothing: what is held back below must not depend on what nobody may learn.
    const pendingFullname = fullname ?? row.pendingFullname;
    const named = pendingFullname !== null;
    const askedBy = askerHash(asker);
    if (row.nextSendAt > moment) {
      if (door === 'resend' || door === 'deletion') throw tooSoon(row, moment);
      if (door === 'phone') return pretendToWrite(tx, row, moment);
      // Back at the form a moment later: the mail under way still serves, unless it may have had no code and this one has.
      const mayHaveHadNone = named && !budget.codes[0]?.named;
      if (newestServes(budget, askedBy, moment) && !mayHaveHadNone) {
        await mailboxes.save(tx, mailbox, { pendingFullname });
        return false;
      }
    }

    const code = newCode();
    const real = account !== null || named;
    const hash = real ? hasher.hash(mailbox, code) : hasher.decoy();
    await mailboxes.save(tx, mailbox, {
      ...afterMail(budget, { hash, asker: askedBy, named }, moment),
      pendingFullname,
    });
    const expiresAt = new Date(moment.getTime() + CODE_MS);
    await enqueueMail(tx, compose({ to: mailbox, code, expiresAt }, door, account !== null, real), moment);
    return true;
  }

  /** Behind a phone number the mailbox is not seen: whether it may have a mail takes as long to say as writing one. */
  async function pretendToWrite(tx: Database, { mailbox, pendingFullname }: MailboxRow, moment: Date): Promise<false> {
    await mailboxes.save(tx, mailbox, { pendingFullname });
    await enqueueMail(tx, unsent(nobodysMailbox(mailbox), moment), moment);
    return false;
  }

  function compose(
    mail: { to: string; code: string; expiresAt: Date },
    door: Door,
    known: boolean,
    real: boolean,
  ): Mail {
    if (door === 'phone' && !real) return unsent(mail.to, now());
    if (!real) return noAccountMail({ ...mail, siteOrigin: config.siteOrigin });
    if (door === 'deletion') return deletionCodeMail({ ...mail, siteOrigin: config.siteOrigin });
    return known && door === 'register' ? accountExistsMail(mail) : codeMail(mail);
  }

  return {
    /**
     * @returns whether a mail was written; if not, the one under way serves
     * @throws Problem 429 `TOO_MANY_CODES`, and for `resend` and `deletion` `RESEND_TOO_SOON`
     */
    ask: (request: CodeRequest): Promise<boolean> => inTransaction(database, (tx) => ask(tx, request)),

    /**
     * A code to the mailbox of the account with this phone number, if there is one: there is no SMS (E29).
     *
     * @throws Problem 429 `RESEND_TOO_SOON`
     */
    askByPhone(phone: string, asker: string): Promise<void> {
      return inTransaction(database, async (tx) => {
        const moment = now();
        const key = phoneMailbox(phone);
        const row = await mailboxes.lock(tx, key, moment);
        if (row.nextSendAt > moment) throw tooSoon(row, moment);
        await mailboxes.save(tx, key, {
          windowStartedAt: moment,
          nextSendAt: new Date(moment.getTime() + RESEND_MS),
        });
        const account = await users.byPhone(tx, phone);
        await ask(tx, { mailbox: account?.email ?? nobodysMailbox(phone), door: 'phone', asker });
      });
    },
  };
}

/** A mail to nobody: written like any other, never sent and not kept. */
function unsent(to: string, moment: Date): Mail {
  return { ...codeMail({ to, code: newCode(), expiresAt: moment }), forgetWhenDone: true };
}

/** What is kept of an asker: whoever reads the table cannot pass for that browser. */
export function askerHash(asker: string): string {
  return createHash('sha256').update(asker).digest('base64url');
}

function tooSoon({ nextSendAt }: Pick<Budget, 'nextSendAt'>, moment: Date): Problem {
  const retryAfter = Math.max(1, Math.ceil((nextSendAt.getTime() - moment.getTime()) / 1000));
  return new Problem('RESEND_TOO_SOON', `A code was just sent. Ask again in ${retryAfter} s.`, { retryAfter });
}

function tooManyMails(retryAfter: number): Problem {
  const message = `Too many codes were asked for. Use the one in the newest mail, or try again in ${inWords(retryAfter)}.`;
  return new Problem('TOO_MANY_CODES', message, { retryAfter });
}

/** `12 min`, `5 h` */
export function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 90 ? `${Math.ceil(minutes / 60)} h` : `${minutes} min`;
}
