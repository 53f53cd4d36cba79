import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Newest revision of the signed list of app versions. The api rejects lower revisions, because an
 * attacker could replay an old list.
 */
export const rolloutRevisions = pgTable('rollout_revisions', {
  /** Always `shop`. */
  id: text('id').primaryKey(),
  revision: integer('revision').notNull(),
});
