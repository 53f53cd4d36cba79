import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { printLines } from '../print/lines/print-lines.tables.ts';

export const certificates = pgTable(
  'certificates',
  {
    serial: text('serial').primaryKey(),
    lineId: text('line_id')
      .notNull()
      .references(() => printLines.id, { onDelete: 'cascade' }),
    /** Position of the recipient in the list of names, starting at 0. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('certificates_line').on(table.lineId, table.position)],
);
