import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { authKeys } from './auth-keys.ts';
import { askerHash, inWords } from './code-requests.ts';
import { type Granted, afterUse, budgetAt, spendAttempt } from './code-limits.ts';
import { mailboxCodesRepository as mailboxes } from './mailbox-codes.repository.ts';
import { codeHasher } from './one-time-code.ts';

/** A code that was right, not yet used up. */
export interface CodeProof {
  mailbox: string;
  matched: Granted;
  /** the name given at sign-up, while there is no account */
  pendingFullname: string | null;
}

export type MailboxProof = ReturnType<typeof mailboxProof>;

/** Proves by a code that whoever calls reads a mailbox. Compared outside of a transaction, used up inside the one that it allows. */
export function mailboxProof({ config, database, now }: Pick<AppContext, 'config' | 'database' | 'now'>) {
  const hasher = codeHasher(authKeys(config));

  return {
    /**
     * The try is counted before anything is compared and stays counted whatever comes after.
     *
     * @param mailbox lower case
     * @param asker the cookie of the browser that asked, or its session; null without
     * @throws Problem 400 `INVALID_OTP`, `OTP_EXPIRED` or `OTP_LOCKED`, 429 `TOO_MANY_TRIES`
     */
    async check(mailbox: string, code: string, asker: string | null): Promise<CodeProof> {
      const { granted, refusal, pendingFullname } = await inTransaction(database, async (tx) => {
        const moment = now();
        const row = await mailboxes.lockIfThere(tx, mailbox);
        if (!row) return { granted: [], refusal: { code: 'INVALID_OTP' } as const, pendingFullname: null };
        const paid = spendAttempt(budgetAt(row, moment), asker && askerHash(asker), moment);
        await mailboxes.save(tx, mailbox, paid.budget);
        return { ...paid, pendingFullname: row.pendingFullname };
      });
      const matched = granted.filter(({ hash }) => hasher.matches(hash, mailbox, code))[0];
      if (matched) return { mailbox, matched, pendingFullname };
      if (refusal.code === 'TOO_MANY_TRIES') throw tooManyTries(refusal.retryAfter);
      throw new Problem(refusal.code, WORDS[refusal.code]);
    },

    /**
     * Of several that bring one code only the first gets through.
     *
     * @throws Problem 400 `INVALID_OTP`
     */
    async use(tx: Database, { mailbox, matched }: CodeProof): Promise<void> {
      const moment = now();
      const row = await mailboxes.lockIfThere(tx, mailbox);
      if (!row?.codes.some(({ hash }) => hash === matched.hash)) {
        throw new Problem('INVALID_OTP', WORDS.INVALID_OTP);
      }
      const budget = afterUse(budgetAt(row, moment), matched, moment);
      await mailboxes.save(tx, mailbox, { ...budget, pendingFullname: null });
    },
  };
}

const WORDS = {
  INVALID_OTP: 'This code is not right. Look at the newest mail from us.',
  OTP_EXPIRED: 'This code has expired. Ask for a new one.',
  OTP_LOCKED: 'Too many wrong codes. Ask for a new one.',
};

function tooManyTries(retryAfter: number): Problem {
  const message = `Too many wrong codes for this address. Ask for a new code on this device, or try again in ${inWords(retryAfter)}.`;
  return new Problem('TOO_MANY_TRIES', message, { retryAfter });
}
