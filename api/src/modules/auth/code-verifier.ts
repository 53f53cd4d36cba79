import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { authKeys } from './auth-keys.ts';
import { type Candidate, afterAttempt, afterUse, withCurrentWindows } from './code-limits.ts';
import { hashRequester, inWords } from './code-requests.ts';
import { mailboxCodesRepository as mailboxes } from './mailbox-codes.repository.ts';
import { CodeHasher } from './one-time-code.ts';

export interface VerifiedCode {
  mailbox: string;
  matched: Candidate;
}

type Context = Pick<AppContext, 'config' | 'database' | 'now'>;

export class CodeVerifier {
  readonly #context: Context;
  readonly #hasher: CodeHasher;

  constructor(context: Context) {
    this.#context = context;
    this.#hasher = new CodeHasher(authKeys(context.config));
  }

  /** Counts the attempt before comparing codes, so that an aborted request counts too. */
  async check(mailbox: string, code: string, requester: string | null): Promise<VerifiedCode> {
    const { candidates, refusal } = await inTransaction(this.#context.database, async (tx) => {
      const now = this.#context.now();
      const row = await mailboxes.lockIfExists(tx, mailbox);
      if (!row) return { candidates: [], refusal: { code: 'INVALID_OTP' } as const };
      const { state, ...attempt } = afterAttempt(
        withCurrentWindows(row, now),
        requester && hashRequester(requester),
        now,
      );
      await mailboxes.save(tx, mailbox, state);
      return attempt;
    });
    // Compare with every candidate, so that the response time doesn't reveal which code matched.
    const [matched] = candidates.filter(({ hash }) => this.#hasher.matches(hash, mailbox, code));
    if (matched) return { mailbox, matched };
    if (refusal.code === 'TOO_MANY_TRIES') throw tooManyAttempts(refusal.retryAfter);
    throw new Problem(refusal.code, MESSAGES[refusal.code]);
  }

  /**
   * If two requests use the same code at once, one of them fails.
   * @throws Problem 400 `INVALID_OTP`
   */
  async use(tx: Database, { mailbox, matched }: VerifiedCode): Promise<void> {
    const now = this.#context.now();
    const row = await mailboxes.lockIfExists(tx, mailbox);
    if (!row?.codes.some(({ hash }) => hash === matched.hash)) {
      throw new Problem('INVALID_OTP', MESSAGES.INVALID_OTP);
    }
    const state = afterUse(withCurrentWindows(row, now), matched, now);
    await mailboxes.save(tx, mailbox, state);
  }
}

const MESSAGES = {
  INVALID_OTP: 'This code is incorrect. Please use the code in our latest email.',
  OTP_EXPIRED: 'This code has expired. Please request a new one.',
  OTP_LOCKED: 'Too many incorrect codes. Please request a new code.',
};

function tooManyAttempts(retryAfter: number): Problem {
  const message = `Too many incorrect codes for this address. Request a new code on this device, or try again in ${inWords(retryAfter)}.`;
  return new Problem('TOO_MANY_TRIES', message, { retryAfter });
}
