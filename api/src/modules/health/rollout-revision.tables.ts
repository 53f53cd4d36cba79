import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Highest revision of the signed rollout that any shell server has used. The table has a single
 * row. A shell server without its own record refuses lower revisions, because they could be
 * replayed copies.
 */
export const rolloutRevisions = pgTable('rollout_revisions', {
  /** Always `shop`. */
  id: text('id').primaryKey(),
  revision: integer('revision').notNull(),
});
