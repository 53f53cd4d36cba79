import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockAccount } from '../auth/account.ts';
import type { Auth } from '../auth/auth.service.ts';
import { accountDeletedMail } from '../mail/account-mails.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { Person, PersonalDataHolder } from '../../personal-data-holder.ts';

interface Dependencies {
  holders: readonly PersonalDataHolder[];
  auth: Pick<Auth, 'codes' | 'codeVerifier'>;
  payments: { refuse(database: Database, buyerId: string): Promise<void> };
  countOrders: (database: Database, buyerId: string) => Promise<number>;
}

type SignedInPerson = Person & { sessionId: string };

export type PersonalData = ReturnType<typeof createPersonalData>;

export function createPersonalData({ database, now }: AppContext, dependencies: Dependencies) {
  const { holders, auth, payments, countOrders } = dependencies;

  /** @throws Problem 409 `PAYMENT_IN_PROGRESS` */
  async function forget(tx: Database, { id, email }: Pick<Person, 'id' | 'email'>): Promise<void> {
    // Lock the data of all holders first, so that no payment can be settled while the account is
    // being deleted.
    for (const holder of holders) await holder.lock?.(tx, { id, email });
    // Lock the account before the second payment check, so that no payment can start after it.
    const account = await lockAccount(tx, id);
    await payments.refuse(tx, id);

    const ordersKept = await countOrders(tx, id);
    for (const holder of holders) await holder.forget(tx, account, now());
    await enqueueMail(tx, accountDeletedMail({ to: email, fullname: account.fullname, ordersKept }), now());
  }

  return {
    export(person: Person): Promise<Record<string, unknown>> {
      return inTransaction(database, async (tx) => {
        const sections: Record<string, unknown>[] = [{ exportedAt: now().toISOString() }];
        for (const holder of holders.toReversed()) sections.push(await holder.sections(tx, person));
        return Object.assign({}, ...sections) as Record<string, unknown>;
      });
    },

    async sendDeletionCode({ id, email, sessionId }: SignedInPerson): Promise<void> {
      await payments.refuse(database, id);
      await auth.codes.send({ mailbox: email, purpose: 'deletion', requester: sessionId });
    },

    async deleteAccount({ id, email, sessionId }: SignedInPerson, otp: string): Promise<void> {
      await payments.refuse(database, id);
      const verified = await auth.codeVerifier.check(email, otp, sessionId);
      await inTransaction(database, async (tx) => {
        await auth.codeVerifier.use(tx, verified);
        await forget(tx, { id, email });
      });
    },

    /**
     * Deletes the account of a shopper who has asked the staff to delete it.
     * @param note writes the audit entry in the same transaction
     */
    async deleteForCustomer(person: Person, note: (tx: Database) => Promise<void>): Promise<void> {
      await payments.refuse(database, person.id);
      await inTransaction(database, async (tx) => {
        await forget(tx, person);
        await note(tx);
      });
    },
  };
}
