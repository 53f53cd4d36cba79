import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { StaffMember } from '@kaagazz/api-schema';
import type { StaffRole } from '@kaagazz/domain/desk';
import { and, eq, ilike, or } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction, sqlState } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { containing, type ListQuery, pageOfList } from '../../lists/list-query.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { type Actor, noteDeskChange } from '../operator/audit.ts';
import { invitationMail } from './staff-mails.ts';
import { lockFounders, lockStaff, staffById, type StaffRow, updateStaff } from './staff.repository.ts';
import type { StaffSessions } from './staff-sessions.ts';
import { staff, staffCodes, staffPasskeys, staffRecoveryCodes } from './staff.tables.ts';

const INVITATION_MS = 7 * 24 * 60 * 60_000;

interface Invited {
  email: string;
  name: string;
  role: StaffRole;
}

type StaffQuery = ListQuery<'createdAt' | 'name' | 'email' | 'role' | 'lastSeenAt'> & {
  state?: StaffRow['state'] | undefined;
  role?: StaffRole | undefined;
};

export class Staff {
  readonly #context: Pick<AppContext, 'config' | 'database' | 'now'>;
  readonly #sessions: StaffSessions;

  constructor(context: Pick<AppContext, 'config' | 'database' | 'now'>, sessions: StaffSessions) {
    this.#context = context;
    this.#sessions = sessions;
  }

  async page({ q, state, role, ...query }: StaffQuery): Promise<{ data: StaffMember[]; total: number }> {
    const where = and(
      state && eq(staff.state, state),
      role && eq(staff.role, role),
      q ? or(ilike(staff.name, containing(q)), ilike(staff.email, containing(q))) : undefined,
    );
    const { rows, total } = await pageOfList(this.#context.database, staff, where, {
      ...query,
      by: staff[query.sort],
      id: staff.id,
    });
    return { data: rows.map((row) => this.#onWire(row)), total };
  }

  /** @throws Problem 404 `STAFF_NOT_FOUND` */
  async one(id: string): Promise<StaffMember> {
    const row = isUuid(id) && (await staffById(this.#context.database, id));
    if (!row) throw notFound();
    return this.#onWire(row);
  }

  async invite(by: Actor, { email, name, role }: Invited): Promise<{ person: StaffMember; joinUrl: string }> {
    try {
      return await inTransaction(this.#context.database, async (tx) => {
        const [existing] = await tx.select().from(staff).where(eq(staff.email, email)).for('update');
        if (existing && existing.state !== 'removed') throw exists();
        const id = existing?.id ?? randomUUID();
        const row = { name, role, state: 'invited' as const };
        if (existing) await updateStaff(tx, id, { ...row, version: existing.version + 1 });
        else await tx.insert(staff).values({ ...row, id, email, createdAt: this.#context.now() });
        await this.#note(tx, by, 'staff.invite', id, {}, { role });
        return this.#sendInvitation(tx, id);
      });
    } catch (error) {
      if (sqlState(error) === '23505') throw exists();
      throw error;
    }
  }

  /**
   * Invites a person again and revokes all their sign-in methods, for example if they have lost
   * their phone.
   */
  renewInvitation(by: Actor, id: string): Promise<StaffMember> {
    return this.#change(id, async (tx, before) => {
      if (before.state === 'removed')
        throw new Problem('NOT_POSSIBLE', 'This person has been removed. Please invite them as a new staff member.');
      if (before.role === 'founder') await this.#assertOtherFounder(tx, before);
      await this.#closeWaysIn(tx, id);
      await this.#note(tx, by, 'staff.renew-invitation', id, { state: before.state }, { state: 'invited' });
      await updateStaff(tx, id, { state: 'invited', version: before.version + 1 });
      return (await this.#sendInvitation(tx, id)).person;
    });
  }

  changeRole(by: Actor, id: string, { role, version }: { role: StaffRole; version: number }): Promise<StaffMember> {
    return this.#change(id, async (tx, before) => {
      if (before.version !== version) {
        const message =
          'Someone else changed this person’s details while you were editing them. Review their changes, then save again.';
        throw new Problem('EDIT_CONFLICT', message, { current: this.#onWire(before) });
      }
      if (before.state === 'removed') throw new Problem('NOT_POSSIBLE', 'This person was removed.');
      if (before.role === 'founder' && role !== 'founder') await this.#assertOtherFounder(tx, before);
      await this.#note(tx, by, 'staff.change-role', id, { role: before.role }, { role });
      return this.#onWire(await updateStaff(tx, id, { role, version: version + 1 }));
    });
  }

  remove(by: Actor, id: string): Promise<StaffMember> {
    return this.#change(id, async (tx, before) => {
      if (before.state === 'removed') return this.#onWire(before);
      if (before.role === 'founder') await this.#assertOtherFounder(tx, before);
      await this.#closeWaysIn(tx, id);
      await this.#note(tx, by, 'staff.remove', id, { state: before.state }, { state: 'removed' });
      return this.#onWire(await updateStaff(tx, id, { state: 'removed', version: before.version + 1 }));
    });
  }

  #change(id: string, work: (tx: Database, before: StaffRow) => Promise<StaffMember>): Promise<StaffMember> {
    return inTransaction(this.#context.database, async (tx) => {
      // Always lock founders first, so that concurrent changes can't deadlock.
      await lockFounders(tx);
      const before = isUuid(id) && (await lockStaff(tx, id));
      if (!before) throw notFound();
      return work(tx, before);
    });
  }

  async #assertOtherFounder(tx: Database, { id, state }: StaffRow): Promise<void> {
    if (state !== 'active') return;
    if ((await lockFounders(tx)).some((founder) => founder !== id)) return;
    throw new Problem('LAST_FOUNDER', 'This person is the only founder. Make someone else a founder first.');
  }

  async #closeWaysIn(tx: Database, staffId: string): Promise<void> {
    await this.#sessions.endAllOf(tx, staffId);
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
    await tx.delete(staffCodes).where(eq(staffCodes.staffId, staffId));
    const none = { totpSecret: null, newTotpSecret: null, invitationHash: null, invitationEndsAt: null };
    await updateStaff(tx, staffId, none);
  }

  async #sendInvitation(tx: Database, id: string): Promise<{ person: StaffMember; joinUrl: string }> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#context.now();
    const expiresAt = new Date(now.getTime() + INVITATION_MS);
    const row = await updateStaff(tx, id, { invitationHash: invitationHash(token), invitationEndsAt: expiresAt });
    // Pass the token in the fragment. Browsers don't send the fragment to servers, so the token
    // isn't logged.
    const joinUrl = `${this.#context.config.siteOrigin}/desk/join#token=${token}`;
    const { email: to, name, role } = row;
    await enqueueMail(tx, invitationMail({ to, name, role, joinUrl, expiresAt }), now);
    return { person: this.#onWire(row), joinUrl };
  }

  #note(tx: Database, by: Actor, action: string, record: string, before: object, after: object): Promise<void> {
    return noteDeskChange(tx, by, { action, resource: 'staff', record, before, after }, this.#context.now());
  }

  #onWire(row: StaffRow): StaffMember {
    const { id, version, name, email, role, state, lastSeenAt, invitationEndsAt, createdAt } = row;
    return {
      id,
      version,
      name,
      email,
      role,
      state,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      invitationEndsAt: state === 'invited' ? (invitationEndsAt?.toISOString() ?? null) : null,
      createdAt: createdAt.toISOString(),
    };
  }
}

/** An unsalted SHA-256 hash is safe, because a token of 32 random bytes can't be guessed. */
export function invitationHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function notFound(): Problem {
  return new Problem('STAFF_NOT_FOUND', 'This staff member doesn’t exist.');
}

function exists(): Problem {
  return new Problem('STAFF_EXISTS', 'This person is already a staff member or has been invited.');
}
