import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockAccount } from '../auth/account.ts';
import type { MailboxProof } from '../auth/mailbox-proof.ts';
import { accountDeletedMail } from '../mail/deletion-mails.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { Person, PersonalDataHolder } from '../../personal-data-holder.ts';

interface Dependencies {
  /** in the order in which they forget: whoever is pointed at comes after those that point */
  holders: readonly PersonalDataHolder[];
  proof: MailboxProof;
  codeForDeletion: (email: string, sessionId: string) => Promise<unknown>;
  /** payments that may still come keep an account from being deleted */
  payments: {
    lock(tx: Database, buyerId: string): Promise<void>;
    refuse(database: Database, buyerId: string): Promise<void>;
  };
  countOrders: (database: Database, buyerId: string) => Promise<number>;
}

/** Somebody with the session that asks: only this one is held to what it was sent. */
type SignedInPerson = Person & { sessionId: string };

export type PersonalData = ReturnType<typeof createPersonalData>;

/** A shopper's own data: shown whole, and deleted but for what an invoice needs (E36). */
export function createPersonalData({ database, now }: AppContext, dependencies: Dependencies) {
  const { holders, proof, codeForDeletion, payments, countOrders } = dependencies;

  return {
    /** Everything that is held about the shopper, by section; read in one transaction, so that it fits together. */
    export(person: Person): Promise<Record<string, unknown>> {
      return inTransaction(database, async (tx) => {
        const sections: Record<string, unknown>[] = [{ exportedAt: now().toISOString() }];
        // The account first, then what belongs to it.
        for (const holder of holders.toReversed()) sections.push(await holder.sections(tx, person));
        return Object.assign({}, ...sections) as Record<string, unknown>;
      });
    },

    /** @throws Problem 409 `PAYMENT_IN_PROGRESS`; 429 `RESEND_TOO_SOON`, `TOO_MANY_CODES` */
    async sendDeletionCode({ id, email, sessionId }: SignedInPerson): Promise<void> {
      await payments.refuse(database, id);
      await codeForDeletion(email, sessionId);
    },

    /**
     * Deletes the account for good, all or nothing. A payment that arrives later for something of it is sent back (settlement).
     *
     * @throws Problem 400 `INVALID_OTP`, `OTP_EXPIRED`, `OTP_LOCKED`; 429 `TOO_MANY_TRIES`; 409 `PAYMENT_IN_PROGRESS`, after which the code is still good; 401
     */
    async deleteAccount({ id, email, sessionId }: SignedInPerson, otp: string): Promise<void> {
      await payments.refuse(database, id);
      const proven = await proof.check(email, otp, sessionId);
      await inTransaction(database, async (tx) => {
        await proof.use(tx, proven);
        await payments.lock(tx, id);
        // From here on nothing new can point at the account: a payment that began since the question above is seen now.
        const account = await lockAccount(tx, id);
        await payments.refuse(tx, id);

        const ordersKept = await countOrders(tx, id);
        for (const holder of holders) await holder.forget(tx, account, now());
        await enqueueMail(tx, accountDeletedMail({ to: email, fullname: account.fullname, ordersKept }), now());
      });
    },
  };
}
