import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { isUuid } from '../../db/is-uuid.ts';
import type { SignedInStaff } from '../../plugins/staff-guard.ts';
import { staff, staffSessions } from './staff.tables.ts';

const MINUTE_MS = 60_000;
export const IDLE_MS = 30 * MINUTE_MS;
/** Time after which a session ends, whether or not it is in use. */
export const LONGEST_SESSION_MS = 12 * 60 * MINUTE_MS;
/** Time after sign-in during which staff can perform sensitive actions, such as refunds. */
export const STEP_UP_MS = 5 * MINUTE_MS;
const TOUCH_MS = MINUTE_MS;

export class StaffSessions {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor({ database, now }: Pick<AppContext, 'database' | 'now'>) {
    this.#database = database;
    this.#now = now;
  }

  /**
   * Opens a session and returns the value of its cookie. Call this in the transaction that signs
   * the person in.
   */
  async open(tx: Database, staffId: string, device: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    await tx.insert(staffSessions).values({
      id: randomUUID(),
      tokenHash: hashOf(token),
      staffId,
      device,
      createdAt: now,
      lastUsedAt: now,
      idleUntil: this.#in(IDLE_MS),
      expiresAt: this.#in(LONGEST_SESSION_MS),
      steppedUpUntil: this.#in(STEP_UP_MS),
    });
    await tx.update(staff).set({ lastSeenAt: now }).where(eq(staff.id, staffId));
    return token;
  }

  async find(on: Database, token: string): Promise<SignedInStaff | null> {
    const now = this.#now();
    const [person] = await on
      .select({
        id: staff.id,
        sessionId: staffSessions.id,
        name: staff.name,
        email: staff.email,
        role: staff.role,
        idleUntil: staffSessions.idleUntil,
        steppedUpUntil: staffSessions.steppedUpUntil,
      })
      .from(staffSessions)
      .innerJoin(staff, eq(staff.id, staffSessions.staffId))
      .where(
        and(
          eq(staffSessions.tokenHash, hashOf(token)),
          eq(staff.state, 'active'),
          gt(staffSessions.idleUntil, now),
          gt(staffSessions.expiresAt, now),
        ),
      );
    return person ?? null;
  }

  async use(token: string): Promise<SignedInStaff | null> {
    const person = await this.find(this.#database, token);
    const idleUntil = this.#in(IDLE_MS);
    if (!person || idleUntil.getTime() - person.idleUntil.getTime() < TOUCH_MS) return person;
    await this.#database
      .update(staffSessions)
      .set({ idleUntil, lastUsedAt: this.#now() })
      .where(eq(staffSessions.id, person.sessionId));
    await this.#database.update(staff).set({ lastSeenAt: this.#now() }).where(eq(staff.id, person.id));
    return { ...person, idleUntil };
  }

  async stepUp(tx: Database, sessionId: string): Promise<void> {
    await tx
      .update(staffSessions)
      .set({ steppedUpUntil: this.#in(STEP_UP_MS) })
      .where(eq(staffSessions.id, sessionId));
  }

  list(staffId: string) {
    const now = this.#now();
    return this.#database
      .select()
      .from(staffSessions)
      .where(
        and(eq(staffSessions.staffId, staffId), gt(staffSessions.idleUntil, now), gt(staffSessions.expiresAt, now)),
      )
      .orderBy(desc(staffSessions.lastUsedAt), desc(staffSessions.id));
  }

  async end(staffId: string, sessionId: string): Promise<boolean> {
    if (!isUuid(sessionId)) return false;
    const ended = await this.#database
      .delete(staffSessions)
      .where(and(eq(staffSessions.id, sessionId), eq(staffSessions.staffId, staffId)))
      .returning({ id: staffSessions.id });
    return ended.length === 1;
  }

  async endByToken(token: string): Promise<void> {
    await this.#database.delete(staffSessions).where(eq(staffSessions.tokenHash, hashOf(token)));
  }

  async endAllOf(tx: Database, staffId: string): Promise<void> {
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
  }

  async deleteExpired(): Promise<void> {
    const now = this.#now();
    await this.#database
      .delete(staffSessions)
      .where(or(lt(staffSessions.expiresAt, now), lt(staffSessions.idleUntil, now)));
  }

  #in(milliseconds: number): Date {
    return new Date(this.#now().getTime() + milliseconds);
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
