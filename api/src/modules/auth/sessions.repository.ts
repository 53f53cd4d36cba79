import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refreshTokens, sessions, users } from './auth.tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** SQL of sessions and their refresh tokens. */
export const sessionsRepository = {
  async open(tx: Database, session: Omit<SessionRow, 'revokedAt'>): Promise<void> {
    await tx.insert(sessions).values(session);
  },

  async addToken(tx: Database, token: typeof refreshTokens.$inferInsert): Promise<void> {
    await tx.insert(refreshTokens).values(token);
  },

  /** The session of a token, its row locked: of two that renew together, the second sees what the first did. */
  async lockByToken(tx: Database, hash: string) {
    const [row] = await tx
      .select({
        generation: refreshTokens.generation,
        expiresAt: refreshTokens.expiresAt,
        sessionId: sessions.id,
        userId: sessions.userId,
        revokedAt: sessions.revokedAt,
        createdAt: sessions.createdAt,
        sessionExpiresAt: sessions.expiresAt,
        current: sessions.generation,
        generationBeganAt: sessions.generationBeganAt,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(refreshTokens.hash, hash))
      .for('update', { of: sessions });
    return row ?? null;
  },

  async prolong(
    tx: Database,
    sessionId: string,
    used: Pick<SessionRow, 'lastUsedAt' | 'expiresAt'> & Partial<Pick<SessionRow, 'generation' | 'generationBeganAt'>>,
  ): Promise<void> {
    await tx.update(sessions).set(used).where(eq(sessions.id, sessionId));
  },

  async revoke(tx: Database, sessionId: string, revokedAt: Date): Promise<void> {
    await tx
      .update(sessions)
      .set({ revokedAt })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
  },

  async revokeByToken(tx: Database, hash: string, revokedAt: Date): Promise<void> {
    const [token] = await tx
      .select({ sessionId: refreshTokens.sessionId })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hash));
    if (token) await this.revoke(tx, token.sessionId, revokedAt);
  },

  /** The user's sessions that are open at `now`, used last first. */
  async openOf(database: Database, userId: string, now: Date): Promise<SessionRow[]> {
    return database
      .select()
      .from(sessions)
      .where(isOpen(userId, now))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), desc(sessions.id));
  },

  /** All sessions of the user that are still noted, ended ones too. */
  async allOf(database: Database, userId: string): Promise<SessionRow[]> {
    return database.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.createdAt);
  },

  /** Lets renewals that are under way end, and makes later ones wait. */
  async lockOf(tx: Database, userId: string): Promise<void> {
    await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(sessions.id)
      .for('update');
  },

  /** Ends the user's open sessions: the one with this id, or all but the one that is kept. Returns how many that were. */
  async endOf(
    database: Database,
    userId: string,
    which: { only: string } | { but: string },
    now: Date,
  ): Promise<number> {
    const ended = await database
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(isOpen(userId, now), 'only' in which ? eq(sessions.id, which.only) : ne(sessions.id, which.but)))
      .returning({ id: sessions.id });
    return ended.length;
  },

  /** Sessions nobody can renew any more, their tokens with them. */
  async forgetExpired(tx: Database, before: Date): Promise<void> {
    await tx.delete(sessions).where(lt(sessions.expiresAt, before));
  },
};

function isOpen(userId: string, now: Date) {
  return and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
}

/** The user of a session that is still open, read on every guarded call: prepared once per database. */
export function prepareSessionUser(database: Database) {
  return database
    .select({
      id: users.id,
      sessionId: sessions.id,
      email: users.email,
      fullname: users.fullname,
      phone: users.phone,
      username: users.username,
      profilePic: users.profilePic,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_user');
}
