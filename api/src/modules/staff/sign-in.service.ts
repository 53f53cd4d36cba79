import { and, count, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { authKeys } from '../auth/auth-keys.ts';
import { newCode } from '../auth/one-time-code.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { totpStep } from './authenticator.ts';
import type { Passkeys } from './passkeys.ts';
import { deskCodeMail } from './staff-mails.ts';
import { lockStaffByEmail, type StaffRow, updateStaff } from './staff.repository.ts';
import { newRecoveryCode, StaffSecrets } from './staff-secrets.ts';
import type { StaffSessions } from './staff-sessions.ts';
import { staff, staffCodes, staffRecoveryCodes } from './staff.tables.ts';

const CODE_MS = 10 * 60_000;
const RECOVERY_CODES = 10;

interface Dependencies {
  throttle: Throttle;
  passkeys: Passkeys;
  sessions: StaffSessions;
}

interface TwoCodes {
  email: string;
  code: string;
  /** One of the two. */
  totp?: string | undefined;
  recoveryCode?: string | undefined;
}

/** Signs people in at the desk. Each method returns the value of the session's cookie. */
export class StaffSignIn {
  readonly #context: AppContext;
  readonly #parts: Dependencies;
  readonly #secrets: StaffSecrets;

  constructor(context: AppContext, parts: Dependencies) {
    this.#context = context;
    this.#parts = parts;
    this.#secrets = new StaffSecrets(authKeys(context.config));
  }

  /** @throws Problem 400 `SIGN_IN_REFUSED` */
  async withPasskey(response: { id: string }, { origin, device }: { origin: string; device: string }): Promise<string> {
    const used = await this.#parts.passkeys.verify({ ...response }, origin);
    return inTransaction(this.#context.database, async (tx) => {
      await this.#parts.passkeys.noteUse(tx, used);
      return this.#parts.sessions.open(tx, used.staffId, device);
    });
  }

  /** Emails a code. Says nothing about whether there is such a person, or too many emails. */
  async sendCode(email: string): Promise<void> {
    const { database, now } = this.#context;
    await inTransaction(database, async (tx) => {
      const person = await lockStaffByEmail(tx, email);
      if (person?.state !== 'active' || person.totpSecret === null) return;
      if ((await this.#parts.throttle.count(tx, 'desk-codes', email)) > 0) return;
      const code = newCode();
      const expiresAt = new Date(now().getTime() + CODE_MS);
      const [hash] = this.#secrets.hashes(person.id, code);
      await tx
        .insert(staffCodes)
        .values({ staffId: person.id, hash, expiresAt })
        .onConflictDoUpdate({ target: staffCodes.staffId, set: { hash, expiresAt } });
      await enqueueMail(tx, deskCodeMail({ to: email, code, expiresAt }), now());
    });
  }

  /**
   * Signs in with the emailed code and a second one. Doesn't tell which one was wrong.
   *
   * @throws Problem 400 `SIGN_IN_REFUSED`; 429 `TOO_MANY_REQUESTS`
   */
  async withCodes({ email, code, totp, recoveryCode }: TwoCodes, device: string): Promise<string> {
    const { database } = this.#context;
    await this.#countAttempt(email);
    const token = await inTransaction(database, async (tx) => {
      const person = await lockStaffByEmail(tx, email);
      if (person?.state !== 'active') return null;
      const isEmailed = await this.#isEmailedCode(tx, person.id, code);
      const isSecond =
        totp === undefined
          ? isEmailed && (await this.#useRecoveryCode(tx, person.id, recoveryCode ?? ''))
          : await this.#useTotp(tx, person, totp);
      if (!isEmailed || !isSecond) return null;
      await tx.delete(staffCodes).where(eq(staffCodes.staffId, person.id));
      return this.#parts.sessions.open(tx, person.id, device);
    });
    if (token === null) throw codesRefused();
    return token;
  }

  /**
   * Confirms that a signed-in person is still at the keyboard.
   *
   * @throws Problem 400 `SIGN_IN_REFUSED`; 429 `TOO_MANY_REQUESTS`
   */
  async stepUp(
    person: { id: string; email: string; sessionId: string },
    proof: { response?: { id: string } | undefined; totp?: string | undefined },
    origin: string,
  ): Promise<void> {
    const { passkeys, sessions } = this.#parts;
    const used = proof.response && (await passkeys.verify({ ...proof.response }, origin));
    if (used && used.staffId !== person.id) throw codesRefused();
    if (!used) await this.#countAttempt(person.email);
    const isConfirmed = await inTransaction(this.#context.database, async (tx) => {
      if (used) await passkeys.noteUse(tx, used);
      const row = await lockStaffByEmail(tx, person.email);
      if (!used && !(row && (await this.#useTotp(tx, row, proof.totp ?? '')))) return false;
      await sessions.stepUp(tx, person.sessionId);
      return true;
    });
    if (!isConfirmed) throw codesRefused();
  }

  /** Replaces all recovery codes of a person and returns the new ones. */
  async renewRecoveryCodes(tx: Database, staffId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
    await tx
      .insert(staffRecoveryCodes)
      .values(codes.map((code) => ({ staffId, hash: this.#secrets.hashes(staffId, withoutHyphens(code))[0] })));
    return codes;
  }

  async recoveryCodesLeft(staffId: string): Promise<number> {
    const [row] = await this.#context.database
      .select({ left: count() })
      .from(staffRecoveryCodes)
      .where(eq(staffRecoveryCodes.staffId, staffId));
    return row?.left ?? 0;
  }

  /** Returns false for a wrong code, and for one that was used. */
  async #useTotp(tx: Database, { id, totpSecret, totpStep: lastStep }: StaffRow, code: string): Promise<boolean> {
    const secret = totpSecret === null ? null : this.#secrets.decrypt(totpSecret);
    const step = secret === null ? null : totpStep(secret, code, this.#context.now());
    if (step === null || step <= lastStep) return false;
    await updateStaff(tx, id, { totpStep: step });
    return true;
  }

  async #isEmailedCode(tx: Database, staffId: string, code: string): Promise<boolean> {
    const [row] = await tx.select().from(staffCodes).where(eq(staffCodes.staffId, staffId));
    if (!row || row.expiresAt <= this.#context.now()) return false;
    return this.#secrets.hashes(staffId, code).includes(row.hash);
  }

  async #useRecoveryCode(tx: Database, staffId: string, code: string): Promise<boolean> {
    const hashes = this.#secrets.hashes(staffId, code);
    const used = await tx
      .delete(staffRecoveryCodes)
      .where(and(eq(staffRecoveryCodes.staffId, staffId), inArray(staffRecoveryCodes.hash, hashes)))
      .returning({ hash: staffRecoveryCodes.hash });
    return used.length > 0;
  }

  /** Counted whatever happens then, so that codes can't be guessed. */
  async #countAttempt(email: string): Promise<void> {
    const retryAfter = await this.#parts.throttle.count(this.#context.database, 'desk-codes-typed', email);
    if (retryAfter > 0) {
      throw new Problem('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.', { retryAfter });
    }
  }

  async deleteExpired(): Promise<void> {
    const now = this.#context.now();
    await this.#context.database.delete(staffCodes).where(lt(staffCodes.expiresAt, now));
    await this.#context.database
      .update(staff)
      .set({ invitationHash: null, invitationEndsAt: null })
      .where(and(isNotNull(staff.invitationEndsAt), or(lt(staff.invitationEndsAt, now), eq(staff.state, 'removed'))));
  }
}

function withoutHyphens(code: string): string {
  return code.replaceAll('-', '');
}

function codesRefused(): Problem {
  return new Problem('SIGN_IN_REFUSED', 'One of these codes is incorrect. Please check both and try again.');
}
