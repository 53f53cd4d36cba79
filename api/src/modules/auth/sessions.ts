import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { sessionsRepository as repository } from './sessions.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a device stays signed in without being used. */
export const SESSION_MS = 30 * DAY_MS;
/** How long it stays signed in however much it is used. */
const LONGEST_SESSION_MS = 365 * DAY_MS;
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
  async function giveToken(tx: Database, sessionId: string, generation: number, expiresAt: Date): Promise<string> {
    const refreshToken = randomBytes(32).toString('base64url');
    await repository.addToken(tx, { hash: hashOf(refreshToken), sessionId, expiresAt, generation });
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
      const expiresAt = new Date(createdAt.getTime() + SESSION_MS);
      await repository.open(tx, {
        id: sessionId,
        userId,
        device,
        createdAt,
        lastUsedAt: createdAt,
        expiresAt,
        generation: 0,
        generationBeganAt: createdAt,
      });
      return { sessionId, userId, refreshToken: await giveToken(tx, sessionId, 0, expiresAt) };
    },

    /**
     * Exchanges a refresh token for one of the next generation. Tokens of the generation before are taken for a moment more, because
     * two tabs may renew at once; they too get one of the newest, and with it no longer life than the newest has. Anything older means
     * that two parties renew: the whole session is closed, because nobody can tell which of them is the shopper. So a copied token
     * lives until the shopper's next visit at most, however it is renewed in between.
     *
     * @returns `null` when the token opens nothing (any more)
     */
    renew(refreshToken: string): Promise<OpenedSession | null> {
      const hash = hashOf(refreshToken);
      return inTransaction(database, async (tx) => {
        const token = await repository.lockByToken(tx, hash);
        const moment = now();
        if (!token || token.revokedAt || token.expiresAt <= moment || token.sessionExpiresAt <= moment) return null;
        const { sessionId, userId, current } = token;
        const behind = current - token.generation;
        const sinceRenewal = moment.getTime() - token.generationBeganAt.getTime();
        if (behind > 1 || (behind === 1 && sinceRenewal > ROTATION_GRACE_MS)) {
          await repository.revoke(tx, sessionId, moment);
          return null;
        }

        const end = Math.min(moment.getTime() + SESSION_MS, token.createdAt.getTime() + LONGEST_SESSION_MS);
        const expiresAt = new Date(end);
        const generation = token.generation + 1;
        await repository.prolong(tx, sessionId, {
          lastUsedAt: moment,
          expiresAt,
          ...(behind === 0 && { generation, generationBeganAt: moment }),
        });
        return { sessionId, userId, refreshToken: await giveToken(tx, sessionId, generation, expiresAt) };
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
