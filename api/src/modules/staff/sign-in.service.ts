import { and, count, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { authKeys } from '../auth/auth-keys.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { LimitName } from '../throttle/limits.ts';
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
  totp?: string | undefined;
  recoveryCode?: string | undefined;
}

export class StaffSignIn {
  readonly #context: AppContext;
  readonly #parts: Dependencies;
  readonly #secrets: StaffSecrets;

  constructor(context: AppContext, parts: Dependencies) {
    this.#context = context;
    this.#parts = parts;
    this.#secrets = new StaffSecrets(authKeys(context.config));
  }

  /**
   * @throws Problem 400 `SIGN_IN_REFUSED`
   */
  async withPasskey(response: { id: string }, { origin, device }: { origin: string; device: string }): Promise<string> {
    const used = await this.#parts.passkeys.verify({ ...response }, origin);
    return inTransaction(this.#context.database, async (tx) => {
      await this.#parts.passkeys.noteUse(tx, used);
      return this.#parts.sessions.open(tx, used.staffId, device);
    });
  }

  /**
   * Sends the same code again while that code is valid. If every request created a new code,
   * strangers could invalidate a staff member's code.
   */
  async sendCode(email: string): Promise<void> {
    const { database, now } = this.#context;
    await inTransaction(database, async (tx) => {
      const person = await lockStaffByEmail(tx, email);
      if (person?.state !== 'active') return;
      if (person.totpSecret === null && (await this.recoveryCodesLeft(person.id, tx)) === 0) return;
      const pending = await this.#pendingCode(tx, person.id);
      // Limit only resends. A limit on new codes would let a stranger block a staff member's
      // sign-in.
      if (pending && (await this.#parts.throttle.count(tx, 'desk-codes', email)) > 0) return;
      const { code, expiresAt } = pending ?? (await this.#newCode(tx, person.id));
      await enqueueMail(tx, deskCodeMail({ to: email, code, expiresAt, now: now() }), now());
    });
  }

  /**
   * Signs in with an emailed code and an authenticator or recovery code. The error doesn't reveal
   * which code was wrong.
   */
  async withCodes({ email, code, totp, recoveryCode }: TwoCodes, device: string): Promise<string> {
    const { database } = this.#context;
    await this.#countAttempt('desk-codes-typed', email);
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

  async stepUp(
    person: { id: string; email: string; sessionId: string },
    proof: { response?: { id: string } | undefined; totp?: string | undefined },
    origin: string,
  ): Promise<void> {
    const { passkeys, sessions } = this.#parts;
    const used = proof.response && (await passkeys.verify({ ...proof.response }, origin));
    if (used && used.staffId !== person.id) throw codesRefused();
    if (!used) await this.#countAttempt('desk-step-ups', person.sessionId);
    const isConfirmed = await inTransaction(this.#context.database, async (tx) => {
      if (used) await passkeys.noteUse(tx, used);
      const row = await lockStaffByEmail(tx, person.email);
      if (!used && !(row && (await this.#useTotp(tx, row, proof.totp ?? '')))) return false;
      await sessions.stepUp(tx, person.sessionId);
      return true;
    });
    if (!isConfirmed) throw codesRefused();
  }

  async renewRecoveryCodes(tx: Database, staffId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
    await tx
      .insert(staffRecoveryCodes)
      .values(codes.map((code) => ({ staffId, hash: this.#secrets.hashes(staffId, withoutHyphens(code))[0] })));
    return codes;
  }

  async recoveryCodesLeft(staffId: string, on = this.#context.database): Promise<number> {
    const [row] = await on
      .select({ left: count() })
      .from(staffRecoveryCodes)
      .where(eq(staffRecoveryCodes.staffId, staffId));
    return row?.left ?? 0;
  }

  async #newCode(tx: Database, staffId: string) {
    const expiresAt = new Date(this.#context.now().getTime() + CODE_MS);
    const code = this.#secrets.emailedCode(staffId, expiresAt);
    const [hash] = this.#secrets.hashes(staffId, code);
    await tx
      .insert(staffCodes)
      .values({ staffId, hash, expiresAt })
      .onConflictDoUpdate({ target: staffCodes.staffId, set: { hash, expiresAt } });
    return { code, expiresAt };
  }

  async #pendingCode(tx: Database, staffId: string) {
    const [row] = await tx.select().from(staffCodes).where(eq(staffCodes.staffId, staffId));
    if (!row) return null;
    const code = this.#secrets.emailedCode(staffId, row.expiresAt);
    return (await this.#isEmailedCode(tx, staffId, code)) ? { code, expiresAt: row.expiresAt } : null;
  }

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

  /**
   * Counts an attempt, and rejects it if there have been too many, to prevent brute-force attacks
   * on codes.
   */
  async #countAttempt(limit: LimitName, who: string): Promise<void> {
    const retryAfter = await this.#parts.throttle.count(this.#context.database, limit, who);
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
  return new Problem('SIGN_IN_REFUSED', 'At least one of these codes is incorrect. Please check both and try again.');
}
