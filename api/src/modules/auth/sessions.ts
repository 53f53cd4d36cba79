import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { sessionsRepository as repository } from './sessions.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a device stays signed in without being used. */
export const SESSION_MS = 30 * DAY_MS;
/** Two tabs may renew with the same token at once; later than this a used token is a stolen one. */
export const ROTATION_GRACE_MS = 30_000;

/** A session with the refresh token that the browser is given; only the token's hash is kept. */
export interface OpenedSession {
  sessionId: string;
  userId: string;
  refreshToken: string;
}

/** Sessions: opened at sign-in, renewed by a refresh token that changes each time, closed at logout. */
export function sessionRules(database: Database, now: () => Date) {
  async function giveToken(tx: Database, sessionId: string): Promise<string> {
    const refreshToken = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now().getTime() + SESSION_MS);
    await repository.addToken(tx, { hash: hashOf(refreshToken), sessionId, expiresAt });
    return refreshToken;
  }

  return {
    /**
     * Opens a session inside the transaction that signs the user in.
     *
     * @param device what the shopper knows it by: `Chrome on Android`
     */
    async open(tx: Database, userId: string, device: string): Promise<OpenedSession> {
      const sessionId = randomUUID();
      const createdAt = now();
      await repository.open(tx, {
        id: sessionId,
        userId,
        device,
        createdAt,
        lastUsedAt: createdAt,
        expiresAt: new Date(createdAt.getTime() + SESSION_MS),
      });
      return { sessionId, userId, refreshToken: await giveToken(tx, sessionId) };
    },

    /**
     * Exchanges a refresh token for the next one. A token used again after the grace means that two parties hold it: the whole
     * session is closed, because nobody can tell which of them is the shopper.
     *
     * @returns `null` when the token opens nothing (any more)
     */
    renew(refreshToken: string): Promise<OpenedSession | null> {
      const hash = hashOf(refreshToken);
      return inTransaction(database, async (tx) => {
        const token = await repository.lockToken(tx, hash);
        const moment = now();
        if (!token || token.revokedAt || token.expiresAt <= moment) return null;
        if (token.rotatedAt && moment.getTime() - token.rotatedAt.getTime() > ROTATION_GRACE_MS) {
          await repository.revoke(tx, token.sessionId, moment);
          return null;
        }
        if (!token.rotatedAt) await repository.markRotated(tx, hash, moment);
        const expiresAt = new Date(moment.getTime() + SESSION_MS);
        await repository.prolong(tx, token.sessionId, { lastUsedAt: moment, expiresAt });
        const { sessionId, userId } = token;
        return { sessionId, userId, refreshToken: await giveToken(tx, sessionId) };
      });
    },

    /** The user's open sessions, used last first. */
    list: (userId: string) => repository.openOf(database, userId, now()),

    /** Ends one session of the user. @returns whether there was such an open one */
    async end(userId: string, sessionId: string): Promise<boolean> {
      return (await repository.endOf(database, userId, { only: sessionId }, now())) === 1;
    },

    /** Ends all sessions of the user but this one. @returns how many that were */
    endOthers: (userId: string, sessionId: string) => repository.endOf(database, userId, { but: sessionId }, now()),

    close: (sessionId: string) => repository.revoke(database, sessionId, now()),
    closeByToken: (refreshToken: string) => repository.revokeByToken(database, hashOf(refreshToken), now()),
    forgetExpired: () => repository.forgetExpired(database, new Date(now().getTime() - DAY_MS)),
  };
}

/** SHA-256 is enough here: unlike a password, 32 random bytes can't be guessed. */
function hashOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex');
}
