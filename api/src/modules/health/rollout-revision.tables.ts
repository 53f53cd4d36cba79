import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Highest revision of the signed rollout that a shell server has used, in a single row. A shell
 * server without its own record refuses lower revisions, which could be replayed copies.
 */
export const rolloutRevisions = pgTable('rollout_revisions', {
  /** Always `shop`. */
  id: text('id').primaryKey(),
  revision: integer('revision').notNull(),
});
