import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../plugins/problem.ts';
import { mailboxCodesRepository as mailboxes } from './mailbox-codes.repository.ts';
import { codeHasher, MAXIMUM_TRIES } from './one-time-code.ts';

/** A code that was right, not yet used up. */
export interface CodeProof {
  mailbox: string;
  codeHash: string;
  /** the name given at sign-up, while there is no account */
  pendingFullname: string | null;
}

export type MailboxProof = ReturnType<typeof mailboxProof>;

/** Proves by a code that whoever calls reads a mailbox. Compared outside of a transaction, used up inside the one that it allows. */
export function mailboxProof({ config, database, now }: Pick<AppContext, 'config' | 'database' | 'now'>) {
  const hasher = codeHasher(config.authSecret);

  return {
    /**
     * The try is counted before anything is compared and stays counted whatever comes after.
     *
     * @param mailbox lower case
     * @throws Problem 400 `INVALID_OTP`, `OTP_EXPIRED` or `OTP_LOCKED`
     */
    async check(mailbox: string, code: string): Promise<CodeProof> {
      const moment = now();
      const held = await mailboxes.countTry(database, mailbox, MAXIMUM_TRIES, moment);
      if (!held?.codeHash) throw await refusal(mailbox, moment);
      const { codeHash, pendingFullname } = held;
      if (!hasher.matches(codeHash, mailbox, code)) throw invalidCode();
      return { mailbox, codeHash, pendingFullname };
    },

    /**
     * Of several that bring one code only the first gets through.
     *
     * @throws Problem 400 `INVALID_OTP`
     */
    async use(tx: Database, { mailbox, codeHash }: CodeProof): Promise<void> {
      if (!(await mailboxes.consume(tx, mailbox, codeHash, now()))) throw invalidCode();
    },
  };

  /** Why no try was granted. A decoy counts and expires like a code, so the answer tells nothing about the account. */
  async function refusal(mailbox: string, moment: Date): Promise<Problem> {
    const row = await mailboxes.find(database, mailbox);
    if (!row?.codeHash) return invalidCode();
    if (row.expiresAt <= moment) return new Problem(400, 'OTP_EXPIRED', 'This code has expired. Ask for a new one.');
    return new Problem(400, 'OTP_LOCKED', 'Too many wrong codes. Ask for a new one.');
  }
}

function invalidCode(): Problem {
  return new Problem(400, 'INVALID_OTP', 'This code is not right. Look at the newest mail from us.');
}
