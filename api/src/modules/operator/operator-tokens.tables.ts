import type { OperatorScope } from '@kaagazz/domain/desk';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Tokens of machines that call /api/operator. A revoked token stays on record for the audit log.
 */
export const operatorTokens = pgTable('operator_tokens', {
  id: uuid('id').primaryKey(),
  /** The audit log refers to the name, so no two tokens ever have the same. */
  name: text('name').notNull().unique(),
  /** SHA-256 of the token, in hex. */
  hash: text('hash').notNull().unique(),
  scopes: jsonb('scopes').$type<OperatorScope[]>().notNull(),
  createdAt: moment('created_at').notNull(),
  /** Updated once a minute at most. */
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at'),
});
