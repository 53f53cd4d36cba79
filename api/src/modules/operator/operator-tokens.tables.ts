import type { OperatorScope } from '@kaagazz/domain/desk';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** API tokens of operators. Revoked tokens are kept, because the audit log refers to them. */
export const operatorTokens = pgTable('operator_tokens', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  hash: text('hash').notNull().unique(),
  scopes: jsonb('scopes').$type<OperatorScope[]>().notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at'),
});
