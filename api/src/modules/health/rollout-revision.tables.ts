import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The revision of the signed list of app versions. A lower revision is refused, because an attacker
 * could replay an old list.
 */
export const rolloutRevisions = pgTable('rollout_revisions', {
  /** Always `shop`. */
  id: text('id').primaryKey(),
  revision: integer('revision').notNull(),
});
