import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refreshTokens, sessions, users } from './auth.tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

export const sessionsRepository = {
  async insert(tx: Database, session: Omit<SessionRow, 'revokedAt'>): Promise<void> {
    await tx.insert(sessions).values(session);
  },

  async addToken(tx: Database, token: typeof refreshTokens.$inferInsert): Promise<void> {
    await tx.insert(refreshTokens).values(token);
  },

  /** Locks the session, so that concurrent renewals wait for each other. */
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

  async extend(
    tx: Database,
    sessionId: string,
    change: Pick<SessionRow, 'lastUsedAt' | 'expiresAt'> &
      Partial<Pick<SessionRow, 'generation' | 'generationBeganAt'>>,
  ): Promise<void> {
    await tx.update(sessions).set(change).where(eq(sessions.id, sessionId));
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

  async openOf(database: Database, userId: string, now: Date): Promise<SessionRow[]> {
    return database
      .select()
      .from(sessions)
      .where(isOpen(userId, now))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), desc(sessions.id));
  },

  async allOf(database: Database, userId: string): Promise<SessionRow[]> {
    return database.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.createdAt);
  },

  /** Locks the user's sessions, so that none of them can be renewed before the transaction ends. */
  async lockOf(tx: Database, userId: string): Promise<void> {
    await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(sessions.id)
      .for('update');
  },

  async endOf(
    database: Database,
    userId: string,
    which: { only: string } | { except: string },
    now: Date,
  ): Promise<number> {
    const ended = await database
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(isOpen(userId, now), 'only' in which ? eq(sessions.id, which.only) : ne(sessions.id, which.except)))
      .returning({ id: sessions.id });
    return ended.length;
  },

  async deleteExpired(tx: Database, before: Date): Promise<void> {
    await tx.delete(sessions).where(lt(sessions.expiresAt, before));
  },
};

function isOpen(userId: string, now: Date) {
  return and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
}

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
      brandColors: users.brandColors,
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
