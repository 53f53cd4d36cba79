import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * A single row with the highest rollout revision (signed list of app versions) that any shell
 * server has used. New shell servers refuse lower revisions, because an attacker could replay an
 * old list.
 */
export const rolloutRevisions = pgTable('rollout_revisions', {
  /** Always `shop`. */
  id: text('id').primaryKey(),
  revision: integer('revision').notNull(),
});
