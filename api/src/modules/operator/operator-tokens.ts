import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { DeskToken, NewToken } from '@kaagazz/api-schema';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type ListQuery, pageOfList } from '../../lists/list-query.ts';
import type { OperatorCaller } from '../../plugins/operator-guard.ts';
import { Problem } from '../../plugins/problem.ts';
import { type Actor, noteDeskChange } from './audit.ts';
import { operatorTokens } from './operator-tokens.tables.ts';

type Row = typeof operatorTokens.$inferSelect;

/** The prefix makes leaked tokens easy to find in logs and repositories. */
const PREFIX = 'kgzop_';
const TOKEN = /^kgzop_[\w-]{43}$/;
const USE_NOTED_EVERY_MS = 60_000;

export class OperatorTokens {
  readonly #context: Pick<AppContext, 'database' | 'now'>;

  constructor(context: Pick<AppContext, 'database' | 'now'>) {
    this.#context = context;
  }

  async find(token: string): Promise<OperatorCaller | null> {
    if (!TOKEN.test(token)) return null;
    const { database, now } = this.#context;
    const [row] = await database
      .select()
      .from(operatorTokens)
      .where(and(eq(operatorTokens.hash, hashOf(token)), isNull(operatorTokens.revokedAt)));
    if (!row) return null;
    const before = new Date(now().getTime() - USE_NOTED_EVERY_MS);
    if (!row.lastUsedAt || row.lastUsedAt < before) {
      await database
        .update(operatorTokens)
        .set({ lastUsedAt: now() })
        .where(
          and(
            eq(operatorTokens.id, row.id),
            or(isNull(operatorTokens.lastUsedAt), lt(operatorTokens.lastUsedAt, before)),
          ),
        );
    }
    return { name: row.name, scopes: row.scopes };
  }

  async page(query: ListQuery<'createdAt'>): Promise<{ data: DeskToken[]; total: number }> {
    const { rows, total } = await pageOfList(this.#context.database, operatorTokens, undefined, {
      ...query,
      by: operatorTokens.createdAt,
      id: operatorTokens.id,
    });
    return { data: rows.map(onWire), total };
  }

  /** Creates a token and returns it in plain text. The database stores only a hash. */
  create(by: Actor, { name, scopes }: z.output<typeof NewToken>): Promise<{ data: DeskToken; token: string }> {
    const token = PREFIX + randomBytes(32).toString('base64url');
    return inTransaction(this.#context.database, async (tx) => {
      const now = this.#context.now();
      const [row] = await tx
        .insert(operatorTokens)
        .values({ id: randomUUID(), name, hash: hashOf(token), scopes: [...new Set(scopes)], createdAt: now })
        .onConflictDoNothing()
        .returning();
      if (!row) throw new Problem('ID_TAKEN', 'Another token already has this name. Choose a different name.');
      const after = { scopes: row.scopes };
      await noteDeskChange(tx, by, { action: 'tokens.create', resource: 'token', record: name, after }, now);
      return { data: onWire(row), token };
    });
  }

  /** @throws Problem 404 `NOT_FOUND` */
  revoke(by: Actor, id: string): Promise<DeskToken> {
    return inTransaction(this.#context.database, async (tx) => {
      const now = this.#context.now();
      const [before] = await tx.select().from(operatorTokens).where(eq(operatorTokens.id, id)).for('update');
      if (!before) throw new Problem('NOT_FOUND', 'There is no such token.');
      if (before.revokedAt) return onWire(before);
      await tx.update(operatorTokens).set({ revokedAt: now }).where(eq(operatorTokens.id, id));
      await noteDeskChange(tx, by, { action: 'tokens.revoke', resource: 'token', record: before.name }, now);
      return onWire({ ...before, revokedAt: now });
    });
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function onWire({ id, name, scopes, createdAt, lastUsedAt, revokedAt }: Row): DeskToken {
  return {
    id,
    name,
    scopes,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
