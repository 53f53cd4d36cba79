import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Shell servers refuse lower revisions of the list of app versions, because an attacker could
 * replay an old list.
 */
export const rolloutRevisions = pgTable('rollout_revisions', {
  /** Always `shop`. */
  id: text('id').primaryKey(),
  revision: integer('revision').notNull(),
});
