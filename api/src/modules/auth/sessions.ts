import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { sessionsRepository as repository } from './sessions.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const SESSION_MS = 30 * DAY_MS;
const MAX_SESSION_MS = 365 * DAY_MS;
/**
 * The previous refresh token stays valid for 30 seconds after a renewal, because two tabs may renew
 * the session at the same time.
 */
export const ROTATION_GRACE_MS = 30_000;

export interface OpenedSession {
  sessionId: string;
  userId: string;
  refreshToken: string;
}

export class Sessions {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  async open(tx: Database, userId: string, device: string): Promise<OpenedSession> {
    const id = randomUUID();
    const now = this.#now();
    const expiresAt = new Date(now.getTime() + SESSION_MS);
    const times = { createdAt: now, lastUsedAt: now, generationBeganAt: now, expiresAt };
    await repository.insert(tx, { id, userId, device, generation: 0, ...times });
    return { sessionId: id, userId, refreshToken: await addToken(tx, id, 0, expiresAt) };
  }

  /**
   * Exchanges a refresh token for a new one. If an old token is used after the grace period, it was
   * probably stolen, so the session ends.
   * @returns null if the token is invalid or has expired
   */
  renew(refreshToken: string): Promise<OpenedSession | null> {
    const hash = hashOf(refreshToken);
    return inTransaction(this.#database, async (tx) => {
      const token = await repository.lockByToken(tx, hash);
      const now = this.#now();
      if (!token || token.revokedAt || token.expiresAt <= now || token.sessionExpiresAt <= now) return null;
      const { sessionId, userId, current } = token;
      const generationsBehind = current - token.generation;
      const sinceRotation = now.getTime() - token.generationBeganAt.getTime();
      if (generationsBehind > 1 || (generationsBehind === 1 && sinceRotation > ROTATION_GRACE_MS)) {
        await repository.revoke(tx, sessionId, now);
        return null;
      }

      const expiresAt = new Date(Math.min(now.getTime() + SESSION_MS, token.createdAt.getTime() + MAX_SESSION_MS));
      const generation = token.generation + 1;
      await repository.extend(tx, sessionId, {
        lastUsedAt: now,
        expiresAt,
        ...(generationsBehind === 0 && { generation, generationBeganAt: now }),
      });
      return { sessionId, userId, refreshToken: await addToken(tx, sessionId, generation, expiresAt) };
    });
  }

  list(userId: string) {
    return repository.openOf(this.#database, userId, this.#now());
  }

  async end(userId: string, sessionId: string): Promise<boolean> {
    return (await repository.endOf(this.#database, userId, { only: sessionId }, this.#now())) === 1;
  }

  endOthers(userId: string, sessionId: string): Promise<number> {
    return repository.endOf(this.#database, userId, { except: sessionId }, this.#now());
  }

  close(sessionId: string): Promise<void> {
    return repository.revoke(this.#database, sessionId, this.#now());
  }

  closeByToken(refreshToken: string): Promise<void> {
    return repository.revokeByToken(this.#database, hashOf(refreshToken), this.#now());
  }

  deleteExpired(): Promise<void> {
    return repository.deleteExpired(this.#database, new Date(this.#now().getTime() - DAY_MS));
  }
}

async function addToken(tx: Database, sessionId: string, generation: number, expiresAt: Date): Promise<string> {
  const refreshToken = randomBytes(32).toString('base64url');
  await repository.addToken(tx, { hash: hashOf(refreshToken), sessionId, expiresAt, generation });
  return refreshToken;
}

/** A plain SHA-256 hash is safe, because nobody can guess a random 32-byte token. */
function hashOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex');
}
