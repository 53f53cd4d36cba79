import { and, count, desc, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { authKeys } from '../auth/auth-keys.ts';
import { noteDeskChange } from '../operator/audit.ts';
import { describeAuthenticator, newTotpSecret, totpStep } from './authenticator.ts';
import type { Passkeys } from './passkeys.ts';
import type { StaffSignIn } from './sign-in.service.ts';
import { lockStaff, staffById, type StaffRow, updateStaff } from './staff.repository.ts';
import { StaffSecrets } from './staff-secrets.ts';
import { staffPasskeys } from './staff.tables.ts';

interface Person {
  id: string;
  name: string;
  email: string;
}

export class SignInMethods {
  readonly #context: AppContext;
  readonly #parts: { passkeys: Passkeys; signIn: StaffSignIn };
  readonly #secrets: StaffSecrets;

  constructor(context: AppContext, parts: { passkeys: Passkeys; signIn: StaffSignIn }) {
    this.#context = context;
    this.#parts = parts;
    this.#secrets = new StaffSecrets(authKeys(context.config));
  }

  async list({ id }: Person) {
    const { database } = this.#context;
    const passkeys = await database
      .select()
      .from(staffPasskeys)
      .where(eq(staffPasskeys.staffId, id))
      .orderBy(desc(staffPasskeys.createdAt));
    const row = await staffById(database, id);
    return {
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        createdAt: passkey.createdAt.toISOString(),
        lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
      })),
      hasAuthenticator: typeof row?.totpSecret === 'string',
      recoveryCodesLeft: await this.#parts.signIn.recoveryCodesLeft(id),
    };
  }

  /**
   * @throws Problem 400 `SIGN_IN_REFUSED`
   */
  async addPasskey(person: Person, { response, name }: { response: { id: string }; name: string }, origin: string) {
    const credential = await this.#parts.passkeys.verifyNew({ ...response }, origin);
    await inTransaction(this.#context.database, async (tx) => {
      await lockActive(tx, person);
      await this.#parts.passkeys.add(tx, person.id, name, credential);
      await this.#note(tx, person, 'staff.add-passkey');
    });
  }

  async removePasskey(person: Person, passkeyId: string): Promise<void> {
    await inTransaction(this.#context.database, async (tx) => {
      const row = await lockActive(tx, person);
      const isOwn = and(eq(staffPasskeys.staffId, person.id), eq(staffPasskeys.id, passkeyId));
      const removed = await tx.delete(staffPasskeys).where(isOwn).returning({ id: staffPasskeys.id });
      if (removed.length === 0) throw new Problem('NOT_FOUND', 'There is no such passkey.');
      const [left] = await tx
        .select({ count: count() })
        .from(staffPasskeys)
        .where(eq(staffPasskeys.staffId, person.id));
      if (left?.count === 0 && row.totpSecret === null) {
        throw new Problem(
          'LAST_SIGN_IN_METHOD',
          'This is your only way to sign in. Add another sign-in method before you remove this one.',
        );
      }
      await this.#note(tx, person, 'staff.remove-passkey');
    });
  }

  async startAuthenticator(person: Person) {
    const secret = newTotpSecret();
    const newTotp = { newTotpSecret: this.#secrets.encrypt(secret) };
    await inTransaction(this.#context.database, async (tx) => {
      await lockActive(tx, person);
      await updateStaff(tx, person.id, newTotp);
    });
    return describeAuthenticator(secret, person.email);
  }

  /** @throws Problem 400 `SIGN_IN_REFUSED` */
  async setAuthenticator(person: Person, code: string): Promise<void> {
    await inTransaction(this.#context.database, async (tx) => {
      const row = await lockActive(tx, person);
      const encrypted = row.newTotpSecret;
      const secret = encrypted === null ? null : this.#secrets.decrypt(encrypted);
      const step = secret === null ? null : totpStep(secret, code, this.#context.now());
      if (step === null)
        throw new Problem(
          'SIGN_IN_REFUSED',
          'This code is incorrect. Please wait until your app shows a new code, then try again.',
        );
      await updateStaff(tx, person.id, { totpSecret: encrypted, totpStep: step, newTotpSecret: null });
      await this.#note(tx, person, 'staff.set-authenticator');
    });
  }

  renewRecoveryCodes(person: Person): Promise<string[]> {
    return inTransaction(this.#context.database, async (tx) => {
      await lockActive(tx, person);
      await this.#note(tx, person, 'staff.renew-recovery-codes');
      return this.#parts.signIn.renewRecoveryCodes(tx, person.id);
    });
  }

  #note(tx: Database, person: Person, action: string): Promise<void> {
    const change = { action, resource: 'staff', record: person.id };
    return noteDeskChange(tx, person, change, this.#context.now());
  }
}

async function lockActive(tx: Database, { id }: Person): Promise<StaffRow> {
  const row = await lockStaff(tx, id);
  if (row?.state !== 'active') throw new Problem('UNAUTHENTICATED', 'Please sign in.');
  return row;
}
